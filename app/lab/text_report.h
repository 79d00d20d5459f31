// The findings as lines for a terminal.
#pragma once

#include <string>

#include "app/lab/findings.h"

namespace kingdom {

std::string text_report(const Findings& findings);

}  // namespace kingdom
