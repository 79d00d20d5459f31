// The arena's results as a page to look at: charts with error bars, the matrix, all tables.
#pragma once

#include <string>

#include "app/arena/standings.h"

namespace kingdom {

std::string report_html(const Plan& plan, const Standings& standings);

}  // namespace kingdom
