// Twins of a state: what one viewer cannot see is otherwise, everything else is the same. Made by
// swapping cards between places and undoing what runs, without a view and without sampling.
#pragma once

#include <array>
#include <optional>

#include "rules/rules.h"

namespace kingdom::property {

using Onlooker = std::optional<Player>;  // nobody: a spectator

struct Twin {
    State state;
    // By card: which one lies now where it lay.
    std::array<Card, kCardCount> now_is;
    int swapped = 0;
};

// Hands, face-down cards, decks and returned advisors are dealt anew as far as the onlooker does
// not know them, the generator is another, and what others did in the running segment is undone.
Twin twin_of(const State& state, Onlooker onlooker, Rng& rng);

// Whether anything of this player is hidden from the onlooker: everybody's but their own is.
constexpr bool is_hidden_from(const State& state, Onlooker onlooker, Player player) {
    return onlooker != player && (!state.setup.solo() || player == state.setup.first);
}

}  // namespace kingdom::property
