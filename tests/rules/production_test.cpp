// Section 6: production.
#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

constexpr Resource kMaterials = Resource::Materials;
constexpr Resource kPopulation = Resource::Population;
constexpr Resource kGold = Resource::Gold;
constexpr Resource kExploration = Resource::Exploration;

// Opens a production step as the game does: count, supremacy, cubes in hand.
std::vector<Event> open_step(State& state, Resource step) {
    if (step == kMaterials) {
        start_planning(state);
    } else {
        start_production(state, static_cast<Resource>(index(step) - 1));
    }
    const auto events = finish_segment(state);
    REQUIRE(state.phase == Phase::Production);
    REQUIRE(state.step == step);
    return events;
}

int cubes_of(const State& state, Player player, Resource resource) {
    return side(state, player).cubes[index(resource)];
}

Place into_alchemy(Resource resource) {
    return {std::nullopt, resource, resource};
}
Place on(std::string_view name, Resource resource) {
    return {card(name), resource, resource};
}

// With side B both duchy cards produce the same.
State even_table() {
    return new_table(Module::None, {.side = DuchyFace::B});
}

}  // namespace

TEST_CASE("R6.1 a step begins when both players are done with the one before") {
    State state = new_table();
    for (const Player player : kPlayers) set_construction(state, player, {});
    set_construction(state, kValados, {{"farm#1"}});
    set_construction(state, kTeressie, {{"farm#2"}});
    open_step(state, kMaterials);
    for (const Player player : kPlayers) {
        while (cubes_of(state, player, kMaterials) > 0) {
            play(state, player, into_alchemy(kMaterials));
        }
        CHECK(state.step == kMaterials);
        play(state, player, Done{});
    }
    CHECK(state.step == kPopulation);
    for (const Player player : kPlayers) CHECK(cubes_of(state, player, kPopulation) > 0);
    for (const Player player : kPlayers) CHECK(cubes_of(state, player, kGold) == 0);
}

TEST_CASE("R6.1 after the fourth step production is over") {
    State state = new_table();
    open_step(state, kExploration);
    finish_segment(state);
    CHECK(state.phase == Phase::Offer);
    CHECK(state.round == 1);
}

TEST_CASE("R6.2 icons on the duchy card and on built cards count, cards under construction never") {
    State state = new_table();
    set_duchy(state, kValados, {"slate_quarry#1", "nexus", "farm#1", "calamity#1"});
    set_construction(state, kValados, {all_but_one("slate_quarry#2", kMaterials)});
    const int printed = printed_production(state, kValados, kMaterials);
    open_step(state, kMaterials);
    CHECK(cubes_of(state, kValados, kMaterials) == printed + 2 + 1);
}

TEST_CASE("R6.2 a card completed in a step's construction does not count in that step") {
    State state = new_table();
    set_construction(state, kValados, {all_but_one("slate_quarry#1", kMaterials), {"farm#1"}});
    open_step(state, kMaterials);
    const int counted = cubes_of(state, kValados, kMaterials);
    play(state, kValados, on("slate_quarry#1", kMaterials));
    CHECK(side(state, kValados).duchy.has(card("slate_quarry#1")));
    CHECK(cubes_of(state, kValados, kMaterials) == counted - 1);
}

TEST_CASE("R6.2 both counts are public") {
    State state = new_table();
    set_duchy(state, kTeressie, {"slate_quarry#1"});
    const auto events = open_step(state, kMaterials);
    const auto told = [&](Player player) {
        for (const Event& event : events) {
            const bool fits = event.kind == EventKind::Produced && event.player == player;
            if (fits && event.resource == kMaterials && !event.held) return int{event.amount};
        }
        return -1;
    };
    for (const Player player : kPlayers) {
        CHECK(told(player) == production(deck(), state, player, kMaterials));
        const View view = view_for(state, other(player));
        CHECK(view.sides[index(player)].cubes[index(kMaterials)] == told(player));
    }
}

TEST_CASE("R6.3 a per-type icon counts the cards of that type in the duchy") {
    State state = new_table();
    const int bare = production(deck(), state, kValados, kGold);
    set_duchy(
        state, kValados,
        {"kingsroad_toll", "barracks#1", "barracks#2", "farm#1", "navigators#1", "calamity#1"});
    set_construction(state, kValados, {{"farm#2"}});
    CHECK(production(deck(), state, kValados, kGold) == bare + 4);
}

TEST_CASE("R6.3 the Expeditionary Force counts itself among the specialists") {
    State state = new_table();
    const int bare = production(deck(), state, kValados, kExploration);
    set_duchy(state, kValados, {"expeditionary_force"});
    CHECK(production(deck(), state, kValados, kExploration) == bare + 1);
    set_duchy(
        state, kValados,
        {"expeditionary_force", "munitions_specialists#1", "wandering_masons#1", "barracks#1"});
    CHECK(production(deck(), state, kValados, kExploration) == bare + 3);
    open_step(state, kExploration);
    CHECK(cubes_of(state, kValados, kExploration) == bare + 3);
}

