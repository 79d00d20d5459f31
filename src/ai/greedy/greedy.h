// A sound planner that looks one turn ahead: takes the decision it likes best, always.
#pragma once

#include "rules/view.h"

namespace kingdom::ai {

// Requires a view whose player has something to decide.
Decision choose_greedily(const Deck& deck, const View& view, Rng& rng);

}  // namespace kingdom::ai
