// The same alone: danger cards and the order of the deck.
#include <doctest/doctest.h>

#include "rules/view.h"
#include "tests/property/frequencies.h"

namespace kingdom::property {
namespace {

// Everything hidden from a solo player, from the truth.
struct Hidden {
    CardSet dangers{};      // calamities or menaces
    CardSet cards{};        // everything else that may lie in a danger place
    CardSet deck{};         // what may lie in the deck below its open top
    int danger_places = 0;  // the danger deck, and face-down cards on the table

    Shares in_danger_place() const {
        Shares shares{};
        for (const Card card : dangers) shares[index(card)] = 1.0 / danger_places;
        const double left = 1 - static_cast<double>(dangers.size()) / danger_places;
        for (const Card card : cards) shares[index(card)] = left / cards.size();
        return shares;
    }
    Shares in_deck() const {
        Shares shares{};
        for (const Card card : deck) shares[index(card)] = 1.0 / deck.size();
        return shares;
    }
};

// R12.2: before the deck is made anew nobody knows which cards went into the danger deck; R12.6:
// afterwards everybody knows what the deck holds, and so what it does not.
Hidden hidden_in(const State& state) {
    Hidden hidden;
    CardSet dangerous;
    for (std::size_t i = state.danger_next; i < kDangerSize; ++i) dangerous.add(state.danger[i]);
    for (const Card card : unknown_in_rows(state, state.setup.first)) dangerous.add(card);
    hidden.danger_places = dangerous.size();
    hidden.dangers = dangerous & (kCalamities | kMenaces);
    hidden.cards = dangerous - hidden.dangers;
    for (std::size_t i = state.deck_next + 1u; i < kDeckSize; ++i) {
        hidden.deck.add(state.deck[i]);
    }
    if (state.reshuffled != 0) return hidden;
    hidden.cards |= hidden.deck;
    hidden.deck = hidden.cards;
    return hidden;
}

void check_solo(const State& state) {
    const Player player = state.setup.first;
    const View view = view_for(state, player);
    const Hidden hidden = hidden_in(state);
    std::vector<Found> rows(unknown_in_rows(state, player).size());
    Found danger;
    Found second;
    Found last;
    Rng rng(23);
    for (int i = 0; i < kSamples; ++i) {
        const State sampled = sample_state(founders().deck, view, rng);
        const std::vector<Card> unknown = unknown_in_rows(sampled, player);
        for (std::size_t at = 0; at < unknown.size(); ++at) rows[at].add(unknown[at]);
        danger.add(sampled.danger[sampled.danger_next]);
        second.add(sampled.deck[sampled.deck_next + 1u]);
        last.add(sampled.deck[kDeckSize - 1]);
    }
    for (const Found& found : rows) check_shares(found, hidden.in_danger_place());
    check_shares(danger, hidden.in_danger_place());
    check_shares(second, hidden.in_deck());
    check_shares(last, hidden.in_deck());
}

bool is_fit(const State& state, int round, std::size_t face_down) {
    return state.phase == Phase::Select && state.round == round &&
           unknown_in_rows(state, state.setup.first).size() == face_down && deck_left(state) > 2;
}

}  // namespace

TEST_CASE("R12.2 any card not yet seen may be among the eight of the danger deck") {
    const State state = find_position(
        kSoloTables[0], [](const State& now) { return is_fit(now, 1, 2) && now.reshuffled == 0; });
    REQUIRE(hidden_in(state).dangers.size() > 0);
    check_solo(state);
}

TEST_CASE("R12.8 alone the menaces not yet seen are as likely in any danger place") {
    const State state = find_position(kSoloTables[1], [](const State& now) {
        return is_fit(now, 2, 2) && now.reshuffled == 0 && hidden_in(now).dangers.size() > 1;
    });
    check_solo(state);
}

TEST_CASE("R12.9 alone the danger deck may hold advisors as well") {
    const State state = find_position(kSoloTables[2], [](const State& now) {
        return is_fit(now, 1, 2) && now.reshuffled == 0 &&
               (hidden_in(now).cards & kAdvisors).size() > 3;
    });
    check_solo(state);
}

TEST_CASE("R12.6 after the deck was made anew only its order is unknown") {
    const State state = find_position(
        kSoloTables[3], [](const State& now) { return is_fit(now, 3, 1) && now.reshuffled != 0; });
    const Hidden hidden = hidden_in(state);
    REQUIRE((hidden.cards & hidden.deck).empty());
    check_solo(state);
}

TEST_CASE("R12.5 the cards being looked at are known and in no other place") {
    int looked = 0;
    for (std::uint64_t number = 0; number < 20; ++number) {
        RandomGame game = random_game(founders().deck, kSoloTables[4], number);
        Rng rng(number);
        play_out(game, [&](const State&, const Turn& turn, const EventList&, const State& state) {
            if (state.phase != Phase::Pick) return;
            const State sampled = sample_state(game.deck, view_for(state, turn.by), rng);
            CHECK(sampled.looked == state.looked);
            CHECK(sampled.looked_count == state.looked_count);
            ++looked;
        });
    }
    CHECK(looked > 50);
}

TEST_CASE("R12.2 the open top of the deck is the same in every sample") {
    int compared = 0;
    for (std::uint64_t number = 0; number < 20; ++number) {
        RandomGame game = random_game(founders().deck, kSoloTables[2], number);
        Rng rng(number);
        play_out(game, [&](const State&, const Turn& turn, const EventList&, const State& state) {
            if (state.phase == Phase::Over || deck_left(state) == 0) return;
            const State sampled = sample_state(game.deck, view_for(state, turn.by), rng);
            CHECK(deck_left(sampled) == deck_left(state));
            CHECK(sampled.deck[sampled.deck_next] == state.deck[state.deck_next]);
            ++compared;
        });
    }
    CHECK(compared > 500);
}

}  // namespace kingdom::property
