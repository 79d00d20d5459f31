// Targets as bullet charts: the band, the measured value with its interval, the verdict.
#pragma once

#include <string>
#include <vector>

#include "app/lab/comparison.h"

namespace kingdom {

// One panel for each group, cards apart; the value of `earlier`, if any, is a ring.
std::string target_panels(const std::vector<Target>& targets, const Earlier* earlier);

// The win shares of the cards against the mean, the best first; one narrow row for each.
std::string card_bullets(const std::vector<Target>& targets, const Earlier* earlier);

}  // namespace kingdom
