// Why a decision is good, in one sentence's worth of facts; the sentence itself is a text.
#pragma once

#include <optional>

#include "ai/hint/why.h"
#include "ai/policy/rater.h"

namespace kingdom::ai {

struct Reason {
    Why why = Why::NothingBetter;
    std::optional<Card> card{};
    std::optional<Resource> resource{};
    std::optional<std::uint8_t> place{};
    int count = 0;
    bool operator==(const Reason&) const = default;
};

// Looks only at what the player may know. Requires a legal decision.
Reason reason_for(const Deck& deck, const State& state, Player player, Decision decision);

}  // namespace kingdom::ai
