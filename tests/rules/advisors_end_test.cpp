// The end-of-game window and the Scrying Alchemist.
#include <doctest/doctest.h>

#include "tests/support/advisors_table.h"

namespace kingdom::testing {
namespace {

constexpr Advisor kAlchemist = Advisor::ScryingAlchemist;

// The exploration step of round 4: when it is over the game ends, or the window opens.
State last_step(Player owner, int soldiers) {
    State state = advisors_table({});
    set_advisors(state, owner, {kAlchemist, Advisor::GreatSilversmith});
    set_stock(state, owner, {.krystallium = 1, .soldiers = soldiers});
    set_duchy(state, kValados, {"calamity#1", "farm"});
    set_duchy(state, kTeressie, {"calamity#2", "calamity#3"});
    set_round(state, 4);
    start_production(state, Resource::Exploration);
    return state;
}

TEST_CASE("R11.24 after round 4 the owner of the Scrying Alchemist decides before scoring") {
    for (const Player owner : kPlayers) {
        State state = last_step(owner, 7);
        finish_segment(state);
        REQUIRE(state.phase == Phase::EndWindow);
        CHECK(next_player(state) == owner);
        CHECK(!outcome(deck(), state));
        const DecisionList list = legal_decisions(deck(), state, owner);
        CHECK(list.size() == 2);
        CHECK(has(list, Done{}));
        CHECK(has(list, plain(kAlchemist)));
        CHECK(legal_decisions(deck(), state, other(owner)).empty());
    }
}

TEST_CASE("R11.23 the Scrying Alchemist doubles all calamities of both players for 7 soldiers") {
    State state = last_step(kValados, 8);
    finish_segment(state);
    const auto events = play(state, kValados, plain(kAlchemist));
    CHECK(count(events, EventKind::CalamitiesDoubled) == 1);
    CHECK(state.phase == Phase::Over);
    CHECK(side(state, kValados).soldiers == 1);
    const auto result = outcome(deck(), state);
    REQUIRE(result);
    CHECK(result->breakdown[0].calamities == -8);
    CHECK(result->breakdown[1].calamities == -16);
}

TEST_CASE("R11.24 with done the window closes and the calamities count once") {
    State state = last_step(kTeressie, 9);
    finish_segment(state);
    play(state, kTeressie, Done{});
    REQUIRE(state.phase == Phase::Over);
    CHECK(outcome(deck(), state)->breakdown[0].calamities == -4);
    CHECK(outcome(deck(), state)->breakdown[1].calamities == -8);
    CHECK(side(state, kTeressie).soldiers == 9);
}

TEST_CASE("R11.23 the Scrying Alchemist works after round 4 only") {
    State state = last_step(kValados, 9);
    CHECK(refused(state, kValados, plain(kAlchemist)) == Refusal::WrongTimeForAbility);
    start_offer(state, kValados);
    CHECK(refused(state, kValados, plain(kAlchemist)) == Refusal::WrongTimeForAbility);
    set_round(state, 3);
    start_production(state, Resource::Exploration);
    finish_segment(state);
    CHECK(state.phase == Phase::Offer);
    CHECK(state.round == 3);
}

TEST_CASE("R11.23 the Scrying Alchemist may be used even where no calamity lies") {
    State state = last_step(kValados, 7);
    for (const Player player : kPlayers) set_duchy(state, player, {});
    finish_segment(state);
    play(state, kValados, plain(kAlchemist));
    CHECK(state.phase == Phase::Over);
    CHECK(outcome(deck(), state)->breakdown[0].total() == 0);
}

TEST_CASE("R11.24 in the window nothing else is done") {
    State state = last_step(kValados, 12);
    set_construction(state, kValados, {{"hamlet"}});
    finish_segment(state);
    REQUIRE(state.phase == Phase::EndWindow);
    CHECK(refused(state, kValados, plain(Advisor::GreatSilversmith)) ==
          Refusal::WrongTimeForAbility);
    CHECK(refused(state, kValados, Discard{card("hamlet")}) == Refusal::WrongPhase);
    CHECK(refused(state, kValados,
                  Place{card("hamlet"), Resource::Krystallium, Resource::Materials}) ==
          Refusal::WrongPhase);
}

TEST_CASE("R11.24 the window does not open for an owner who cannot pay, nor without an owner") {
    State state = last_step(kValados, 6);
    finish_segment(state);
    CHECK(state.phase == Phase::Over);
    CHECK(outcome(deck(), state)->breakdown[1].calamities == -8);
    state = last_step(kValados, 9);
    set_advisors(state, kValados, {Advisor::GreatSilversmith});
    finish_segment(state);
    CHECK(state.phase == Phase::Over);
}

TEST_CASE("R11.24 the first player of round 4 decides first, then the other") {
    // One printed card cannot lie in two areas; a second one is imagined to see the order.
    State state = last_step(kValados, 7);
    side(state, kTeressie).advisors = side(state, kValados).advisors;
    set_stock(state, kTeressie, {.soldiers = 7});
    finish_segment(state);
    REQUIRE(state.phase == Phase::EndWindow);
    CHECK(next_player(state) == kTeressie);  // Valados was first in round 1, so second in round 4
    State doubled = state;
    play(state, kTeressie, Done{});
    CHECK(state.phase == Phase::EndWindow);
    CHECK(next_player(state) == kValados);
    play(state, kValados, Done{});
    CHECK(state.phase == Phase::Over);
    // Once a game: there is nothing left to double.
    play(doubled, kTeressie, plain(kAlchemist));
    CHECK(doubled.phase == Phase::Over);
}

}  // namespace
}  // namespace kingdom::testing
