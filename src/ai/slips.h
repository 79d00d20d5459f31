// How often an opponent is careless, and how much it then gives away: it takes something that is
// nearly as good in its own eyes, as people do, never nonsense.
#pragma once

#include <cstdint>

#include "base/rng.h"

namespace kingdom::ai {

struct Slips {
    std::uint32_t of_hundred = 0;
    int within = 0;  // hundredths of a point, or for a search ten-thousandths of a win

    bool happens(Rng& rng) const { return of_hundred > 0 && rng.below(100) < of_hundred; }
};

}  // namespace kingdom::ai
