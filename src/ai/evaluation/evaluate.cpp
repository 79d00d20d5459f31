#include "ai/evaluation/evaluate.h"

#include <algorithm>
#include <cmath>

#include "ai/evaluation/weights.h"
#include "rules/module_quest.h"

namespace kingdom::ai {
namespace {

constexpr double kMarginPart = 0.06;
constexpr double kMarginScale = 20.0;  // points
constexpr double kSoloScale = 160.0;   // points
// R12.10, R11.32: without the final step there is no medal and no victory.
constexpr double kUnfinishedQuest = 0.25;

// A bell curve's distribution function, near enough; only sqrt, which every machine rounds alike.
double chance(double margin, double spread) {
    const double z = margin / spread;
    return 0.5 + 0.5 * z / std::sqrt(z * z + 1.57);
}

double with_margin(double win, double margin) {
    return (1.0 - kMarginPart) * win + kMarginPart * chance(margin, kMarginScale);
}

double solo_value(double points, double finishes) {
    const double part = std::clamp(points / kSoloScale, 0.0, 1.0);
    return part * (kUnfinishedQuest + (1.0 - kUnfinishedQuest) * finishes);
}

std::int64_t product(const std::array<std::int32_t, kFeatureCount>& weights,
                     const Features& features) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < kFeatureCount; ++i) {
        sum += std::int64_t{weights[i]} * features[i];
    }
    return sum;
}

struct Outlook {
    double points = 0;
    double finishes = 1;  // the quest, by the end
};

Outlook outlook(const Deck& deck, const State& state, Player player, const Weights& weights) {
    const Features features = features_of(deck, state, player);
    const auto gain = static_cast<double>(product(weights.gain, features)) / 100.0;
    Outlook result{score(deck, state, player).total() + gain, 1.0};
    if (state.setup.module != Module::Quest) return result;
    const bool done = features[place_of(Feature::StepsDone, kStepCount - 1)] != 0;
    const auto hoped = static_cast<double>(product(weights.final_step, features)) / 10000.0;
    result.finishes = done ? 1.0 : std::clamp(hoped, 0.02, 0.98);
    return result;
}

Estimate at_end(const State& state, const Outcome& outcome, Player player) {
    const auto points = [&](Player who) {
        return static_cast<double>(outcome.breakdown[index(who)].total());
    };
    if (state.setup.solo()) {
        const bool ended = state.setup.module != Module::Quest ||
                           quest::has_done(state.board.sides[index(player)], kStepCount - 1);
        return {solo_value(points(player), ended ? 1.0 : 0.0), points(player)};
    }
    const double margin = points(player) - points(other(player));
    double win = outcome.tie_break == TieBreak::Shared ? 0.5 : 0.0;
    if (outcome.winner) win = *outcome.winner == player ? 1.0 : 0.0;
    return {with_margin(win, margin), points(player)};
}

}  // namespace

int rounds_left(const State& state) {
    return kRoundCount - state.round - (state.phase >= Phase::Production ? 1 : 0);
}

Estimate evaluate(const Deck& deck, const State& state, Player player) {
    if (const auto over = outcome(deck, state)) return at_end(state, *over, player);
    const Weights& weights = weights_for(state.setup, rounds_left(state));
    const Outlook mine = outlook(deck, state, player, weights);
    if (state.setup.solo()) return {solo_value(mine.points, mine.finishes), mine.points};
    const Outlook theirs = outlook(deck, state, other(player), weights);
    const double margin = mine.points - theirs.points;
    const double ahead = chance(margin, weights.spread / 100.0);
    const double win = mine.finishes * ((1.0 - theirs.finishes) + theirs.finishes * ahead);
    return {with_margin(win, margin), mine.points};
}

}  // namespace kingdom::ai
