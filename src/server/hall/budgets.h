// How much each guest may have: bytes in the store, say. What was spent fills up again in time.
#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <string>

#include "server/hall/time_source.h"

namespace kingdom::server {

class Budgets {
  public:
    // So many bytes at once, and as many again in a day; 0: any number.
    Budgets(std::size_t bytes, const TimeSource& time)
        : bytes_(static_cast<double>(bytes)), time_(time) {}

    // False: the guest has had enough for now, and nothing was taken.
    bool spend(const std::string& guest, std::size_t bytes);

  private:
    struct Left {
        double bytes = 0;
        Moment at = 0;
    };
    double filled(const Left& left, Moment now) const;

    const double bytes_;
    const TimeSource& time_;
    std::mutex mutex_;
    std::map<std::string, Left> left_;
    Moment next_sweep_ = 0;
};

}  // namespace kingdom::server
