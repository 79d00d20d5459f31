#include "server/hall/troubles.h"

namespace kingdom::server {
namespace {

constexpr Moment kSayAgainAfter = 10'000;  // ms

}  // namespace

void Troubles::note(std::string_view cause, std::string_view what) {
    metrics_.trouble(cause);
    int times = 0;
    {
        const std::lock_guard lock(mutex_);
        Known& known = known_[std::string(cause)];
        ++known.unsaid;
        const Moment now = time_.now();
        if (known.said != 0 && now - known.said < kSayAgainAfter) return;
        known.said = now;
        times = std::exchange(known.unsaid, 0);
    }
    if (say_) say_(cause, what, times);
}

}  // namespace kingdom::server
