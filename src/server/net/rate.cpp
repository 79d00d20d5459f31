#include "server/net/rate.h"

#include <algorithm>

namespace kingdom::net {
namespace {

// More addresses than this are looked through for those that have gone.
constexpr std::size_t kManyGuests = 10'000;

}  // namespace

bool AddressBook::enter(const std::string& address) {
    const std::lock_guard lock(mutex_);
    const std::size_t most = limits_.connections_per_address;
    Guest& guest = guests_[address];
    if (connections_ >= limits_.connections || (most > 0 && guest.connections >= most)) {
        return false;
    }
    if (guest.filled == Clock::time_point{}) guest.tokens = limits_.burst;
    ++guest.connections;
    ++connections_;
    return true;
}

void AddressBook::leave(const std::string& address) {
    const std::lock_guard lock(mutex_);
    --guests_[address].connections;
    --connections_;
}

bool AddressBook::may_ask(const std::string& address, Clock::time_point now) {
    if (limits_.requests_per_second <= 0) return true;
    const std::lock_guard lock(mutex_);
    if (guests_.size() > kManyGuests) forget_quiet(now);
    const auto [place, is_new] = guests_.try_emplace(address);
    Guest& guest = place->second;
    if (is_new || guest.filled == Clock::time_point{}) {
        guest.tokens = limits_.burst;
    } else {
        const std::chrono::duration<double> passed = now - guest.filled;
        guest.tokens =
            std::min(limits_.burst, guest.tokens + passed.count() * limits_.requests_per_second);
    }
    guest.filled = now;
    if (guest.tokens < 1) return false;
    guest.tokens -= 1;
    return true;
}

void AddressBook::forget_quiet(Clock::time_point now) {
    std::erase_if(guests_, [now](const auto& entry) {
        return entry.second.connections == 0 && now - entry.second.filled > std::chrono::minutes(1);
    });
}

}  // namespace kingdom::net
