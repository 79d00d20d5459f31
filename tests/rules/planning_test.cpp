// Section 5: planning.
#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

constexpr Resource kMaterials = Resource::Materials;
constexpr Resource kPopulation = Resource::Population;
constexpr Resource kGold = Resource::Gold;

Place on(std::string_view name, Resource resource) {
    return {card(name), resource, resource};
}
Place into_alchemy(Resource resource) {
    return {std::nullopt, resource, resource};
}

}  // namespace

TEST_CASE("R5.1 planning turns every selected card up, for both players to see") {
    State state = new_table();
    set_selection(state, kValados, {"farm#1?t", "barracks#1"});
    set_selection(state, kTeressie, {"nexus?v", "hamlet#1?t"});
    set_area(state, Area::Left, {"scholars#1?t"});
    start_last_select(state);
    const auto events = play(state, kValados, Select{Area::Left});
    CHECK(state.phase == Phase::Planning);
    CHECK(count(events, EventKind::TurnedUp) == 4);
    for (const Player viewer : kPlayers) {
        const View view = view_for(state, viewer);
        CHECK(cards_in(view.sides[index(kValados)].selection) ==
              cards({"farm#1", "barracks#1", "scholars#1"}));
        CHECK(cards_in(view.sides[index(kTeressie)].selection) == cards({"nexus", "hamlet#1"}));
        for (const Side& seen : view.sides) CHECK(!seen.selection.any_face_down());
    }
}

TEST_CASE("R5.2 every card has to be slated or recycled before a player is done") {
    State state = new_table();
    set_selection(state, kValados, {"farm#1", "barracks#1"});
    set_selection(state, kTeressie, {"nexus"});
    start_planning(state);
    CHECK(refused(state, kValados, Done{}) == Refusal::SelectionNotEmpty);
    play(state, kValados, Slate{card("farm#1")});
    CHECK(side(state, kValados).construction == cards({"farm#1"}));
    CHECK(cards_in(side(state, kValados).selection) == cards({"barracks#1"}));
    CHECK(refused(state, kValados, Done{}) == Refusal::SelectionNotEmpty);
    play(state, kValados, Recycle{card("barracks#1")});
    play(state, kValados, into_alchemy(kMaterials));
    CHECK(!refused(state, kValados, Done{}));
}

TEST_CASE("R5.2 only cards of one's own selection area are slated or recycled") {
    State state = new_table();
    set_selection(state, kValados, {"farm#1"});
    set_selection(state, kTeressie, {"nexus"});
    start_planning(state);
    CHECK(refused(state, kValados, Slate{card("nexus")}) == Refusal::CardNotInSelection);
    CHECK(refused(state, kValados, Recycle{card("nexus")}) == Refusal::CardNotInSelection);
    start_production(state, kMaterials);
    CHECK(refused(state, kValados, Slate{card("farm#1")}) == Refusal::WrongPhase);
    CHECK(refused(state, kValados, Recycle{card("farm#1")}) == Refusal::WrongPhase);
}

TEST_CASE("R5.3 a recycled card gives its recycling bonus and is discarded") {
    State state = new_table();
    set_selection(state, kValados, {"farm#1", "hamlet#1"});
    start_planning(state);
    const Resource bonus = deck().developments[index(card("farm#1"))].recycles_into;
    play(state, kValados, Recycle{card("farm#1")});
    CubeCounts one{};
    one[index(bonus)] = 1;
    CHECK(side(state, kValados).cubes == one);
    CHECK(side(state, kValados).discarded == cards({"farm#1"}));
    // Placed at once: nothing else can be sorted before.
    CHECK(refused(state, kValados, Recycle{card("hamlet#1")}) == Refusal::CubesInHand);
    CHECK(refused(state, kValados, Slate{card("hamlet#1")}) == Refusal::CubesInHand);
}

TEST_CASE("R5.3 the cube goes onto a card with a free space for it, or into the alchemy area") {
    State state = new_table();
    set_selection(state, kValados, {"barracks#1", "barracks#2"});
    set_construction(state, kValados, {{"farm#1"}, {"grand_arena"}});
    set_construction(state, kTeressie, {{"hamlet#1"}});
    start_planning(state);
    play(state, kValados, Recycle{card("barracks#1")});  // materials
    CHECK(refused(state, kValados, on("grand_arena", kMaterials)) == Refusal::NoSuchFreeSpace);
    CHECK(refused(state, kValados, on("hamlet#1", kMaterials)) ==
          Refusal::CardNotUnderConstruction);
    CHECK(refused(state, kValados, into_alchemy(kGold)) == Refusal::NoSuchCubeInHand);
    State other_way = state;
    play(state, kValados, on("farm#1", kMaterials));
    CHECK(filled(state, card("farm#1"), kMaterials) == 1);
    CHECK(side(state, kValados).alchemy == CubeCounts{});
    play(other_way, kValados, into_alchemy(kMaterials));
    CHECK(side(other_way, kValados).alchemy == CubeCounts{1, 0, 0, 0});
    CHECK(side(other_way, kValados).cubes == CubeCounts{});
}

