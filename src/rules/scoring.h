// What scoring needs to know of one player, from a state or from a view.
#pragma once

#include "rules/outcome.h"

namespace kingdom {

struct Scored {
    const Setup& setup;
    const Side& side;
    const std::array<std::uint8_t, kStepCount>& first_at_step;
    const Armies& armies;
    bool calamities_doubled;
};

Breakdown score(const Deck& deck, const Scored& scored, Player player);

}  // namespace kingdom
