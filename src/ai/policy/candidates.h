// The decisions worth thinking about: of the legal ones, those that are not plainly pointless, and
// of several orders of the same moves only one.
#pragma once

#include "ai/policy/rater.h"

namespace kingdom::ai {

// Never empty where something is legal.
void list_candidates(const Deck& deck, const State& state, Player player, const Rater& rater,
                     DecisionList& list);

}  // namespace kingdom::ai
