// Random legal play: list, choose, apply. What the bench measures and the signature folds.
#pragma once

#include <cstdint>

#include "base/rng.h"
#include "rules/rules.h"

namespace kingdom {

// Chooses from lists at next to no cost, so that the bench measures the rules: a multiplicative
// congruential generator, of which the upper half is used.
class Chooser {
  public:
    explicit Chooser(std::uint64_t seed) : word_(seed | 1) {}

    std::size_t below(std::size_t bound) {
        word_ *= 1181783497276652981u;
        return ((word_ >> 32) * bound) >> 32;
    }

  private:
    std::uint64_t word_;
};

// Plays to the end. `before` sees the state and the size of the list before each decision.
// Gives the number of decisions.
template <class Before>
std::uint64_t play_randomly(const Deck& deck, State& state, Rng& rng, Before&& before) {
    std::uint64_t decisions = 0;
    Chooser own(rng.next());  // apart from the state: applying cannot change it
    DecisionList legal;
    while (!is_over(state)) {
        const Player player = player_to_decide(state);
        const Listing end = write_legal_decisions(deck, state, player, legal.rewrite());
        const auto choices = static_cast<std::size_t>(end.place() - legal.begin());
        before(state, choices);
        apply(deck, state, {player, legal[own.below(choices)]});
        ++decisions;
    }
    return decisions;
}

inline std::uint64_t play_randomly(const Deck& deck, State& state, Rng& rng) {
    return play_randomly(deck, state, rng, [](const State&, std::size_t) {});
}

}  // namespace kingdom
