#include "ai/random/random.h"

namespace kingdom::ai {

Decision choose_randomly(const Deck& deck, const View& view, Rng& rng) {
    const DecisionList legal = legal_decisions(deck, view);
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace kingdom::ai
