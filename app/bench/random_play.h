// Random legal play: list, choose, apply. What the bench measures and the signature folds.
#pragma once

#include <cstdint>

#include "base/rng.h"
#include "rules/rules.h"

namespace kingdom {

// Plays to the end. `before` sees the state and the size of the list before each decision.
// Gives the number of decisions.
template <class Before>
std::uint64_t play_randomly(const Deck& deck, State& state, Rng& rng, Before&& before) {
    std::uint64_t decisions = 0;
    Rng own = rng;  // apart from the state: applying cannot change it
    DecisionList legal;
    while (!is_over(state)) {
        const Player player = player_to_decide(state);
        legal.end_at(write_legal_decisions(deck, state, player, legal.rewrite()));
        before(state, legal.size());
        const auto pick = own.below(static_cast<std::uint32_t>(legal.size()));
        apply(deck, state, {player, legal[pick]});
        ++decisions;
    }
    rng = own;
    return decisions;
}

inline std::uint64_t play_randomly(const Deck& deck, State& state, Rng& rng) {
    return play_randomly(deck, state, rng, [](const State&, std::size_t) {});
}

}  // namespace kingdom
