#include "ai/hint/hint.h"

#include <algorithm>

namespace kingdom::ai {
namespace {

// A decision tried less often than this part of the best one's tries was not judged, only glanced
// at.
constexpr std::uint32_t kGlanced = 50;

// Nothing has to be chosen, so a glance at the prospects is enough.
constexpr std::uint32_t kForcedPart = 8;

// Makes hints of what a search found in one position.
class Adviser {
  public:
    Adviser(const Deck& deck, const View& view, Rng& rng)
        : deck_(deck),
          state_(sample_state(deck, view, rng)),
          player_(*view.viewer),
          forced_(legal_decisions(deck, view).size() == 1) {}

    Budget part_of(Budget budget) const {
        if (forced_) budget.playouts = std::max(1u, budget.playouts / kForcedPart);
        return budget;
    }
    Hint operator()(const Edge& edge) const {
        const Reason reason =
            forced_ ? Reason{Why::Forced} : reason_for(deck_, state_, player_, edge.decision);
        const double tries = std::max(edge.visits, 1u);
        return {edge.decision, edge.value / tries, edge.points / tries, reason};
    }

  private:
    const Deck& deck_;
    State state_;
    Player player_;
    bool forced_;
};

}  // namespace

Hints hints_for(const Deck& deck, const View& view, Thinker& thinker, const Budget& budget,
                Rng& rng) {
    const Adviser adviser(deck, view, rng);
    const SearchParameters parameters{.forced_too = true};
    const auto found = thinker.think(deck, view, parameters, adviser.part_of(budget), rng);
    Hints hints;
    for (const Edge& edge : found) {
        if (hints.size() == kMostHints) break;
        if (!hints.empty() && (edge.visits == 0 || edge.visits * kGlanced < found[0].visits)) break;
        hints.push_back(adviser(edge));
    }
    return hints;
}

Judgement judge(const Deck& deck, const View& view, Decision played, Thinker& thinker,
                const Budget& budget, Rng& rng) {
    const Adviser adviser(deck, view, rng);
    const SearchParameters parameters{.forced_too = true, .judged = played};
    const auto found = thinker.think(deck, view, parameters, adviser.part_of(budget), rng);
    const auto own = std::find_if(found.begin(), found.end(),
                                  [played](const Edge& edge) { return edge.decision == played; });
    return {adviser(found.front()), adviser(*own)};
}

}  // namespace kingdom::ai
