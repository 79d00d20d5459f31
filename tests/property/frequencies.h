// Counting what many samples hold, and comparing it with what they should hold.
#pragma once

#include <functional>
#include <vector>

#include "tests/property/random_games.h"

namespace kingdom::property {

inline constexpr int kSamples = 60000;

// By card: how likely it is to be found in a place.
using Shares = std::array<double, kCardCount>;

// How often each card was found there.
struct Found {
    std::array<int, kCardCount> times{};
    void add(Card card) { ++times[index(card)]; }
};

// For a place that holds one card: Pearson's statistic stays within five standard deviations,
// and what cannot be there never is.
void check_shares(const Found& found, const Shares& shares);

// For a set of cards: each is there as often as it should be, within five standard deviations.
void check_members(const Found& found, const Shares& shares);

// Of two-player games the opponent's calamity or menace, alone those of the danger deck.
constexpr bool is_danger(Card card) {
    return (kCalamities | kMenaces).has(card);
}

// Two players: a turn of the choice.
constexpr bool in_choice(const State& state) {
    return state.phase == Phase::Offer || state.phase == Phase::Select;
}

// The face-down cards that the viewer did not lay, solo any, in the order of the rows.
std::vector<Card> unknown_in_rows(const State& state, Player viewer);

// The first position of any game at this table that is as wanted; the test fails without one.
State find_position(const Table& table, const std::function<bool(const State&)>& wanted);

}  // namespace kingdom::property
