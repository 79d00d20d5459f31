#include "ai/greedy/greedy.h"

#include "ai/policy/candidates.h"

namespace kingdom::ai {

// The hidden cards of the sampled state change nothing: the rater does not look at them.
Decision choose_greedily(const Deck& deck, const View& view, Rng& rng) {
    const State state = sample_state(deck, view, rng);
    const Rater rater(deck, state, *view.viewer);
    DecisionList list;
    list_candidates(deck, state, *view.viewer, rater, list);
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

}  // namespace kingdom::ai
