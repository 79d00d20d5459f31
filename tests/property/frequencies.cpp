#include "tests/property/frequencies.h"

#include <cmath>

#include <doctest/doctest.h>

namespace kingdom::property {
namespace {

std::array<const CardRow*, 4> rows_of(const State& state) {
    return {&state.areas[0], &state.areas[1], &state.board.sides[0].selection,
            &state.board.sides[1].selection};
}

}  // namespace

void check_shares(const Found& found, const Shares& shares) {
    double statistic = 0;
    int kinds = 0;
    for (std::size_t card = 0; card < kCardCount; ++card) {
        CAPTURE(card);
        const double expected = shares[card] * kSamples;
        if (expected == 0) {
            CHECK(found.times[card] == 0);
            continue;
        }
        const double off = found.times[card] - expected;
        statistic += off * off / expected;
        ++kinds;
    }
    const double freedom = std::max(1, kinds - 1);
    CHECK(statistic < freedom + 5 * std::sqrt(2 * freedom));
}

void check_members(const Found& found, const Shares& shares) {
    for (std::size_t card = 0; card < kCardCount; ++card) {
        CAPTURE(card);
        const double expected = shares[card] * kSamples;
        const double deviation = std::sqrt(expected * (1 - shares[card]));
        CHECK(std::abs(found.times[card] - expected) <= 5 * deviation + 1e-6);
    }
}

std::vector<Card> unknown_in_rows(const State& state, Player viewer) {
    std::vector<Card> cards;
    for (const CardRow* row : rows_of(state)) {
        for (std::size_t i = 0; i < row->size(); ++i) {
            const bool own = !state.setup.solo() && row->placer(i) == viewer;
            if (row->face_down(i) && !own) cards.push_back((*row)[i]);
        }
    }
    return cards;
}

State find_position(const Table& table, const std::function<bool(const State&)>& wanted) {
    for (std::uint64_t number = 0; number < 2000; ++number) {
        RandomGame game = random_game(founders().deck, table, number);
        while (const auto turn = game.next_turn()) {
            if (wanted(game.state)) return game.state;
            apply(game.deck, game.state, *turn);
        }
    }
    FAIL("no such position");
    return {};
}

}  // namespace kingdom::property
