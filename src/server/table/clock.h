// The time that seats have left. It knows moments only as they are told to it.
#pragma once

#include <array>
#include <optional>

#include "server/table/header.h"

namespace kingdom::server {

// Which seats are to decide.
using Seats = std::array<bool, 2>;

class Clock {
  public:
    explicit Clock(const ClockPlan& plan) : plan_(plan), left_{plan.ms, plan.ms} {}

    // Something happened at `now`; until then the seats told last time were to decide, from now on
    // these are. A seat that decided has all its time again where it counts by decision; one whose
    // turn has ended gets the increment.
    void advance(Moment now, const Seats& to_decide, std::optional<Player> acted);

    const Seats& running() const { return running_; }
    std::int64_t left(Player player, Moment now) const;
    // When the first of the running clocks runs out; nothing when none runs.
    std::optional<Moment> deadline() const;
    const ClockPlan& plan() const { return plan_; }

  private:
    ClockPlan plan_;
    std::array<std::int64_t, 2> left_;  // at `since_`
    Seats running_{};
    Moment since_ = 0;
};

}  // namespace kingdom::server
