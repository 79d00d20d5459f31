// The end of a game: points and where they come from, winner, medal (sections 9 and 12).
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "rules/state.h"

namespace kingdom {

// Adds up to the points.
struct Breakdown {
    int flat = 0;
    int combo = 0;
    int calamities = 0;
    int menaces = 0;
    int quest = 0;
    int conquest = 0;
    int penalty = 0;
    constexpr int total() const {
        return flat + combo + calamities + menaces + quest + conquest + penalty;
    }
    bool operator==(const Breakdown&) const = default;
};

enum class TieBreak : std::uint8_t { None, Cards, Soldiers, Shared };
enum class Medal : std::uint8_t { None, Bronze, Silver, Gold };

struct Outcome {
    std::array<Breakdown, 2> breakdown{};  // solo: only the player's own means something
    // Nobody: solo, a shared victory (tie_break tells), or a quest that both lost.
    std::optional<Player> winner{};
    TieBreak tie_break = TieBreak::None;
    Medal medal = Medal::None;  // solo only
    bool operator==(const Outcome&) const = default;
};

// The points as they would count if the game ended now.
Breakdown score(const Deck& deck, const State& state, Player player);

}  // namespace kingdom
