// What time it is. Passed to whoever needs it, so that tests let hours pass at once.
#pragma once

#include <chrono>
#include <string>

#include "server/table/entry.h"

namespace kingdom::server {

// Called from any thread; never goes back.
class TimeSource {
  public:
    virtual ~TimeSource() = default;
    virtual Moment now() const = 0;
};

// The time of day when it was made, and from then on what a clock says that nobody sets: whoever
// corrects the system's clock takes no time from any seat.
class SteadyTime : public TimeSource {
  public:
    Moment now() const override { return began_ + since(Steady::now() - steady_); }

  private:
    using Steady = std::chrono::steady_clock;
    template <class Duration>
    static Moment since(Duration duration) {
        return std::chrono::duration_cast<std::chrono::milliseconds>(duration).count();
    }

    Moment began_ = since(std::chrono::system_clock::now().time_since_epoch());
    Steady::time_point steady_ = Steady::now();
};

// 2026-11-16, in universal time.
std::string day_of(Moment moment);

}  // namespace kingdom::server
