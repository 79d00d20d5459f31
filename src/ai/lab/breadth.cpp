#include "ai/lab/breadth.h"

#include <algorithm>

namespace kingdom::lab {
namespace {

constexpr std::uint32_t kGivenUp = 20;

}  // namespace

std::uint32_t good_choices(const Deck& deck, const State& state, Player player,
                           std::span<const ai::Edge> found) {
    const auto judged = [&](const ai::Edge& edge) {
        return edge.visits > 0 && edge.visits * kGivenUp >= found[0].visits;
    };
    double best = 0;
    for (const ai::Edge& edge : found) {
        if (judged(edge)) best = std::max(best, edge.mean_value());
    }
    // Two choices that lead to the same position are one: told apart by what follows them.
    FixedList<std::uint64_t, DecisionList::capacity()> positions;
    for (const ai::Edge& edge : found) {
        if (!judged(edge) || edge.mean_value() < best - kNearlyAsGood) continue;
        State after = state;
        apply(deck, after, {player, edge.decision});
        const std::uint64_t position = digest(after);
        if (std::find(positions.begin(), positions.end(), position) == positions.end()) {
            positions.push_back(position);
        }
    }
    return static_cast<std::uint32_t>(positions.size());
}

std::uint32_t BreadthMeter::measure(const Deck& deck, const View& view, Rng& rng) {
    const ai::SearchParameters parameters{};
    const auto found = thinker_.think(deck, view, parameters, {.playouts = playouts_}, rng);
    if (found.size() <= 1) return 0;
    const State state = sample_state(deck, view, rng);
    return good_choices(deck, state, *view.viewer, found);
}

}  // namespace kingdom::lab
