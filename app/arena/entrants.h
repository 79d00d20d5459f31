// Contestants and their budgets as words on the command line: search, marshal@ms=500,
// search@playouts=800+threads=2.
#pragma once

#include <string>
#include <string_view>

#include "ai/arena/contestant.h"

namespace kingdom {

// `playouts=N`, `ms=N` and `threads=N`, joined by +; what is not said stays as it is, except that
// playouts alone end a limit of time, and time alone that of playouts. Throws BadArguments that
// names the option.
ai::Budget budget_from(std::string_view option, std::string_view text, ai::Budget usual);

// NAME or NAME@BUDGET; `budget` is for those that search and do not say one, empty: the level's.
// Throws BadArguments.
ai::Entrant entrant_from(std::string_view option, std::string_view text, std::string_view budget);

// The entrant with this budget. Throws BadArguments, also for an entrant that does not search.
ai::Entrant with_budget(std::string_view option, std::string_view budget, ai::Entrant entrant);

std::string budget_text(const ai::Budget& budget);

}  // namespace kingdom
