// What went wrong without anybody's fault: counted by cause, and said to the operator, but not
// over and over.
#pragma once

#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include "server/hall/metrics.h"
#include "server/hall/time_source.h"

namespace kingdom::server {

class Troubles {
  public:
    // `times`: how often it has happened since it was said last, this time included.
    using Say = std::function<void(std::string_view cause, std::string_view what, int times)>;

    Troubles(Metrics& metrics, const TimeSource& time, Say say = {})
        : metrics_(metrics), time_(time), say_(std::move(say)) {}

    // Safe to call from any thread. `cause` is one word out of a few, `what` names no player,
    // table or secret.
    void note(std::string_view cause, std::string_view what);

  private:
    struct Known {
        Moment said = 0;
        int unsaid = 0;
    };

    Metrics& metrics_;
    const TimeSource& time_;
    Say say_;
    std::mutex mutex_;
    std::map<std::string, Known, std::less<>> known_;  // by cause
};

}  // namespace kingdom::server
