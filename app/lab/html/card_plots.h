// The cards: a scatter of how often each is built against how its builders fare, and the table.
#pragma once

#include <string>

#include "app/lab/findings.h"

namespace kingdom {

std::string card_scatter(const Findings& findings);
std::string card_table(const Findings& findings);

}  // namespace kingdom
