// A sound planner that looks one turn ahead: takes the decision it likes best.
#pragma once

#include "ai/policy/appraiser.h"
#include "ai/slips.h"
#include "rules/view.h"

namespace kingdom::ai {

struct GreedyParameters {
    Sight sight{};
    Slips slips{};
};

// Requires a view whose player has something to decide.
Decision choose_greedily(const Deck& deck, const View& view, const GreedyParameters& parameters,
                         Rng& rng);

}  // namespace kingdom::ai
