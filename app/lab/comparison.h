// What a change of the deck did: the targets of an earlier report, or of another deck, beside ours.
#pragma once

#include <string>
#include <vector>

#include "app/lab/target.h"

namespace kingdom {

struct Earlier {
    std::string deck{};
    std::vector<Target> targets{};

    // Null when it was not measured then.
    const Target* find(const std::string& key) const;
};

struct Change {
    const Target* before = nullptr;
    const Target* after = nullptr;
    bool other_verdict = false;
    // The difference is larger than what chance gives in 19 of 20 cases.
    bool clear = false;
};

// The targets whose value clearly moved, then those whose verdict alone is another one, which may
// be for the number of games. They point into both arguments.
std::vector<Change> changes(const Earlier& earlier, const std::vector<Target>& now);

std::string comparison_text(const Earlier& earlier, const std::vector<Target>& now);

}  // namespace kingdom
