#include "ai/arena/tally.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace kingdom::ai {
namespace {

// Half wins of contestant a.
std::uint64_t halves_of_a(Verdict verdict) {
    if (verdict == Verdict::A) return 2;
    return verdict == Verdict::B ? 0 : 1;
}

double ratio(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

}  // namespace

void Tally::add(const PairResult& pair) {
    std::uint64_t quarters = 0;
    for (const GameResult& game : pair.games) {
        const std::uint64_t halves = halves_of_a(game.verdict);
        quarters += halves;
        first_halves_ += game.a_first ? halves : 2 - halves;
        ++verdicts_[index(game.verdict)];
        for (std::size_t who = 0; who < 2; ++who) points_[who] += game.points[who];
    }
    ++quarters_[quarters];
    for (std::size_t who = 0; who < 2; ++who) effort_[who].add(pair.effort[who]);
    offered_.insert(offered_.end(), pair.offered.begin(), pair.offered.end());
}

void Tally::add(const Tally& more) {
    for (std::size_t i = 0; i < quarters_.size(); ++i) quarters_[i] += more.quarters_[i];
    for (std::size_t i = 0; i < verdicts_.size(); ++i) verdicts_[i] += more.verdicts_[i];
    first_halves_ += more.first_halves_;
    for (std::size_t who = 0; who < 2; ++who) {
        points_[who] += more.points_[who];
        effort_[who].add(more.effort_[who]);
    }
    offered_.insert(offered_.end(), more.offered_.begin(), more.offered_.end());
}

std::uint64_t Tally::pairs() const {
    return std::accumulate(quarters_.begin(), quarters_.end(), std::uint64_t{0});
}

double Tally::win_share() const {
    std::uint64_t won = 0;
    for (std::size_t i = 0; i < quarters_.size(); ++i) won += i * quarters_[i];
    return ratio(won, kMostQuarters * pairs());
}

Interval Tally::interval() const {
    auto counts = quarters_;
    ++counts.front();
    ++counts.back();
    const double n = static_cast<double>(pairs()) + 2;
    const auto value = [](std::size_t i) { return static_cast<double>(i) / kMostQuarters; };
    double mean = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        mean += static_cast<double>(counts[i]) * value(i) / n;
    }
    double squares = 0;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        squares += static_cast<double>(counts[i]) * (value(i) - mean) * (value(i) - mean);
    }
    const double reach = kNormal95 * std::sqrt(squares / (n - 1) / n);
    return {std::max(mean - reach, 0.0), std::min(mean + reach, 1.0)};
}

double Tally::first_player_share() const {
    return ratio(first_halves_, 2 * games());
}

double Tally::mean_points(std::size_t contestant) const {
    if (pairs() == 0) return 0;
    return static_cast<double>(points_[contestant]) / static_cast<double>(games());
}

}  // namespace kingdom::ai
