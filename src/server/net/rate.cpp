#include "server/net/rate.h"

#include <algorithm>

namespace kingdom::net {
namespace {

// How many of the known addresses each request looks at, to forget those that have gone.
constexpr int kLookedAt = 2;
constexpr auto kQuiet = std::chrono::minutes(1);

}  // namespace

bool AddressBook::has_room(const Guest& guest) const {
    const std::size_t most = limits_.connections_per_address;
    return most == 0 || guest.connections < most;
}

bool AddressBook::enter(const std::string& address) {
    const std::lock_guard lock(mutex_);
    if (connections_ >= limits_.connections) return false;
    if (!address.empty()) {
        Guest& guest = guests_[address];
        if (!has_room(guest)) return false;
        ++guest.connections;
    }
    ++connections_;
    return true;
}

void AddressBook::leave(const std::string& address) {
    const std::lock_guard lock(mutex_);
    if (!address.empty()) --guests_[address].connections;
    --connections_;
}

bool AddressBook::open_socket(const std::string& address) {
    const std::lock_guard lock(mutex_);
    Guest& guest = guests_[address];
    if (!has_room(guest)) return false;
    ++guest.connections;
    return true;
}

void AddressBook::close_socket(const std::string& address) {
    const std::lock_guard lock(mutex_);
    --guests_[address].connections;
}

bool AddressBook::may_ask(const std::string& address, Clock::time_point now) {
    if (limits_.requests_per_second <= 0) return true;
    const std::lock_guard lock(mutex_);
    forget_some_quiet(now);
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

// A little at a time, so that no request pays for all.
void AddressBook::forget_some_quiet(Clock::time_point now) {
    auto guest = guests_.upper_bound(looked_at_);
    for (int i = 0; i < kLookedAt && guest != guests_.end(); ++i) {
        const bool gone = guest->second.connections == 0 && now - guest->second.filled > kQuiet;
        guest = gone ? guests_.erase(guest) : std::next(guest);
    }
    const bool has_more = guest != guests_.end() && guest != guests_.begin();
    looked_at_ = has_more ? std::prev(guest)->first : std::string();
}

std::size_t AddressBook::known() const {
    const std::lock_guard lock(mutex_);
    return guests_.size();
}

}  // namespace kingdom::net
