// Positions told apart by what a player knows: the keys of the search's tree. Two orders of the
// same moves end in the same key, so neither is searched twice.
#pragma once

#include <cstdint>

#include "rules/state.h"

namespace kingdom::ai {

// Of everything that decides what the player may do now, and of what it is done with. The other
// player's side is left out: what one may do in a segment never depends on it (R10.2).
std::uint64_t own_key(const State& state, Player player);

// Of what both players see of a selection: an offer's face-down card is one unknown card, whatever
// it is, so what is learned of the selector's answer holds for every card that might lie there.
std::uint64_t selection_key(const State& state, Player selector);

}  // namespace kingdom::ai
