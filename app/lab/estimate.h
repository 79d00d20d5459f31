// A measured number with its 95 % interval.
#pragma once

#include <cstdint>

#include "ai/lab/tally.h"

namespace kingdom {

struct Estimate {
    double value = 0;
    double low = 0, high = 0;
    std::uint64_t count = 0;  // what it was measured on; 0: nothing is known

    double half_width() const { return (high - low) / 2; }
    Estimate shifted(double by) const { return {value + by, low + by, high + by, count}; }
};

// Wilson's interval, which stays inside 0 and 1 and is sound for shares near them. `successes` may
// hold halves; the interval is then a little wider than it need be.
Estimate share(double successes, std::uint64_t count);
Estimate share(const lab::Wins& wins);

// Of a mean, from the sum and the sum of squares; the normal approximation.
Estimate mean(double sum, double squares, std::uint64_t count);

}  // namespace kingdom
