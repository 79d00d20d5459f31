// Whoever can play in the arena: the levels, the plain minds behind them, and the exploiters,
// which are no opponents to sit down against and have a name here alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/opponent.h"

namespace kingdom::ai {

// A way to decide that needs no memory and no time to think.
using Chooser = Decision (*)(const Deck&, const View&, Rng&);

// Who takes part, and how long they may think.
struct Entrant {
    std::string label;             // what the tables call them
    const Level* level = nullptr;  // null: an exploiter
    Chooser exploiter = nullptr;
    Budget budget{};

    bool searches() const { return level != nullptr && level->mind == Mind::Search; }
};

// Labelled by the name, with the budget of its level. Nothing when there is no such contestant.
std::optional<Entrant> entrant_named(std::string_view name);

// All names, the minds first, then the levels from the weakest on, then the exploiters.
std::vector<std::string_view> entrant_names();
std::vector<std::string_view> exploiter_names();

// An entrant at the table, with the memory it thinks with. It is given views alone.
class Contestant {
  public:
    explicit Contestant(const Entrant& entrant);

    // Requires a view whose player has something to decide.
    Decision choose(const Deck& deck, const View& view, Rng& rng);

    // Playouts that the last decision took.
    std::uint32_t playouts() const { return opponent_ ? opponent_->playouts() : 0; }

  private:
    std::optional<Opponent> opponent_;
    Chooser exploiter_;
};

}  // namespace kingdom::ai
