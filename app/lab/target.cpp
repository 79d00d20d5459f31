#include "app/lab/target.h"

#include <cmath>
#include <limits>

namespace kingdom {
namespace {

double distance_to_edge(const Band& band, double value) {
    double least = std::numeric_limits<double>::infinity();
    for (const auto& edge : {band.low, band.high}) {
        if (edge) least = std::min(least, std::abs(value - *edge));
    }
    return least;
}

}  // namespace

Verdict verdict(const Band& band, const Estimate& measured) {
    if (measured.count == 0) return Verdict::NotDecided;
    if (band.holds(measured.low) && band.holds(measured.high)) return Verdict::Holds;
    const bool below = band.low && measured.high < *band.low;
    const bool above = band.high && measured.low > *band.high;
    return below || above ? Verdict::DoesNotHold : Verdict::NotDecided;
}

std::optional<double> Target::more_play() const {
    if (verdict() != Verdict::NotDecided || measured.count == 0) return std::nullopt;
    const double distance = distance_to_edge(band, measured.value);
    if (distance == 0) return std::nullopt;
    const double ratio = measured.half_width() / distance;
    // An interval is not quite symmetric: one that is undecided needs more play all the same.
    return std::max(1.1, ratio * ratio);
}

}  // namespace kingdom
