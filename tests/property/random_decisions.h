// Decisions that nobody listed: every field within its range, sensible or not.
#pragma once

#include "rules/rules.h"

namespace kingdom::property {

// Any decision of the kind. Cards are mostly such as lie before the player, so that many of the
// decisions are nearly or even quite legal.
Decision random_decision(const Deck& deck, const State& state, Player player, Kind kind, Rng& rng);

// A legal decision with one of its fields, or the order of its cards, changed.
Decision altered(const Deck& deck, const State& state, Player player, Decision decision, Rng& rng);

}  // namespace kingdom::property
