// The games: how points are spread, how they grow, where they come from, and the solo medals.
#pragma once

#include <string>

#include "app/lab/findings.h"

namespace kingdom {

std::string points_plots(const Findings& findings);
std::string rounds_plots(const Findings& findings);
std::string source_bars(const Findings& findings);
std::string medal_bars(const Findings& findings);
std::string games_table(const Findings& findings);

}  // namespace kingdom
