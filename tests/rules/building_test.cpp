// Sections 7 and 8: cards under construction, and the alchemy area.
#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

constexpr Resource kMaterials = Resource::Materials;
constexpr Resource kPopulation = Resource::Population;
constexpr Resource kGold = Resource::Gold;
constexpr Resource kExploration = Resource::Exploration;
constexpr Resource kKrystallium = Resource::Krystallium;
constexpr Resource kSoldiers = Resource::Soldiers;

Place on(std::string_view name, Resource piece) {
    return {card(name), piece, piece};
}
Place stand_in(std::string_view name, Resource space) {
    return {card(name), kKrystallium, space};
}
Place into_alchemy(Resource resource) {
    return {std::nullopt, resource, resource};
}

// Planning with nothing to sort, so that only what is under construction matters.
State bare_planning(Module module = Module::None) {
    State state = new_table(module);
    for (const Player player : kPlayers) set_selection(state, player, {});
    start_planning(state);
    return state;
}

}  // namespace

TEST_CASE("R7.1 a card is complete the moment its last space is filled") {
    State state = bare_planning();
    set_construction(state, kValados, {all_but_one("dragon_egg", kSoldiers), {"farm#1"}});
    set_stock(state, kValados, {.soldiers = 1});
    const auto events = play(state, kValados, on("dragon_egg", kSoldiers));
    CHECK(count(events, EventKind::Built) == 1);
    CHECK(side(state, kValados).duchy == cards({"dragon_egg"}));
    CHECK(side(state, kValados).construction == cards({"farm#1"}));
    // What lay on it is gone to the supply.
    CHECK(state.board.filled[index(card("dragon_egg"))] == 0);
    CHECK(side(state, kValados).soldiers == 0);
    CHECK(side(state, kValados).alchemy == CubeCounts{});
    CHECK(side(state, kValados).cubes == CubeCounts{});
}

TEST_CASE("R7.1 a card with a free space left is not complete") {
    State state = bare_planning();
    set_construction(state, kValados, {{"farm#1"}});
    set_cubes(state, kValados, {1, 0, 0, 0});
    play(state, kValados, on("farm#1", kMaterials));
    CHECK(side(state, kValados).duchy.empty());
    CHECK(side(state, kValados).construction == cards({"farm#1"}));
}

TEST_CASE("R7.1 the construction bonus goes to the stock and leaves the training area as it is") {
    State state = bare_planning();
    const Development& guildhall = deck().developments[index(card("guildhall"))];
    const Development& forge = deck().developments[index(card("alchemical_forge"))];
    REQUIRE(guildhall.bonus_soldiers > 0);
    REQUIRE(forge.bonus_krystallium > 0);
    set_construction(state, kValados,
                     {all_but_one("guildhall#1", kMaterials),
                      all_but_one("alchemical_forge#1", kGold),
                      {"farm#1"}});
    set_stock(state, kValados, {.krystallium = 1, .soldiers = 1, .training = 1});
    set_cubes(state, kValados, {1, 0, 1, 0});
    play(state, kValados, on("guildhall#1", kMaterials));
    CHECK(side(state, kValados).soldiers == 1 + guildhall.bonus_soldiers);
    CHECK(side(state, kValados).training == 1);
    play(state, kValados, on("alchemical_forge#1", kGold));
    CHECK(side(state, kValados).krystallium == 1 + forge.bonus_krystallium);
}

TEST_CASE("R7.2 any number of cards may be under construction, copies of one design too") {
    State state = new_table();
    set_construction(state, kValados,
                     {{"farm#1", {1}},
                      {"farm#2"},
                      {"nexus"},
                      {"dragon_egg"},
                      {"grand_arena"},
                      {"hamlet#1"},
                      {"hamlet#2"}});
    set_selection(state, kValados, {"farm#3", "barracks#3", "scholars#1"});
    set_selection(state, kTeressie, {});
    start_planning(state);
    for (const std::string_view name : {"farm#3", "barracks#3", "scholars#1"}) {
        play(state, kValados, Slate{card(name)});
    }
    CHECK(side(state, kValados).construction.size() == 10);
    set_duchy(state, kValados, {"barracks#1", "barracks#2"});
    set_cubes(state, kValados, {3, 0, 0, 0});
    for (const std::string_view name : {"farm#1", "farm#2", "farm#2"}) {
        play(state, kValados, on(name, kMaterials));
    }
    CHECK(side(state, kValados).duchy == cards({"barracks#1", "barracks#2", "farm#1", "farm#2"}));
}

TEST_CASE("R7.2 cards under construction stay from round to round with all that lies on them") {
    State state = new_table();
    set_construction(state, kValados, {{"barracks#1", {2}}, {"nexus"}});
    start_production(state, kExploration);
    finish_segment(state);
    REQUIRE(state.round == 1);
    CHECK(side(state, kValados).construction == cards({"barracks#1", "nexus"}));
    CHECK(filled(state, card("barracks#1"), kMaterials) == 2);
}

