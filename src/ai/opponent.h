// An opponent with the memory it thinks with. It is given views alone, so it cannot cheat.
#pragma once

#include <memory>

#include "ai/level.h"

namespace kingdom::ai {

class Opponent {
  public:
    // Takes all the memory it will ever use; none for a mind that does not search.
    explicit Opponent(const Level& level);
    Opponent(const Level& level, const Budget& budget);
    ~Opponent();
    Opponent(Opponent&&) noexcept;
    Opponent& operator=(Opponent&&) noexcept;

    // Requires a view whose player has something to decide. A forced decision comes at once. With
    // a budget of playouts alone, the same view and generator give the same decision everywhere.
    Decision choose(const Deck& deck, const View& view, Rng& rng);

    // Playouts that the last decision took.
    std::uint32_t playouts() const;

    const Level& level() const { return level_; }
    const Budget& budget() const { return budget_; }

  private:
    Level level_;
    Budget budget_;
    std::unique_ptr<class Thinker> thinker_;
};

}  // namespace kingdom::ai
