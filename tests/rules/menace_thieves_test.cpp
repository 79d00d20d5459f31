// Thieves and their stolen tokens.
#include <doctest/doctest.h>

#include "tests/support/menace_table.h"

namespace kingdom::testing {
namespace {

using Tokens = std::array<std::uint8_t, kBasicCount>;

// Side A: Valados produces all but gold, Téressie all but exploration, of materials the same.
State thieves_table(Setup options = {}) {
    return menace_table(MenaceDeck::Thieves, MenaceDeck::GiantRats, options);
}

void set_stolen(State& state, Player player, const Tokens& tokens) {
    side(state, player).stolen = tokens;
    state.shown = state.board;
}

// As many tokens as take all that the duchy card of Valados produces on side A.
Tokens everything_stolen() {
    return deck().duchies[index(kValados)][index(DuchyFace::A)].production.flat;
}

int produced(const State& state, Resource resource) {
    return production(deck(), state, kValados, resource);
}

TEST_CASE("R11.10 a thief puts a stolen token on a resource, which is produced once less") {
    State state = thieves_table();
    const int printed = produced(state, Resource::Materials);
    set_selection(state, kValados, {"thief#1", "farm"});
    open_menace_step(state);
    play(state, kValados, Cover{Resource::Materials});
    CHECK(side(state, kValados).stolen == Tokens{1, 0, 0, 0});
    CHECK(produced(state, Resource::Materials) == printed - 1);
    CHECK(menaces_of(state, kValados) == cards({"thief#1"}));
    CHECK(cards_in(side(state, kValados).selection) == cards({"farm"}));
    play(state, kValados, Recycle{card("farm")});
    finish_segment(state);
    REQUIRE(state.phase == Phase::Production);
    CHECK(side(state, kValados).cubes[index(Resource::Materials)] == printed - 1);
}

TEST_CASE("R11.10 only a resource that the duchy would still produce takes a token") {
    State state = thieves_table();
    set_selection(state, kValados, {"thief#1", "thief#2", "farm"});
    open_menace_step(state);
    CHECK(legal_decisions(deck(), state, kValados).size() == 3);
    CHECK(refused(state, kValados, Cover{Resource::Gold}) == Refusal::ResourceNotProduced);
    CHECK(refused(state, kValados, Cover{Resource::Krystallium}) == Refusal::ResourceNotProduced);
    play(state, kValados, Cover{Resource::Exploration});
    CHECK(refused(state, kValados, Cover{Resource::Exploration}) == Refusal::ResourceNotProduced);
    CHECK(legal_decisions(deck(), state, kValados).size() == 2);
    play(state, kValados, Cover{Resource::Population});
    CHECK(side(state, kValados).stolen == Tokens{0, 1, 0, 1});
    CHECK(state.phase == Phase::Planning);
}

TEST_CASE("R11.10 the duchy counts as it stands in the menace step") {
    State state = thieves_table();
    set_duchy(state, kValados, {"farm#1"});
    set_construction(state, kValados, {{"royal_mint", {0, 0, 3}}});
    set_selection(state, kValados, {"thief#1", "thief#2", "farm#2"});
    open_menace_step(state);
    CHECK(refused(state, kValados, Cover{Resource::Gold}) == Refusal::ResourceNotProduced);
    play(state, kValados, Cover{Resource::Population});
    play(state, kValados, Cover{Resource::Population});
    CHECK(produced(state, Resource::Population) == 0);
}

TEST_CASE("R11.10 a per-type icon worth three can be hit three times") {
    State state = thieves_table({.side = DuchyFace::B});
    set_duchy(state, kValados, {"expeditionary_force", "silver_brokers#1", "silver_brokers#2"});
    // What the duchy card itself produces is stolen already.
    const auto own =
        static_cast<std::uint8_t>(printed_production(state, kValados, Resource::Exploration));
    set_stolen(state, kValados, {2, 0, 0, own});
    REQUIRE(produced(state, Resource::Exploration) == 3);
    set_selection(state, kValados, {"thief#1", "thief#2", "thief#3"});
    open_menace_step(state);
    for (int left = 2; left >= 0; --left) {
        play(state, kValados, Cover{Resource::Exploration});
        CHECK(produced(state, Resource::Exploration) == left);
    }
    CHECK(side(state, kValados).stolen[index(Resource::Exploration)] == own + 3);
    CHECK(side(state, kValados).stolen[index(Resource::Materials)] == 2);
}

TEST_CASE("R11.10 production never falls below nothing, and the tokens stay on their resource") {
    State state = thieves_table();
    Tokens tokens = everything_stolen();
    for (const Resource resource : {Resource::Materials, Resource::Gold}) ++tokens[index(resource)];
    set_stolen(state, kValados, tokens);
    CHECK(produced(state, Resource::Materials) == 0);
    CHECK(produced(state, Resource::Gold) == 0);
    set_duchy(state, kValados, {"royal_mint#1", "slate_quarry#1"});
    CHECK(produced(state, Resource::Materials) == 2 - 1);
    CHECK(produced(state, Resource::Gold) == 2 - 1);
    CHECK(side(state, kValados).stolen == tokens);
}

TEST_CASE("R11.10 the token counts for supremacy too") {
    State state = thieves_table();
    set_selection(state, kValados, {"thief#1"});
    open_menace_step(state);
    play(state, kValados, Cover{Resource::Materials});
    REQUIRE(state.phase == Phase::Production);
    CHECK(side(state, kTeressie).training == 1);  // of materials one more
    CHECK(side(state, kValados).training == 0);
}

TEST_CASE("R11.10 with nothing left to produce no token is taken and the thief just moves") {
    State state = thieves_table();
    set_stolen(state, kValados, everything_stolen());
    set_selection(state, kValados, {"thief#4"});
    open_menace_step(state);
    CHECK(state.phase != Phase::MenaceStep);
    CHECK(side(state, kValados).stolen == everything_stolen());
    CHECK(menaces_of(state, kValados) == cards({"thief#4"}));
}

TEST_CASE("R11.10 thieves left over when production runs out move without a token") {
    State state = thieves_table();
    Tokens tokens = everything_stolen();
    --tokens[index(Resource::Exploration)];
    set_stolen(state, kValados, tokens);
    set_selection(state, kValados, {"thief#3", "thief#4"});
    open_menace_step(state);
    CHECK(legal_decisions(deck(), state, kValados).size() == 1);
    play(state, kValados, Cover{Resource::Exploration});
    CHECK(state.phase != Phase::MenaceStep);
    CHECK(menaces_of(state, kValados) == cards({"thief#3", "thief#4"}));
    CHECK(side(state, kValados).stolen == everything_stolen());
}

TEST_CASE("R11.10 a thief of an earlier round takes no second token") {
    State state = thieves_table();
    set_construction(state, kValados, {{"thief#1"}});
    set_stolen(state, kValados, {1, 0, 0, 0});
    set_selection(state, kValados, {"farm"});
    open_menace_step(state);
    CHECK(state.phase == Phase::Planning);
    CHECK(side(state, kValados).stolen == Tokens{1, 0, 0, 0});
}

TEST_CASE("R11.10 vanquishing a thief takes one token of one's choice off") {
    State state = thieves_table();
    set_construction(state, kValados, {{"thief#1"}, {"thief#2"}});
    set_stolen(state, kValados, {1, 0, 0, 1});
    set_stock(state, kValados, {.soldiers = 2 * combat_cost(MenaceKind::Thief)});
    start_combat(state);
    const Card thief = card("thief#1");
    CHECK(is_legal(state, kValados, Vanquish{thief, Resource::Materials}));
    CHECK(is_legal(state, kValados, Vanquish{thief, Resource::Exploration}));
    CHECK(refused(state, kValados, Vanquish{thief, {}}) == Refusal::WrongUncover);
    CHECK(refused(state, kValados, Vanquish{thief, Resource::Gold}) == Refusal::WrongUncover);
    const auto events = play(state, kValados, Vanquish{thief, Resource::Exploration});
    CHECK(count(events, EventKind::Uncovered) == 1);
    CHECK(side(state, kValados).stolen == Tokens{1, 0, 0, 0});
    CHECK(produced(state, Resource::Exploration) ==
          printed_production(state, kValados, Resource::Exploration));
    CHECK(side(state, kValados).soldiers == combat_cost(MenaceKind::Thief));
    CHECK(refused(state, kValados, Vanquish{card("thief#2"), Resource::Exploration}) ==
          Refusal::WrongUncover);
}

TEST_CASE("R11.10 a thief vanquished where no token lies takes none off") {
    State state = thieves_table();
    set_construction(state, kValados, {{"thief#1"}});
    set_stolen(state, kTeressie, {1, 0, 0, 0});
    set_stock(state, kValados, {.soldiers = combat_cost(MenaceKind::Thief)});
    start_combat(state);
    CHECK(refused(state, kValados, Vanquish{card("thief#1"), Resource::Materials}) ==
          Refusal::WrongUncover);
    play(state, kValados, Vanquish{card("thief#1"), {}});
    CHECK(menaces_of(state, kValados).empty());
    CHECK(side(state, kTeressie).stolen == Tokens{1, 0, 0, 0});
}

TEST_CASE("R11.10 another menace vanquished takes no token off") {
    State state = thieves_table();
    set_construction(state, kValados, {{"thief#1"}, {"vermin#1"}});
    set_stolen(state, kValados, {1, 0, 0, 0});
    set_stock(state, kValados, {.soldiers = combat_cost(MenaceKind::Vermin)});
    start_combat(state);
    CHECK(refused(state, kValados, Vanquish{card("vermin#1"), Resource::Materials}) ==
          Refusal::WrongUncover);
    play(state, kValados, Vanquish{card("vermin#1"), {}});
    CHECK(side(state, kValados).stolen == Tokens{1, 0, 0, 0});
}

TEST_CASE("R11.10 solo thieves steal too") {
    State state = thieves_table({.players = 1});
    set_selection(state, kValados, {"thief#1"});
    open_menace_step(state);
    CHECK(legal_decisions(deck(), state, kValados).size() == 3);
    play(state, kValados, Cover{Resource::Population});
    CHECK(side(state, kValados).stolen == Tokens{0, 1, 0, 0});
}

}  // namespace
}  // namespace kingdom::testing
