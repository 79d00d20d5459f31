// Combat, and what menaces cost at the end.
#include <doctest/doctest.h>

#include "tests/support/menace_table.h"

namespace kingdom::testing {
namespace {

State combat_table() {
    return menace_table(MenaceDeck::FrostGiants, MenaceDeck::GiantRats);
}

TEST_CASE("R11.3 combat follows production, for both players at once") {
    State state = combat_table();
    for (const Player player : kPlayers) {
        set_stock(state, player, {.soldiers = combat_cost(MenaceKind::GiantRat)});
    }
    set_construction(state, kValados, {{"giant_rat#1"}});
    set_construction(state, kTeressie, {{"giant_rat#2"}});
    start_production(state, Resource::Exploration);
    finish_segment(state);
    REQUIRE(state.phase == Phase::Combat);
    CHECK(may_decide(state, kValados));
    CHECK(may_decide(state, kTeressie));
    play(state, kTeressie, Vanquish{card("giant_rat#2"), {}});
    play(state, kValados, Vanquish{card("giant_rat#1"), {}});
    CHECK(state.round == 1);
    CHECK(state.phase == Phase::Offer);
}

TEST_CASE("R11.3 a menace is vanquished by its soldiers and returns to the box") {
    State state = combat_table();
    set_construction(state, kValados, {{"giant_rat#1"}});
    set_stock(state, kValados, {.soldiers = combat_cost(MenaceKind::GiantRat) + 1});
    start_combat(state);
    const auto events = play(state, kValados, Vanquish{card("giant_rat#1"), {}});
    CHECK(count(events, EventKind::Vanquished) == 1);
    CHECK(side(state, kValados).soldiers == 1);
    CHECK(menaces_of(state, kValados).empty());
    CHECK(score(deck(), state, kValados).menaces == 0);
}

TEST_CASE("R11.3 each kind of menace has its own price") {
    Deck priced = deck();  // so that no two cost the same
    for (std::size_t kind = 0; kind < kMenaceKindCount; ++kind) {
        priced.menaces[kind].soldiers = static_cast<std::uint8_t>(2 + kind);
    }
    for (std::size_t kind = 0; kind < kMenaceKindCount; ++kind) {
        const Card card = menace(static_cast<MenaceKind>(kind), 0);
        const int price = priced.menaces[kind].soldiers;
        const Turn vanquish{kTeressie, decision(Vanquish{card, {}})};
        State state = combat_table();
        set_construction(state, kTeressie, {{name_of(card)}});
        start_combat(state);
        set_stock(state, kTeressie, {.soldiers = price - 1, .training = 1});
        CHECK(refusal(priced, state, vanquish) == Refusal::NotEnoughSoldiers);
        set_stock(state, kTeressie, {.soldiers = price});
        REQUIRE(!refusal(priced, state, vanquish));
        apply(priced, state, vanquish);
        CHECK(side(state, kTeressie).soldiers == 0);
    }
}

TEST_CASE("R11.3 several menaces can be vanquished in one combat, and one need not") {
    State state = combat_table();
    set_construction(state, kValados, {{"giant_rat#1"}, {"vermin#1"}, {"vermin#2"}});
    set_stock(
        state, kValados,
        {.soldiers = combat_cost(MenaceKind::GiantRat) + 2 * combat_cost(MenaceKind::Vermin)});
    start_combat(state);
    play(state, kValados, Vanquish{card("vermin#2"), {}});
    play(state, kValados, Vanquish{card("giant_rat#1"), {}});
    CHECK(menaces_of(state, kValados) == cards({"vermin#1"}));
    CHECK(is_legal(state, kValados, Done{}));
    play(state, kValados, Done{});
    CHECK(menaces_of(state, kValados) == cards({"vermin#1"}));
}

TEST_CASE("R11.3 nobody vanquishes the menaces of the other player") {
    State state = combat_table();
    set_construction(state, kTeressie, {{"giant_rat#1"}});
    set_construction(state, kValados, {{"vermin#1"}});
    set_stock(state, kValados, {.soldiers = 9});
    start_combat(state);
    CHECK(refused(state, kValados, Vanquish{card("giant_rat#1"), {}}) == Refusal::MenaceNotThere);
}

TEST_CASE("R11.3 a menace is vanquished in combat only") {
    State state = combat_table();
    set_construction(state, kValados, {{"giant_rat#1"}});
    set_stock(state, kValados, {.soldiers = 9});
    const Vanquish vanquish{card("giant_rat#1"), {}};
    start_offer(state, kValados);
    CHECK(refused(state, kValados, vanquish) == Refusal::WrongPhase);
    start_select(state, kValados);
    CHECK(refused(state, kValados, vanquish) == Refusal::WrongPhase);
    start_planning(state);
    CHECK(refused(state, kValados, vanquish) == Refusal::WrongPhase);
    start_production(state, Resource::Exploration);
    CHECK(refused(state, kValados, vanquish) == Refusal::WrongPhase);
    start_combat(state);
    CHECK(!refused(state, kValados, vanquish));
}

TEST_CASE("R11.3 the effect of a vanquished shadow ends") {
    State state = menace_table(MenaceDeck::Shadows, MenaceDeck::GiantRats);
    set_construction(state, kValados, {{"shadow#1"}, {"shadow#2"}});
    set_stock(state, kValados, {.soldiers = combat_cost(MenaceKind::Shadow)});
    start_combat(state);
    play(state, kValados, Vanquish{card("shadow#1"), {}});
    set_selection(state, kValados, {"farm#1", "hamlet#1", "barracks#1"});
    open_menace_step(state);
    play(state, kValados, Forfeit{card("farm#1")});
    CHECK(state.phase == Phase::Planning);
    CHECK(cards_in(side(state, kValados).selection) == cards({"hamlet#1", "barracks#1"}));
}

TEST_CASE("R11.4 each menace left in the construction area costs its points at the end") {
    State state = combat_table();
    set_construction(state, kTeressie,
                     {{"frost_giant#1"}, {"giant_rat#1"}, {"vermin#1"}, {"shadow#1"}, {"thief#1"}});
    end_game(state);
    const auto result = outcome(deck(), state);
    REQUIRE(result);
    CHECK(result->breakdown[1].menaces == -5 - 4 - 2 - 4 - 4);
    CHECK(result->breakdown[1].total() == -19);
    CHECK(result->breakdown[0].menaces == 0);
    CHECK(result->winner == kValados);
}

TEST_CASE("R11.4 every copy counts, and each kind has its own points") {
    constexpr std::array points{-5, -4, -2, -4, -4};  // by MenaceKind
    for (std::size_t kind = 0; kind < kMenaceKindCount; ++kind) {
        State state = combat_table();
        set_construction(state, kValados,
                         {{name_of(menace(static_cast<MenaceKind>(kind), 0))},
                          {name_of(menace(static_cast<MenaceKind>(kind), 3))}});
        CHECK(score(deck(), state, kValados).menaces == 2 * points[kind]);
    }
}

TEST_CASE("R11.4 solo menaces cost the same") {
    State state = menace_table(MenaceDeck::FrostGiants, MenaceDeck::GiantRats, {.players = 1});
    set_construction(state, kValados, {{"frost_giant#1"}, {"frost_giant#2"}});
    end_game(state);
    CHECK(outcome(deck(), state)->breakdown[0].menaces == -10);
}

}  // namespace
}  // namespace kingdom::testing
