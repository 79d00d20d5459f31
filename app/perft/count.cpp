#include "app/perft/count.h"

#include <memory>

namespace kingdom {

std::uint64_t perft(const Deck& deck, const State& state, int depth) {
    if (depth == 0) return 1;
    const auto player = next_player(state);
    if (!player) return 0;
    // On the heap: a list is large, and each level of the recursion holds one.
    const auto legal = std::make_unique<DecisionList>(legal_decisions(deck, state, *player));
    if (depth == 1) return legal->size();

    std::uint64_t lines = 0;
    for (const Decision decision : *legal) {
        State child = state;
        apply(deck, child, {*player, decision});
        lines += perft(deck, child, depth - 1);
    }
    return lines;
}

std::vector<std::pair<Decision, std::uint64_t>> perft_divided(const Deck& deck, const State& state,
                                                              int depth) {
    std::vector<std::pair<Decision, std::uint64_t>> parts;
    const auto player = next_player(state);
    if (!player) return parts;
    for (const Decision decision : legal_decisions(deck, state, *player)) {
        State child = state;
        apply(deck, child, {*player, decision});
        parts.emplace_back(decision, perft(deck, child, depth - 1));
    }
    return parts;
}

}  // namespace kingdom
