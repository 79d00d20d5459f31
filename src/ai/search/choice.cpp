#include "ai/search/choice.h"

namespace kingdom::ai {
namespace {

constexpr double kAsGood = 0.004;        // of a win
constexpr std::uint32_t kFewVisits = 4;  // less than this part of the best's is no judgement

// Draws among the edges that are no worse than the best by more than `within` of a win.
Decision draw(std::span<const Edge> found, double within, Rng& rng) {
    const double least = found[0].mean_value() - within;
    const auto fits = [&](const Edge& edge) {
        return edge.visits * kFewVisits >= found[0].visits && edge.mean_value() >= least;
    };
    std::uint32_t total = 0;
    for (const Edge& edge : found) total += fits(edge) ? edge.visits : 0;
    std::uint32_t left = rng.below(total);
    for (const Edge& edge : found) {
        if (!fits(edge)) continue;
        if (left < edge.visits) return edge.decision;
        left -= edge.visits;
    }
    return found[0].decision;
}

}  // namespace

Decision choose_from(std::span<const Edge> found, const Slips& slips, Rng& rng) {
    if (found[0].visits == 0) return found[0].decision;
    if (slips.happens(rng)) return draw(found, slips.within / 10000.0, rng);
    if (found[0].decision.kind() == Kind::Offer) return draw(found, kAsGood, rng);
    return found[0].decision;
}

}  // namespace kingdom::ai
