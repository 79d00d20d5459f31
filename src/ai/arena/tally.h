// What many mirrored pairs add up to. Only whole numbers are kept, so the order in which pairs
// were finished leaves no trace.
#pragma once

#include "ai/arena/pair.h"

namespace kingdom::ai {

inline constexpr double kNormal95 = 1.959964;  // half of an interval of 95 %, in deviations

struct Interval {
    double low = 0;
    double high = 1;
};

class Tally {
  public:
    void add(const PairResult& pair);
    void add(const Tally& more);

    std::uint64_t pairs() const;
    std::uint64_t games() const { return 2 * pairs(); }
    std::uint64_t shared() const { return verdicts_[index(Verdict::Shared)]; }
    std::uint64_t nobody() const { return verdicts_[index(Verdict::Nobody)]; }

    // Of the games; a shared victory, and a quest that both lost, count half for each.
    double win_share() const;
    // 95 % of the win share, over pairs: the two games of one deal are not independent. One won
    // and one lost pair are added to those played, as Agresti and Coull do for shares, so that
    // a match without a loss still has an error bar.
    Interval interval() const;
    // Likewise, of the first player of round 1.
    double first_player_share() const;
    double mean_points(std::size_t contestant) const;
    const Effort& effort(std::size_t contestant) const { return effort_[contestant]; }
    const std::vector<OfferedCard>& offered() const { return offered_; }

    bool operator==(const Tally&) const = default;

  private:
    static constexpr std::size_t kMostQuarters = 4;

    std::array<std::uint64_t, kMostQuarters + 1> quarters_{};  // pairs in which a won so many
    std::array<std::uint64_t, 4> verdicts_{};                  // games, by Verdict
    std::uint64_t first_halves_ = 0;                           // half wins of the first players
    std::array<std::int64_t, 2> points_{};
    std::array<Effort, 2> effort_{};
    std::vector<OfferedCard> offered_{};
};

}  // namespace kingdom::ai
