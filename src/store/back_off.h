// How often a database that is away is called: at first soon again, then less and less often.
#pragma once

#include <algorithm>
#include <mutex>
#include <random>

#include "store/limits.h"

namespace kingdom::store {

class BackOff {
  public:
    using Duration = std::chrono::milliseconds;
    static constexpr Duration kFirst{50};
    static constexpr Duration kLongest{2000};

    // Whether a call is worth its while; if so no other one is until this one has failed or some
    // time has passed.
    bool may_try(Instant at) {
        const std::lock_guard lock(mutex_);
        if (pause_ == Duration::zero()) return true;
        if (at < next_) return false;
        next_ = at + pause_;
        return true;
    }
    void succeeded() {
        const std::lock_guard lock(mutex_);
        pause_ = Duration::zero();
    }
    // Some part of the pause is chance: several processes shall not call at once.
    void failed(Instant at) {
        const std::lock_guard lock(mutex_);
        pause_ = std::clamp(pause_ * 2, kFirst, kLongest);
        const auto least = pause_.count() / 2;
        next_ = at + Duration(std::uniform_int_distribution(least, pause_.count())(chance_));
    }

  private:
    std::mutex mutex_;
    Duration pause_{};
    Instant next_{};
    std::minstd_rand chance_{std::random_device{}()};
};

}  // namespace kingdom::store
