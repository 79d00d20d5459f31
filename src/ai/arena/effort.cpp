#include "ai/arena/effort.h"

#include <algorithm>
#include <cmath>

namespace kingdom::ai {
namespace {

constexpr double kBucketsToDoubling = 16;
constexpr double kNanosecondsOfFirst = 1000;
constexpr double kNanosecondsOfMs = 1e6;

std::uint32_t bucket_of(std::chrono::nanoseconds time) {
    const double ratio = static_cast<double>(time.count()) / kNanosecondsOfFirst;
    return ratio <= 1 ? 0 : static_cast<std::uint32_t>(kBucketsToDoubling * std::log2(ratio));
}

double upper_ms(std::uint32_t bucket) {
    return kNanosecondsOfFirst * std::exp2((bucket + 1) / kBucketsToDoubling) / kNanosecondsOfMs;
}

}  // namespace

void Effort::count(std::uint32_t number, std::uint64_t more) {
    const auto at = std::lower_bound(times.begin(), times.end(), number,
                                     [](const Bucket& b, std::uint32_t n) { return b.number < n; });
    if (at != times.end() && at->number == number) {
        at->decisions += more;
    } else {
        times.insert(at, {number, more});
    }
}

void Effort::add(std::chrono::nanoseconds time, std::uint64_t playouts_done) {
    ++decisions;
    nanoseconds += static_cast<std::uint64_t>(time.count());
    playouts += playouts_done;
    count(bucket_of(time), 1);
}

void Effort::add(const Effort& more) {
    decisions += more.decisions;
    nanoseconds += more.nanoseconds;
    playouts += more.playouts;
    for (const Bucket& bucket : more.times) count(bucket.number, bucket.decisions);
}

double Effort::mean_ms() const {
    if (decisions == 0) return 0;
    return static_cast<double>(nanoseconds) / kNanosecondsOfMs / static_cast<double>(decisions);
}

double Effort::quantile_ms(double share) const {
    const double wanted = share * static_cast<double>(decisions);
    std::uint64_t passed = 0;
    for (const Bucket& bucket : times) {
        passed += bucket.decisions;
        if (static_cast<double>(passed) >= wanted) return upper_ms(bucket.number);
    }
    return 0;
}

double Effort::playouts_a_second() const {
    if (playouts == 0 || nanoseconds == 0) return 0;
    return static_cast<double>(playouts) / (static_cast<double>(nanoseconds) / 1e9);
}

}  // namespace kingdom::ai
