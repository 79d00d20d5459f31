// Counting lines of play: the quickest way to see that two versions of the rules differ.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "rules/rules.h"

namespace kingdom {

// How many lines of play of exactly this length exist from here. Chance is fixed by the state,
// and only the next player moves, so that two orders of the same decisions count once.
std::uint64_t perft(const Deck& deck, const State& state, int depth);

// The same, told apart by the first decision. Requires depth > 0.
std::vector<std::pair<Decision, std::uint64_t>> perft_divided(const Deck& deck, const State& state,
                                                              int depth);

}  // namespace kingdom