TEST_CASE("R7.3 a space for a basic resource takes that resource or krystallium") {
    State state = bare_planning();
    set_construction(state, kValados, {{"grand_library#1"}});  // population and gold
    set_stock(state, kValados, {.krystallium = 2, .soldiers = 1});
    set_cubes(state, kValados, {1, 1, 0, 0});
    CHECK(refused(state, kValados, on("grand_library#1", kMaterials)) == Refusal::NoSuchFreeSpace);
    CHECK(refused(state, kValados, on("grand_library#1", kSoldiers)) == Refusal::NoSuchFreeSpace);
    CHECK(refused(state, kValados, Place{card("grand_library#1"), kSoldiers, kGold}) ==
          Refusal::NoSuchFreeSpace);
    play(state, kValados, on("grand_library#1", kPopulation));
    play(state, kValados, stand_in("grand_library#1", kGold));
    CHECK(filled(state, card("grand_library#1"), kPopulation) == 1);
    CHECK(filled(state, card("grand_library#1"), kGold) == 1);
    CHECK(side(state, kValados).krystallium == 1);
    CHECK(refused(state, kValados, stand_in("grand_library#1", kPopulation)) ==
          Refusal::NoSuchFreeSpace);
}

TEST_CASE("R7.3 a krystallium space takes krystallium only, a soldier space a soldier only") {
    State state = bare_planning();
    const Card graveyard = card("leviathan_graveyard");
    set_construction(state, kValados, {{"leviathan_graveyard"}});
    set_stock(state, kValados, {.krystallium = 1, .soldiers = 1});
    set_cubes(state, kValados, {0, 0, 1, 1});
    for (const Resource piece : {kGold, kExploration, kSoldiers}) {
        CHECK(refused(state, kValados, Place{graveyard, piece, kKrystallium}) ==
              Refusal::NoSuchFreeSpace);
    }
    for (const Resource piece : {kGold, kExploration, kKrystallium}) {
        CHECK(refused(state, kValados, Place{graveyard, piece, kSoldiers}) ==
              Refusal::NoSuchFreeSpace);
    }
    play(state, kValados, on("leviathan_graveyard", kKrystallium));
    play(state, kValados, on("leviathan_graveyard", kSoldiers));
    CHECK(filled(state, graveyard, kKrystallium) == 1);
    CHECK(filled(state, graveyard, kSoldiers) == 1);
}

TEST_CASE("R7.3 krystallium never goes into the alchemy area") {
    State state = bare_planning();
    set_stock(state, kValados, {.krystallium = 1});
    set_construction(state, kValados, {{"farm#1"}});
    CHECK(refused(state, kValados, into_alchemy(kKrystallium)) == Refusal::NotForAlchemy);
    CHECK(refused(state, kValados, Place{{}, kKrystallium, kGold}) == Refusal::NotForAlchemy);
}

TEST_CASE("R7.3 the spaces of one kind are alike, only how many are filled matters") {
    State cube_first = bare_planning();
    set_construction(cube_first, kValados, {{"barracks#1"}});
    set_stock(cube_first, kValados, {.krystallium = 1});
    set_cubes(cube_first, kValados, {1, 0, 0, 0});
    State krystallium_first = cube_first;
    play(cube_first, kValados, on("barracks#1", kMaterials));
    play(cube_first, kValados, stand_in("barracks#1", kMaterials));
    play(krystallium_first, kValados, stand_in("barracks#1", kMaterials));
    play(krystallium_first, kValados, on("barracks#1", kMaterials));
    CHECK(cube_first == krystallium_first);
}

TEST_CASE("R7.4 krystallium and soldiers may be kept from round to round") {
    State state = new_table();
    set_construction(state, kValados, {{"dragon_egg"}});
    set_stock(state, kValados, {.krystallium = 3, .soldiers = 2});
    start_production(state, kExploration);
    CHECK(!refused(state, kValados, Done{}));
    finish_segment(state);
    REQUIRE(state.round == 1);
    CHECK(side(state, kValados).krystallium == 3);
    CHECK(side(state, kValados).soldiers == 2);
}

TEST_CASE("R7.4 a soldier in training cannot be placed, nor what one does not have") {
    State state = bare_planning();
    set_construction(state, kValados, {{"dragon_egg"}});
    set_stock(state, kValados, {.training = 1});
    CHECK(refused(state, kValados, on("dragon_egg", kSoldiers)) == Refusal::NoSoldierLeft);
    CHECK(refused(state, kValados, stand_in("dragon_egg", kExploration)) ==
          Refusal::NoKrystalliumLeft);
    set_stock(state, kValados, {.soldiers = 1, .training = 1});
    play(state, kValados, on("dragon_egg", kSoldiers));
    CHECK(side(state, kValados).soldiers == 0);
    CHECK(side(state, kValados).training == 1);
}

