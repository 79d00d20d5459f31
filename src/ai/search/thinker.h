// One or several searches side by side, each on its own core with its own memory; what they found
// at the root is added up.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "ai/search/tree_search.h"

namespace kingdom::ai {

class Thinker {
  public:
    explicit Thinker(std::uint32_t threads);

    // What was found for each decision worth thinking about, best first by visits.
    std::span<const Edge> think(const Deck& deck, const View& view,
                                const SearchParameters& parameters, const Budget& budget, Rng& rng);
    std::uint32_t playouts() const { return playouts_; }

  private:
    std::vector<std::unique_ptr<TreeSearch>> searches_;
    FixedList<Edge, DecisionList::capacity()> edges_{};
    std::uint32_t playouts_ = 0;
};

}  // namespace kingdom::ai
