// The advisors' draft and the decks made around it.
#include <doctest/doctest.h>

#include "tests/support/table.h"

namespace kingdom::testing {
namespace {

State draft_table(Setup options = {}, std::uint64_t seed = 5) {
    options.module = Module::Advisors;
    State state = new_game(deck(), options, Rng(seed));
    REQUIRE(state.phase == Phase::Draft);
    return state;
}

CardSet deck_of(const State& state) {
    CardSet set;
    for (std::size_t i = state.deck_next; i < kDeckSize; ++i) set.add(state.deck[i]);
    return set;
}

Card drawn(const State& state, Player player, std::size_t i) {
    return state.hands[index(player)].cards[i];
}

std::uint16_t bit_of(Card card) {
    return static_cast<std::uint16_t>(1u << index(advisor_of(card)));
}

TEST_CASE("R11.20 each player draws two of the fourteen advisors") {
    const State state = draft_table();
    const CardSet both = hand_of(state, kValados) | hand_of(state, kTeressie);
    CHECK(hand_of(state, kValados).size() == 2);
    CHECK(both.size() == 4);
    CHECK((both - kAdvisors).empty());
    for (const Player player : kPlayers) {
        const DecisionList list = legal_decisions(deck(), state, player);
        CHECK(list.size() == 2);
        for (const Card card : hand_of(state, player)) CHECK(has(list, KeepAdvisor{card}));
    }
}

TEST_CASE("R11.20 every advisor can be drawn") {
    CardSet seen;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const State state = draft_table({}, seed);
        seen |= hand_of(state, kValados) | hand_of(state, kTeressie);
    }
    CHECK(seen == kAdvisors);
}

TEST_CASE("R11.20 the ten other advisors take the place of the ten treasures in the deck") {
    const State state = draft_table();
    const CardSet both = hand_of(state, kValados) | hand_of(state, kTeressie);
    CHECK(deck_of(state) == (kDevelopments | (kAdvisors - both)));
    CHECK(deck_left(state) == 77);
}

TEST_CASE("R11.20 two soldiers at the start and one with the kept advisor make three") {
    State state = draft_table();
    for (const Player player : kPlayers) CHECK(side(state, player).soldiers == 2);
    const Card kept = drawn(state, kValados, 1);
    play(state, kValados, KeepAdvisor{kept});
    CHECK(side(state, kValados).soldiers == 3);
    CHECK(side(state, kValados).advisors == bit_of(kept));
    play(state, kTeressie, KeepAdvisor{drawn(state, kTeressie, 0)});
    CHECK(side(state, kTeressie).soldiers == 3);
    CHECK(state.phase == Phase::Offer);
    CHECK(state.hand_sizes[0] == 8);
}

TEST_CASE("R11.20 only one of the two drawn advisors can be kept, and only once") {
    State state = draft_table();
    CHECK(refused(state, kValados, KeepAdvisor{drawn(state, kTeressie, 0)}) ==
          Refusal::AdvisorNotDrawn);
    CHECK(refused(state, kValados, Done{}) == Refusal::WrongPhase);
    const Card other_one = drawn(state, kValados, 1);
    play(state, kValados, KeepAdvisor{drawn(state, kValados, 0)});
    CHECK(refused(state, kValados, KeepAdvisor{other_one}) == Refusal::NotYourTurn);
}

TEST_CASE("R11.20 the other advisor returns to the box unseen") {
    State state = draft_table();
    const Card kept = drawn(state, kValados, 0);
    const Card returned = drawn(state, kValados, 1);
    play(state, kValados, KeepAdvisor{kept});
    play(state, kTeressie, KeepAdvisor{drawn(state, kTeressie, 0)});
    CHECK(side(state, kValados).advisors == bit_of(kept));
    CHECK(!deck_of(state).has(returned));
    CHECK((side(state, kValados).discarded | side(state, kTeressie).discarded).empty());
    CHECK(view_for(state, kValados).returned == returned);
    CHECK(view_for(state, kTeressie).returned != returned);
    CHECK(view_for_spectator(state).returned == kHiddenCard);
}

TEST_CASE("R11.20 the kept advisor lies face up, once both have decided") {
    State state = draft_table();
    const Card kept = drawn(state, kValados, 1);
    play(state, kValados, KeepAdvisor{kept});
    CHECK(view_for(state, kTeressie).sides[0].advisors == 0);
    play(state, kTeressie, KeepAdvisor{drawn(state, kTeressie, 1)});
    CHECK(view_for(state, kTeressie).sides[0].advisors == bit_of(kept));
    CHECK(view_for_spectator(state).sides[0].advisors == bit_of(kept));
}

TEST_CASE(
    "R11.20 solo the player alone drafts, with three soldiers; the other one joins the deck") {
    State state = draft_table({.players = 1, .first = kTeressie});
    CHECK(hand_of(state, kValados).empty());
    CHECK(hand_of(state, kTeressie).size() == 2);
    const Card kept = drawn(state, kTeressie, 0);
    play(state, kTeressie, KeepAdvisor{kept});
    CHECK(state.phase == Phase::Select);
    CHECK(side(state, kTeressie).soldiers == 3);
    CardSet all = deck_of(state) | cards_in(state, Area::Left) | cards_in(state, Area::Right);
    for (const Card card : state.danger) all.add(card);
    const CardSet boxed = cards({"underground_spy", "whimsical_gambler", "scrying_alchemist"});
    CardSet expected = kDevelopments | (kAdvisors - boxed);
    expected.remove(kept);
    CHECK((all & (kDevelopments | kAdvisors | kTreasures)) == expected);
}

}  // namespace
}  // namespace kingdom::testing
