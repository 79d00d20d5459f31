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

    // False: it has too many, or there are too many in all. Each success ends with `leave`. An
    // empty address is the proxy's, which comes for everybody: only the number in all counts then.
    bool enter(const std::string& address);
    void leave(const std::string& address);

    // The same for a socket that came through the proxy, by the address that it came from.
    bool open_socket(const std::string& address);
    void close_socket(const std::string& address);

    // False: too many requests just now. Costs the same however many addresses are known.
    bool may_ask(const std::string& address, Clock::time_point now = Clock::now());
    std::size_t known() const;

  private:
    struct Guest {
        std::size_t connections = 0;
        double tokens = 0;
        Clock::time_point filled{};
    };
    bool has_room(const Guest& guest) const;
    void forget_some_quiet(Clock::time_point now);

    const Limits limits_;
    mutable std::mutex mutex_;
    std::map<std::string, Guest> guests_;
    std::string looked_at_;  // how far the search for those who have gone has come
    std::size_t connections_ = 0;
};

}  // namespace kingdom::net
