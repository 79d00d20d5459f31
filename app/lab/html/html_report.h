// The findings as one page of plots that needs nothing but itself.
#pragma once

#include <string>

#include "app/lab/comparison.h"
#include "app/lab/findings.h"

namespace kingdom {

// `earlier` may be null.
std::string html_report(const Findings& findings, const Earlier* earlier);

}  // namespace kingdom
