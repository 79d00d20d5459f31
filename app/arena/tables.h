// The arena's results as tables for people.
#pragma once

#include <vector>

#include "app/arena/grid.h"
#include "app/arena/standings.h"

namespace kingdom {

// The tables that fit the contest.
std::vector<Grid> tables_of(const Plan& plan, const Standings& standings);

// With the settings above them.
std::string tables_text(const Plan& plan, const Standings& standings, bool markdown);

}  // namespace kingdom
