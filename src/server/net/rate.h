// How much each address may ask for: connections at once, and requests a second.
#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <string>

#include "server/net/options.h"

namespace kingdom::net {

class AddressBook {
  public:
    using Clock = std::chrono::steady_clock;

    explicit AddressBook(const Limits& limits) : limits_(limits) {}

    // False: it has too many, or there are too many in all. Each success ends with `leave`.
    bool enter(const std::string& address);
    void leave(const std::string& address);

    // False: too many requests just now.
    bool may_ask(const std::string& address, Clock::time_point now = Clock::now());

  private:
    struct Guest {
        std::size_t connections = 0;
        double tokens = 0;
        Clock::time_point filled{};
    };
    void forget_quiet(Clock::time_point now);

    const Limits limits_;
    std::mutex mutex_;
    std::map<std::string, Guest> guests_;
    std::size_t connections_ = 0;
};

}  // namespace kingdom::net
