// The arena's results for programs.
#pragma once

#include <string>

#include "app/arena/standings.h"

namespace kingdom {

// A match of two: one object, with `modules` when there are several. Otherwise: `matches`, and
// `elo` for a round-robin or a ladder, `bluffs` for a report of bluffs.
std::string report_json(const Plan& plan, const Standings& standings);

}  // namespace kingdom
