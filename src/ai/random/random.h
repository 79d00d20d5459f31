// Any legal decision, each as likely as the other: the baseline below all baselines.
#pragma once

#include "rules/view.h"

namespace kingdom::ai {

// Requires a view whose player has something to decide.
Decision choose_randomly(const Deck& deck, const View& view, Rng& rng);

}  // namespace kingdom::ai
