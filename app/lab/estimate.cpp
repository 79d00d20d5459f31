#include "app/lab/estimate.h"

#include <algorithm>
#include <cmath>

namespace kingdom {
namespace {

constexpr double kNormal95 = 1.959964;

}  // namespace

Estimate share(double successes, std::uint64_t count) {
    if (count == 0) return {.low = 0, .high = 1};
    const auto n = static_cast<double>(count);
    const double z2 = kNormal95 * kNormal95;
    const double p = successes / n;
    const double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = kNormal95 * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n);
    return {p, std::max(0.0, centre - half), std::min(1.0, centre + half), count};
}

Estimate share(const lab::Wins& wins) {
    return share(static_cast<double>(wins.halves) / 2, wins.games);
}

Estimate mean(double sum, double squares, std::uint64_t count) {
    if (count == 0) return {};
    const auto n = static_cast<double>(count);
    const double value = sum / n;
    const double variance = count > 1 ? std::max(0.0, squares - sum * value) / (n - 1) : 0;
    const double half = kNormal95 * std::sqrt(variance / n);
    return {value, value - half, value + half, count};
}

}  // namespace kingdom
