// How open a choice is: how many of the legal choices a search finds nearly as good as the best.
#pragma once

#include <cstdint>
#include <span>

#include "ai/search/thinker.h"
#include "rules/view.h"

namespace kingdom::lab {

// As much of a win a choice may be worse than the best one and still count.
inline constexpr double kNearlyAsGood = 0.02;

// Of the edges found at a root, those that are worth as much as the best but for `kNearlyAsGood`.
// One that was visited less than a twentieth as often as the first was given up by the search, and
// its mean says little: it does not count. Requires edges that were visited, most visited first.
std::uint32_t good_choices(const Deck& deck, const State& state, Player player,
                           std::span<const ai::Edge> found);

// Thinks about positions for their own sake, apart from whoever plays there.
class BreadthMeter {
  public:
    explicit BreadthMeter(std::uint32_t playouts) : thinker_(1), playouts_(playouts) {}

    // Requires a view whose player has something to decide. 0 when there is nothing to choose.
    std::uint32_t measure(const Deck& deck, const View& view, Rng& rng);

  private:
    ai::Thinker thinker_;
    std::uint32_t playouts_;
};

}  // namespace kingdom::lab
