// From what a search found to what is played.
#pragma once

#include <span>

#include "ai/search/tree.h"
#include "ai/slips.h"

namespace kingdom::ai {

// Requires at least one edge, most visited first. An offer is drawn among those that are as good
// as the best, each as often as the search liked it: an offer that could be told in advance would
// give the hand away, and a trap that is always bad would fool nobody.
Decision choose_from(std::span<const Edge> found, const Slips& slips, Rng& rng);

}  // namespace kingdom::ai
