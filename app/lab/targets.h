// The targets of the deck's design, measured.
#pragma once

#include "app/lab/findings.h"

namespace kingdom {

// Of the chosen groups; one target for each module, side, pair, card, type or round that was
// played.
std::vector<Target> measured_targets(const Findings& findings, const std::vector<Group>& groups);

// The series that these groups need.
std::vector<lab::Series> series_for(const Deck& deck, const std::vector<Group>& groups);

bool has_group(const std::vector<Group>& groups, Group group);

}  // namespace kingdom
