// How good a position is at the start of a round or at the end of the game, without playing on.
#pragma once

#include "rules/rules.h"

namespace kingdom::ai {

struct Estimate {
    // From 0 (lost) to 1 (won) for the player; solo, from no points to far more than gold. The
    // margin is a small part of it, so that a search still cares for points when it can neither
    // win nor lose any more.
    double value = 0;
    double points = 0;  // that the player will probably end with
};

// Exact once the game is over.
Estimate evaluate(const Deck& deck, const State& state, Player player);

// Production phases still to come, that of the running round counted until it begins.
int rounds_left(const State& state);

}  // namespace kingdom::ai
