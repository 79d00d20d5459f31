#include "ai/hint/hint.h"

#include <algorithm>

namespace kingdom::ai {
namespace {

// A decision tried less often than this part of the best one's tries was not judged, only glanced
// at.
constexpr std::uint32_t kGlanced = 50;

}  // namespace

Hints hints_for(const Deck& deck, const View& view, Thinker& thinker, const Budget& budget,
                Rng& rng) {
    const State state = sample_state(deck, view, rng);
    const auto found = thinker.think(deck, view, {.forced_too = true}, budget, rng);
    const bool forced = legal_decisions(deck, view).size() == 1;
    Hints hints;
    for (const Edge& edge : found) {
        if (hints.size() == kMostHints) break;
        if (!hints.empty() && (edge.visits == 0 || edge.visits * kGlanced < found[0].visits)) break;
        const Reason reason =
            forced ? Reason{Why::Forced} : reason_for(deck, state, *view.viewer, edge.decision);
        const double tries = std::max(edge.visits, 1u);
        hints.push_back({edge.decision, edge.value / tries, edge.points / tries, reason});
    }
    return hints;
}

}  // namespace kingdom::ai
