// Playing on quickly and sensibly: what a search does beyond its tree. Cards are offered at
// random, everything else is done as a sound player would at a glance, without making lists.
#pragma once

#include <optional>

#include "ai/policy/appraiser.h"
#include "base/rng.h"

namespace kingdom::ai {

class Playout {
  public:
    // Plays on `state`, which must stay where it is.
    Playout(const Deck& deck, State& state, Rng& rng) : deck_(deck), state_(state), rng_(rng) {}

    // Decides once for the player. Requires that the player has something to decide.
    void step(Player player);

    // Until the game is over or a round later than `last_round` (from 0) has begun.
    void run(int last_round);

  private:
    Decision choose(Player player);
    Decision choose_offer(Player player);
    Decision choose_select(Player player);
    Decision choose_building(Player player);
    Decision choose_by_rating(Player player);
    std::optional<Decision> choose_module(Player player);
    std::optional<Decision> choose_token(Player player);
    Decision place_cube(Player player, Resource resource);
    std::optional<Card> best_to_slate(Player player);
    const Appraiser& appraiser(Player player);
    const Side& side(Player player) const { return state_.board.sides[index(player)]; }

    const Deck& deck_;
    State& state_;
    Rng& rng_;
    std::array<std::optional<Appraiser>, 2> judges_{};
};

}  // namespace kingdom::ai
