#include "ai/greedy/greedy.h"

#include "ai/policy/candidates.h"

namespace kingdom::ai {
namespace {

Decision best_of(const Rater& rater, const DecisionList& list) {
    Decision best = list[0];
    int most = rater.rate(best);
    for (const Decision decision : list) {
        const int rating = rater.rate(decision);
        if (rating <= most) continue;
        best = decision;
        most = rating;
    }
    return best;
}

// Any of the decisions that are rated less than `within` below the best.
Decision nearly_best_of(const Rater& rater, const DecisionList& list, int within, Rng& rng) {
    const int least = rater.rate(best_of(rater, list)) - within;
    DecisionList close;
    for (const Decision decision : list) {
        if (rater.rate(decision) >= least) close.push_back(decision);
    }
    return close[rng.below(static_cast<std::uint32_t>(close.size()))];
}

}  // namespace

// The hidden cards of the sampled state change nothing: the rater does not look at them.
Decision choose_greedily(const Deck& deck, const View& view, const GreedyParameters& parameters,
                         Rng& rng) {
    const State state = sample_state(deck, view, rng);
    const Rater rater(deck, state, *view.viewer, parameters.sight);
    DecisionList list;
    list_candidates(deck, state, *view.viewer, rater, list);
    if (!parameters.slips.happens(rng)) return best_of(rater, list);
    return nearly_best_of(rater, list, parameters.slips.within, rng);
}

}  // namespace kingdom::ai
