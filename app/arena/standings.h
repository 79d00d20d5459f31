// Plays a plan and keeps what came of it.
#pragma once

#include <string>
#include <vector>

#include "ai/arena/tally.h"
#include "app/arena/plan.h"

namespace kingdom {

struct Standings {
    std::vector<ai::Tally> matches;  // as in the plan's schedule
    bool stopped = false;            // by Ctrl-C, before all was played

    // Of one match over all modules of the plan.
    ai::Tally over_modules(const Plan& plan, std::size_t match) const;
    std::uint64_t pairs() const;
};

// Shows a bar on a terminal. With a resume file, goes on where that stopped. Throws Failure.
Standings played(const DeckFile& file, const Plan& plan, const std::string& resume);

}  // namespace kingdom
