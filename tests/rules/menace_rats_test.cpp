// Giant rats and their vermin.
#include <doctest/doctest.h>

#include "tests/support/menace_table.h"

namespace kingdom::testing {
namespace {

State rats_table(Setup options = {}) {
    return menace_table(MenaceDeck::GiantRats, MenaceDeck::Thieves, options);
}

TEST_CASE("R11.5 the first giant rat moves to the construction area and brings one vermin") {
    State state = rats_table();
    set_selection(state, kValados, {"giant_rat#1", "farm"});
    const auto events = open_menace_step(state);
    CHECK(count(events, EventKind::MenaceArrived) == 2);
    CHECK(menaces_of(state, kValados) == cards({"giant_rat#1", "vermin#1"}));
    CHECK(cards_in(side(state, kValados).selection) == cards({"farm"}));
    CHECK(state.phase == Phase::Planning);
}

TEST_CASE("R11.5 with one rat and one vermin already there a second rat brings two more vermin") {
    State state = rats_table();
    set_construction(state, kValados, {{"giant_rat#1"}, {"vermin#1"}});
    state.vermin_used = 1;
    set_selection(state, kValados, {"giant_rat#2"});
    open_menace_step(state);
    CHECK(menaces_of(state, kValados) ==
          cards({"giant_rat#1", "giant_rat#2", "vermin#1", "vermin#2", "vermin#3"}));
}

TEST_CASE("R11.5 two rats in one round bring one and two vermin") {
    State state = rats_table();
    set_selection(state, kTeressie, {"giant_rat#1", "giant_rat#2"});
    open_menace_step(state);
    CHECK((menaces_of(state, kTeressie) & cards_of(MenaceKind::GiantRat)).size() == 2);
    CHECK((menaces_of(state, kTeressie) & cards_of(MenaceKind::Vermin)).size() == 3);
}

TEST_CASE("R11.5 the fourth rat brings the last four of the ten vermin") {
    State state = rats_table();
    set_selection(state, kValados, {"giant_rat#1", "giant_rat#2", "giant_rat#3"});
    open_menace_step(state);
    CHECK((menaces_of(state, kValados) & cards_of(MenaceKind::Vermin)).size() == 6);
    set_selection(state, kValados, {"giant_rat#4"});
    open_menace_step(state);
    CHECK(menaces_of(state, kValados) ==
          (cards_of(MenaceKind::GiantRat) | cards_of(MenaceKind::Vermin)));
}

TEST_CASE("R11.5 only the rats that are still there are counted, not vermin or vanquished rats") {
    State state = rats_table();
    set_construction(state, kValados, {{"giant_rat#1"}, {"vermin#1"}});
    state.vermin_used = 1;
    set_stock(state, kValados, {.soldiers = combat_cost(MenaceKind::GiantRat)});
    start_combat(state);
    play(state, kValados, Vanquish{card("giant_rat#1"), {}});
    set_selection(state, kValados, {"giant_rat#2"});
    open_menace_step(state);
    CHECK(menaces_of(state, kValados) == cards({"giant_rat#2", "vermin#1", "vermin#2"}));
}

TEST_CASE("R11.5 the opponent's rats are not counted") {
    State state = rats_table();
    set_construction(state, kTeressie, {{"giant_rat#1"}, {"vermin#1"}});
    state.vermin_used = 1;
    set_selection(state, kValados, {"giant_rat#2"});
    open_menace_step(state);
    CHECK(menaces_of(state, kValados) == cards({"giant_rat#2", "vermin#2"}));
    CHECK(menaces_of(state, kTeressie) == cards({"giant_rat#1", "vermin#1"}));
}

TEST_CASE("R11.5 vermin are taken by copy number, the round's first player first") {
    for (const int round : {1, 2}) {
        State state = rats_table();
        set_round(state, round);
        set_selection(state, kValados, {"giant_rat#1"});
        set_selection(state, kTeressie, {"giant_rat#2"});
        open_menace_step(state);
        const Player first = round == 1 ? kValados : kTeressie;
        CHECK(menaces_of(state, first).has(card("vermin#1")));
        CHECK(menaces_of(state, other(first)).has(card("vermin#2")));
    }
}

TEST_CASE("R11.5 vermin have their own cost and points") {
    State state = rats_table();
    set_construction(state, kValados, {{"giant_rat#1"}, {"vermin#1"}});
    set_stock(state, kValados, {.soldiers = combat_cost(MenaceKind::Vermin)});
    start_combat(state);
    CHECK(score(deck(), state, kValados).menaces == -6);
    play(state, kValados, Vanquish{card("vermin#1"), {}});
    CHECK(side(state, kValados).soldiers == 0);
    CHECK(menaces_of(state, kValados) == cards({"giant_rat#1"}));
    CHECK(score(deck(), state, kValados).menaces == -4);
}

TEST_CASE("R11.5 vanquished vermin go to the box and are not taken again") {
    State state = rats_table();
    set_selection(state, kValados, {"giant_rat#1"});
    open_menace_step(state);
    set_stock(state, kValados,
              {.soldiers = combat_cost(MenaceKind::GiantRat) + combat_cost(MenaceKind::Vermin)});
    start_combat(state);
    play(state, kValados, Vanquish{card("vermin#1"), {}});
    play(state, kValados, Vanquish{card("giant_rat#1"), {}});
    set_selection(state, kTeressie, {"giant_rat#2"});
    open_menace_step(state);
    CHECK(menaces_of(state, kTeressie) == cards({"giant_rat#2", "vermin#2"}));
}

TEST_CASE("R11.5 rats and vermin move when the menace step opens") {
    State state = rats_table();
    set_selection(state, kValados, {"giant_rat#1", "thief#1"});
    open_menace_step(state);
    REQUIRE(state.phase == Phase::MenaceStep);
    CHECK(menaces_of(state, kValados) == cards({"giant_rat#1", "vermin#1"}));
    CHECK(view_for(state, kTeressie).sides[0].construction.has(card("vermin#1")));
}

TEST_CASE("R11.5 solo rats come with the vermin stack") {
    State state = rats_table({.players = 1});
    set_selection(state, kValados, {"giant_rat#1", "giant_rat#3"});
    open_menace_step(state);
    CHECK(menaces_of(state, kValados) ==
          cards({"giant_rat#1", "giant_rat#3", "vermin#1", "vermin#2", "vermin#3"}));
}

}  // namespace
}  // namespace kingdom::testing
