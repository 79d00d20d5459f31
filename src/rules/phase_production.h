// One step of the production phase: count, supremacy, construction (section 6).
#pragma once

#include "rules/position.h"

namespace kingdom::production_step {

// Counts for both players, gives the supremacy bonus and the cubes.
void open(Game& game, Resource step);

Listing list(const Position& position, Listing list);
bool has_only_done(const Position& position);
Judgement refuse_done(const Position& position);

}  // namespace kingdom::production_step
