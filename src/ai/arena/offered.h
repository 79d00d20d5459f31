// The cards that a player offered, and what each was worth to the player who might take it.
#pragma once

#include <vector>

#include "rules/rules.h"

namespace kingdom::ai {

struct OfferedCard {
    int worth = 0;        // to the other player, in hundredths of a point
    bool danger = false;  // a calamity or a menace
    bool face_down = false;

    auto operator<=>(const OfferedCard&) const = default;
};

// Appends the two cards of the turn if it is an offer, and nothing otherwise.
void note_offer(const Deck& deck, const State& before, const Turn& turn,
                std::vector<OfferedCard>& cards);

}  // namespace kingdom::ai