TEST_CASE("R5.3 the spaces of one kind on a card are alike: one decision for all of them") {
    State state = new_table();
    set_construction(state, kValados, {{"barracks#1"}});
    set_cubes(state, kValados, {1, 0, 0, 0});
    start_planning(state);
    int places = 0;
    for (const Decision decision : legal_decisions(deck(), state, kValados)) {
        places += decision.kind() == Kind::Place ? 1 : 0;
    }
    CHECK(places == 2);  // the barracks and the alchemy area
}

TEST_CASE("R5.4 a treasure is not slated but recycled for its two resources") {
    State state = new_table();
    set_selection(state, kValados, {"treasure_materials_population", "treasure_gold_gold"});
    set_construction(state, kValados, {all_but_one("farm#1", kMaterials)});
    start_planning(state);
    CHECK(refused(state, kValados, Slate{card("treasure_gold_gold")}) == Refusal::CannotBeSlated);
    play(state, kValados, Recycle{card("treasure_materials_population")});
    CHECK(side(state, kValados).cubes == CubeCounts{1, 1, 0, 0});
    // One after the other, each where the player likes.
    play(state, kValados, into_alchemy(kPopulation));
    CHECK(side(state, kValados).cubes == CubeCounts{1, 0, 0, 0});
    play(state, kValados, on("farm#1", kMaterials));
    CHECK(side(state, kValados).duchy == cards({"farm#1"}));
    CHECK(side(state, kValados).alchemy == CubeCounts{0, 1, 0, 0});
    play(state, kValados, Recycle{card("treasure_gold_gold")});
    CHECK(side(state, kValados).cubes == CubeCounts{0, 0, 2, 0});
    CHECK((side(state, kValados).discarded & kTreasures).size() == 2);
}

TEST_CASE("R5.5 calamities join the duchy as planning starts, before any decision") {
    State state = new_table();
    set_selection(state, kValados, {"calamity#1", "farm#1", "calamity#2?t"});
    set_selection(state, kTeressie, {"calamity#3", "hamlet#1"});
    set_area(state, Area::Left, {"calamity#4"});
    start_last_select(state);
    CHECK(side(state, kValados).duchy.empty());
    const auto events = play(state, kValados, Select{Area::Left});
    CHECK(count(events, EventKind::CalamityTaken) == 4);
    CHECK(side(state, kValados).duchy == cards({"calamity#1", "calamity#2", "calamity#4"}));
    CHECK(side(state, kTeressie).duchy == cards({"calamity#3"}));
    CHECK(cards_in(side(state, kValados).selection) == cards({"farm#1"}));
}

TEST_CASE("R5.5 until planning a calamity is not in the duchy, even one lying face up") {
    State state = new_table();
    set_area(state, Area::Left, {"calamity#1"});
    start_select(state, kTeressie);
    play(state, kTeressie, Select{Area::Left});
    CHECK(cards_in(side(state, kTeressie).selection) == cards({"calamity#1"}));
    CHECK(side(state, kTeressie).duchy.empty());
    CHECK(score(deck(), state, kTeressie).calamities == 0);
}

TEST_CASE("R5.5 a calamity can be neither recycled nor slated") {
    State state = new_table();
    set_duchy(state, kValados, {"calamity#1"});
    set_selection(state, kValados, {"farm#1"});
    start_planning(state);
    CHECK(refused(state, kValados, Slate{card("calamity#1")}) == Refusal::CannotBeSlated);
    CHECK(refused(state, kValados, Recycle{card("calamity#1")}) == Refusal::CannotBeRecycled);
}

TEST_CASE("R5.6 a card completed in planning produces in the same round") {
    State state = new_table();
    set_selection(state, kValados, {"barracks#1"});
    set_construction(state, kValados, {all_but_one("slate_quarry#1", kMaterials)});
    start_planning(state);
    const int before = production(deck(), state, kValados, kMaterials);
    play(state, kValados, Recycle{card("barracks#1")});
    play(state, kValados, on("slate_quarry#1", kMaterials));
    CHECK(side(state, kValados).duchy == cards({"slate_quarry#1"}));
    finish_segment(state);
    REQUIRE(state.phase == Phase::Production);
    REQUIRE(state.step == kMaterials);
    CHECK(side(state, kValados).cubes[index(kMaterials)] == before + 2);
}

TEST_CASE("R5.7 planning ends when both are done with an empty selection area") {
    State state = new_table();
    for (const Player player : kPlayers) set_selection(state, player, {});
    set_construction(state, kValados, {{"farm#1"}});
    set_construction(state, kTeressie, {{"farm#2"}});
    start_planning(state);
    play(state, kTeressie, Done{});
    CHECK(state.phase == Phase::Planning);
    CHECK(refused(state, kTeressie, Done{}) == Refusal::NotYourTurn);
    CHECK(refused(state, kTeressie, Discard{card("farm#2")}) == Refusal::NotYourTurn);
    CHECK(next_player(state) == kValados);
    play(state, kValados, Done{});
    CHECK(state.phase == Phase::Production);
    CHECK(state.step == kMaterials);
}
