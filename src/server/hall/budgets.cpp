#include "server/hall/budgets.h"

#include <algorithm>

namespace kingdom::server {
namespace {

constexpr double kDay = 24.0 * 60 * 60 * 1000;  // ms
constexpr Moment kSweepEvery = 10 * 60 * 1000;  // ms

}  // namespace

double Budgets::filled(const Left& left, Moment now) const {
    return std::min(bytes_, left.bytes + static_cast<double>(now - left.at) / kDay * bytes_);
}

bool Budgets::spend(const std::string& guest, std::size_t bytes) {
    if (bytes_ == 0) return true;
    const Moment now = time_.now();
    const std::lock_guard lock(mutex_);
    if (now >= next_sweep_) {
        next_sweep_ = now + kSweepEvery;
        std::erase_if(left_,
                      [&](const auto& known) { return filled(known.second, now) >= bytes_; });
    }
    const auto [place, is_new] = left_.try_emplace(guest, Left{bytes_, now});
    Left& left = place->second;
    left = {filled(left, now), now};
    const auto wanted = static_cast<double>(bytes);
    if (left.bytes < wanted) return false;
    left.bytes -= wanted;
    return true;
}

}  // namespace kingdom::server