TEST_CASE("R6.4 who counts strictly more puts a soldier into training") {
    State state = even_table();
    set_duchy(state, kTeressie, {"slate_quarry#1"});
    const auto events = open_step(state, kMaterials);
    CHECK(side(state, kTeressie).training == 1);
    CHECK(side(state, kTeressie).soldiers == 0);
    CHECK(side(state, kValados).training == 0);
    CHECK(count(events, EventKind::TrainingBegan) == 1);
}

TEST_CASE("R6.4 with a soldier in training supremacy takes it into the stock") {
    State state = even_table();
    set_duchy(state, kTeressie, {"slate_quarry#1"});
    set_stock(state, kTeressie, {.soldiers = 2, .training = 1});
    set_stock(state, kValados, {.training = 1});
    const auto events = open_step(state, kMaterials);
    CHECK(side(state, kTeressie).training == 0);
    CHECK(side(state, kTeressie).soldiers == 3);
    CHECK(side(state, kValados).training == 1);
    CHECK(side(state, kValados).soldiers == 0);
    CHECK(count(events, EventKind::TrainingEnded) == 1);
}

TEST_CASE("R6.4 equal counts give supremacy to nobody") {
    State state = even_table();
    const auto events = open_step(state, kMaterials);
    for (const Player player : kPlayers) {
        CHECK(side(state, player).training == 0);
        CHECK(side(state, player).soldiers == 0);
    }
    CHECK(count(events, EventKind::TrainingBegan) == 0);
}

TEST_CASE("R6.5 all cubes counted are placed at once, on cards or into the alchemy area") {
    State state = new_table();
    set_construction(state, kValados, {{"farm#1"}});
    open_step(state, kMaterials);
    const int counted = cubes_of(state, kValados, kMaterials);
    REQUIRE(counted > 1);
    REQUIRE(counted < 6);  // so that nothing is transmuted
    CHECK(refused(state, kValados, Done{}) == Refusal::CubesInHand);
    play(state, kValados, on("farm#1", kMaterials));
    for (int i = 1; i < counted; ++i) {
        CHECK(refused(state, kValados, Done{}) == Refusal::CubesInHand);
        play(state, kValados, into_alchemy(kMaterials));
    }
    CHECK(!refused(state, kValados, Done{}));
    CHECK(side(state, kValados).alchemy[index(kMaterials)] == counted - 1);
    CHECK(filled(state, card("farm#1"), kMaterials) == 1);
}

TEST_CASE("R6.5 a cube only goes onto a card with a free space for its resource") {
    State state = new_table();
    set_construction(state, kValados, {{"grand_arena"}, {"alchemical_forge#1", {1}}});
    open_step(state, kMaterials);
    CHECK(refused(state, kValados, on("grand_arena", kMaterials)) == Refusal::NoSuchFreeSpace);
    CHECK(refused(state, kValados, on("alchemical_forge#1", kMaterials)) ==
          Refusal::NoSuchFreeSpace);
    CHECK(refused(state, kValados, Place{card("grand_arena"), kMaterials, kGold}) ==
          Refusal::NoSuchFreeSpace);
}

TEST_CASE("R6.6 barracks completed in the materials step produce in the population step") {
    State state = new_table();
    set_construction(state, kValados, {all_but_one("barracks#1", kMaterials)});
    open_step(state, kMaterials);
    const int before = production(deck(), state, kValados, kPopulation);
    play(state, kValados, on("barracks#1", kMaterials));
    finish_segment(state);
    REQUIRE(state.step == kPopulation);
    CHECK(state.round == 0);
    CHECK(cubes_of(state, kValados, kPopulation) == before + 1);
}

TEST_CASE("R6.7 a placed cube never moves to another card") {
    State state = new_table();
    set_construction(state, kValados, {{"farm#1", {1}}, {"barracks#1"}});
    set_cubes(state, kValados, {});
    start_production(state, kMaterials);
    CHECK(refused(state, kValados, on("barracks#1", kMaterials)) == Refusal::NoSuchCubeInHand);
    for (const Decision decision : legal_decisions(deck(), state, kValados)) {
        CHECK((decision.kind() == Kind::Discard || decision.kind() == Kind::Done));
    }
    play(state, kValados, Discard{card("farm#1")});
    CHECK(side(state, kValados).cubes == CubeCounts{});
    CHECK(filled(state, card("barracks#1"), kMaterials) == 0);
}
