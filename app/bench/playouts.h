// How fast the search plays whole games in its mind.
#pragma once

#include "app/bench/setups.h"

namespace kingdom {

// Playouts a second on one core, each from the first decision of a game to its end: dealing what
// cannot be seen, following the tree, playing on, remembering. In play the search ends them at the
// next round, where it evaluates, and makes several times as many.
double whole_game_playouts_per_s(const Deck& deck, const BenchRow& row, double seconds);

}  // namespace kingdom
