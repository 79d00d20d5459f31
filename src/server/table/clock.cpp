#include "server/table/clock.h"

#include <algorithm>

namespace kingdom::server {

void Clock::advance(Moment now, const Seats& to_decide, std::optional<Player> acted) {
    for (const Player player : kPlayers) {
        const auto seat = index(player);
        left_[seat] = left(player, now);
        const bool begins = to_decide[seat] && !running_[seat];
        if (plan_.kind == ClockKind::PerDecision && (begins || acted == player)) {
            left_[seat] = plan_.ms;
        }
        if (running_[seat] && !to_decide[seat]) left_[seat] += plan_.increment;
    }
    running_ = to_decide;
    since_ = now;
}

std::int64_t Clock::left(Player player, Moment now) const {
    const auto seat = index(player);
    const std::int64_t gone = running_[seat] ? std::max<std::int64_t>(now - since_, 0) : 0;
    return std::max<std::int64_t>(left_[seat] - gone, 0);
}

std::optional<Moment> Clock::deadline() const {
    std::optional<Moment> first;
    for (const Player player : kPlayers) {
        if (!running_[index(player)]) continue;
        const Moment end = since_ + left_[index(player)];
        first = first ? std::min(*first, end) : end;
    }
    return first;
}

}  // namespace kingdom::server
