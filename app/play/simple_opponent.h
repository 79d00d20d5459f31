// A quick and greedy opponent: takes what scores most now, looks no step ahead, and knows only
// what its player may know.
#pragma once

#include "rules/view.h"

namespace kingdom {

// Requires a view whose player has something to decide. The same view gives the same decision.
Decision choose_simply(const Deck& deck, const View& view);

}  // namespace kingdom
