// Shadows: cards forfeited, cubes given.
#include <doctest/doctest.h>

#include "tests/support/menace_table.h"

namespace kingdom::testing {
namespace {

State shadows_table(Setup options = {}) {
    return menace_table(MenaceDeck::Shadows, MenaceDeck::Thieves, options);
}

TEST_CASE("R11.8 a shadow takes one card of the player's choice, without its bonus") {
    State state = shadows_table();
    set_selection(state, kValados, {"shadow#1", "farm", "hamlet", "treasure_gold_gold"});
    open_menace_step(state);
    const DecisionList list = legal_decisions(deck(), state, kValados);
    CHECK(list.size() == 3);
    for (const std::string_view name : {"farm", "hamlet", "treasure_gold_gold"}) {
        CHECK(has(list, Forfeit{card(name)}));
    }
    play(state, kValados, Forfeit{card("hamlet")});
    CHECK(state.phase == Phase::Planning);
    CHECK(cards_in(side(state, kValados).selection) == cards({"farm", "treasure_gold_gold"}));
    CHECK(side(state, kValados).discarded.has(card("hamlet")));
    CHECK(side(state, kValados).cubes == CubeCounts{});
    CHECK(side(state, kValados).alchemy == CubeCounts{});
}

TEST_CASE("R11.8 the shadow moves to the construction area when its cards are gone") {
    State state = shadows_table();
    set_selection(state, kValados, {"shadow#1", "shadow#2", "farm", "hamlet", "barracks"});
    open_menace_step(state);
    play(state, kValados, Forfeit{card("farm")});
    CHECK(menaces_of(state, kValados).empty());
    play(state, kValados, Forfeit{card("hamlet")});
    CHECK(menaces_of(state, kValados) == cards({"shadow#1", "shadow#2"}));
    CHECK(cards_in(side(state, kValados).selection) == cards({"barracks"}));
}

TEST_CASE("R11.8 shadows of the selection and the construction area count together") {
    State state = shadows_table();
    set_construction(state, kValados, {{"shadow#1"}, {"shadow#2"}});
    set_selection(state, kValados, {"shadow#3", "farm", "hamlet", "barracks", "guildhall"});
    open_menace_step(state);
    for (const std::string_view name : {"farm", "hamlet", "barracks"}) {
        REQUIRE(state.phase == Phase::MenaceStep);
        play(state, kValados, Forfeit{card(name)});
    }
    CHECK(state.phase == Phase::Planning);
    CHECK(cards_in(side(state, kValados).selection) == cards({"guildhall"}));
}

TEST_CASE("R11.8 a shadow left in the construction area takes a card every round") {
    State state = shadows_table();
    set_construction(state, kTeressie, {{"shadow#1"}});
    set_selection(state, kTeressie, {"farm", "hamlet"});
    open_menace_step(state);
    REQUIRE(state.phase == Phase::MenaceStep);
    play(state, kTeressie, Forfeit{card("farm")});
    CHECK(state.phase == Phase::Planning);
    CHECK(cards_in(side(state, kTeressie).selection) == cards({"hamlet"}));
}

TEST_CASE("R11.8 with fewer cards than shadows all of them go") {
    State state = shadows_table();
    set_construction(state, kValados, {{"shadow#1"}, {"shadow#2"}});
    set_selection(state, kValados, {"shadow#3", "farm", "hamlet"});
    open_menace_step(state);
    play(state, kValados, Forfeit{card("farm")});
    play(state, kValados, Forfeit{card("hamlet")});
    CHECK(state.phase != Phase::MenaceStep);
    CHECK(side(state, kValados).selection.empty());
    CHECK(menaces_of(state, kValados).size() == 3);
    CHECK(side(state, kTeressie).alchemy == CubeCounts{2, 0, 0, 0});
}

TEST_CASE("R11.8 with no card at all the shadow just moves") {
    State state = shadows_table();
    set_selection(state, kValados, {"shadow#1"});
    open_menace_step(state);
    CHECK(state.phase != Phase::MenaceStep);
    CHECK(menaces_of(state, kValados) == cards({"shadow#1"}));
    CHECK(side(state, kTeressie).alchemy == CubeCounts{});
}

TEST_CASE("R11.8 shadows take a card of the selection area, not one under construction") {
    State state = shadows_table();
    set_construction(state, kValados, {{"hamlet"}});
    set_selection(state, kValados, {"shadow#1", "farm"});
    open_menace_step(state);
    CHECK(refused(state, kValados, Forfeit{card("hamlet")}) == Refusal::CardNotInSelection);
}

TEST_CASE("R11.8 the opponent gets one cube for a card and two for a treasure") {
    State state = shadows_table();
    set_selection(state, kValados, {"shadow#1", "shadow#2", "farm", "treasure_gold_gold"});
    open_menace_step(state);
    play(state, kValados, Forfeit{card("farm")});
    const auto events = play(state, kValados, Forfeit{card("treasure_gold_gold")});
    CHECK(count(events, EventKind::CubesGiven) == 1);
    CHECK(side(state, kTeressie).alchemy == CubeCounts{3, 0, 0, 0});
    CHECK(side(state, kValados).alchemy == CubeCounts{});
}

TEST_CASE("R11.8 the cubes are given when the menace step ends, not before") {
    State state = shadows_table();
    set_selection(state, kValados, {"shadow#1", "treasure_gold_gold", "farm#1"});
    set_selection(state, kTeressie, {"shadow#2", "hamlet", "farm#2"});
    open_menace_step(state);
    play(state, kValados, Forfeit{card("treasure_gold_gold")});
    CHECK(side(state, kTeressie).alchemy == CubeCounts{});
    play(state, kTeressie, Forfeit{card("hamlet")});
    CHECK(state.phase == Phase::Planning);
    CHECK(side(state, kTeressie).alchemy == CubeCounts{2, 0, 0, 0});
    CHECK(side(state, kValados).alchemy == CubeCounts{1, 0, 0, 0});
}

TEST_CASE("R11.8 cubes of one round are not given again in the next") {
    State state = shadows_table();
    set_selection(state, kValados, {"shadow#1", "farm"});
    open_menace_step(state);
    play(state, kValados, Forfeit{card("farm")});
    CHECK(side(state, kTeressie).alchemy == CubeCounts{1, 0, 0, 0});
    set_alchemy(state, kTeressie, {});
    open_menace_step(state);
    CHECK(side(state, kTeressie).alchemy == CubeCounts{});
}

TEST_CASE("R11.8 solo shadows give nobody cubes") {
    State state = shadows_table({.players = 1});
    set_selection(state, kValados, {"shadow#1", "farm", "treasure_gold_gold"});
    open_menace_step(state);
    const auto events = play(state, kValados, Forfeit{card("treasure_gold_gold")});
    CHECK(count(events, EventKind::CubesGiven) == 0);
    for (const Player player : kPlayers) CHECK(side(state, player).alchemy == CubeCounts{});
    CHECK(menaces_of(state, kValados) == cards({"shadow#1"}));
}

TEST_CASE("R11.9 the given cubes lie in the alchemy area as materials and cannot be placed") {
    State state = shadows_table();
    set_construction(state, kTeressie, {{"farm#2"}});
    set_selection(state, kValados, {"shadow#1", "treasure_gold_gold"});
    open_menace_step(state);
    play(state, kValados, Forfeit{card("treasure_gold_gold")});
    REQUIRE(state.phase == Phase::Planning);
    CHECK(side(state, kTeressie).alchemy == CubeCounts{2, 0, 0, 0});
    CHECK(side(state, kTeressie).cubes == CubeCounts{});
    CHECK(refused(state, kTeressie,
                  Place{card("farm#2"), Resource::Materials, Resource::Materials}) ==
          Refusal::NoSuchCubeInHand);
}

TEST_CASE("R11.9 the given cubes transmute with those already there") {
    State state = shadows_table();
    set_alchemy(state, kTeressie, {0, 1, 2, 1});
    set_selection(state, kValados, {"shadow#1", "treasure_gold_gold"});
    open_menace_step(state);
    play(state, kValados, Forfeit{card("treasure_gold_gold")});
    CHECK(side(state, kTeressie).krystallium == 1);
    CHECK(side(state, kTeressie).alchemy == CubeCounts{1, 0, 0, 0});
}

}  // namespace
}  // namespace kingdom::testing