TEST_CASE("R7.5 discarding a card under construction loses all that lies on it") {
    State state = bare_planning();
    set_construction(state, kValados, {all_but_one("dragon_egg", kExploration), {"nexus"}});
    play(state, kValados, Discard{card("dragon_egg")});
    CHECK(side(state, kValados).construction == cards({"nexus"}));
    CHECK(side(state, kValados).discarded == cards({"dragon_egg"}));
    CHECK(side(state, kValados).soldiers == 0);
    CHECK(side(state, kValados).krystallium == 0);
    CHECK(state.board.filled[index(card("dragon_egg"))] == 0);
}

TEST_CASE(
    "R7.5 the recycling bonus of a discarded card goes into the alchemy area, never onto a card") {
    State state = bare_planning();
    // A grand arena recycles into gold, which the library could take.
    set_construction(state, kValados, {{"grand_arena"}, {"grand_library#1"}});
    play(state, kValados, Discard{card("grand_arena")});
    CHECK(side(state, kValados).alchemy == CubeCounts{0, 0, 1, 0});
    CHECK(side(state, kValados).cubes == CubeCounts{});
    set_alchemy(state, kValados, {0, 0, 4, 0});
    play(state, kValados, Discard{card("grand_library#1")});
    CHECK(side(state, kValados).alchemy == CubeCounts{});
    CHECK(side(state, kValados).krystallium == 1);
}

TEST_CASE("R7.5 only one's own cards under construction can be discarded") {
    State state = bare_planning();
    set_construction(state, kTeressie, {{"grand_arena"}});
    set_duchy(state, kValados, {"farm#1"});
    set_construction(state, kValados, {{"nexus"}});
    CHECK(refused(state, kValados, Discard{card("grand_arena")}) == Refusal::NotThereToDiscard);
    CHECK(refused(state, kValados, Discard{card("farm#1")}) == Refusal::NotThereToDiscard);
}

TEST_CASE("R8.1 five cubes in the alchemy area become one krystallium, whatever their types") {
    State state = bare_planning();
    set_alchemy(state, kValados, {1, 1, 1, 0});
    set_cubes(state, kValados, {0, 0, 0, 3});
    play(state, kValados, into_alchemy(kExploration));
    CHECK(side(state, kValados).alchemy == CubeCounts{1, 1, 1, 1});
    CHECK(side(state, kValados).krystallium == 0);
    const auto events = play(state, kValados, into_alchemy(kExploration));
    CHECK(count(events, EventKind::Transmuted) == 1);
    CHECK(side(state, kValados).alchemy == CubeCounts{});
    CHECK(side(state, kValados).krystallium == 1);
}

TEST_CASE(
    "R8.1 a gain of several cubes can transmute in its middle and use the krystallium at once") {
    State state = bare_planning();
    set_alchemy(state, kValados, {4, 0, 0, 0});
    set_construction(state, kValados, {{"farm#1", {1}}});
    set_cubes(state, kValados, {0, 2, 0, 0});
    play(state, kValados, into_alchemy(kPopulation));
    REQUIRE(side(state, kValados).krystallium == 1);
    play(state, kValados, stand_in("farm#1", kMaterials));
    CHECK(side(state, kValados).duchy == cards({"farm#1"}));
    CHECK(side(state, kValados).cubes == CubeCounts{0, 1, 0, 0});
    play(state, kValados, into_alchemy(kPopulation));
    CHECK(side(state, kValados).alchemy == CubeCounts{0, 1, 0, 0});
    CHECK(side(state, kValados).krystallium == 0);
}

TEST_CASE(
    "R8.1 a large production transmutes again and again, never more than four cubes lie there") {
    State state = new_table();
    set_cubes(state, kValados, {13, 0, 0, 0});
    set_construction(state, kValados, {{"nexus"}});
    start_production(state, kMaterials);
    for (int i = 1; i <= 13; ++i) {
        play(state, kValados, into_alchemy(kMaterials));
        CHECK(side(state, kValados).alchemy[index(kMaterials)] == i % 5);
        CHECK(side(state, kValados).krystallium == i / 5);
    }
}

TEST_CASE("R8.2 a cube in the alchemy area cannot go onto a card") {
    State state = bare_planning();
    set_alchemy(state, kValados, {3, 0, 0, 0});
    set_construction(state, kValados, {{"farm#1"}});
    CHECK(refused(state, kValados, on("farm#1", kMaterials)) == Refusal::NoSuchCubeInHand);
    CHECK(refused(state, kValados, Transmute{{3, 0, 0, 0}}) == Refusal::WrongPhase);
    CHECK(legal_decisions(deck(), state, kValados).size() == 2);  // discard, done
}

TEST_CASE("R8.2 the types of the cubes in the alchemy area are remembered") {
    State state = bare_planning();
    set_cubes(state, kValados, {1, 1, 0, 2});
    for (const Resource resource : {kMaterials, kPopulation, kExploration, kExploration}) {
        play(state, kValados, into_alchemy(resource));
    }
    CHECK(side(state, kValados).alchemy == CubeCounts{1, 1, 0, 2});
}
