// A card as a row of numbers: everything that is printed on it and nothing that names it, so that
// what was learned with one deck holds for another.
#pragma once

#include <array>
#include <cstdint>

#include "cards/deck.h"

namespace kingdom::ai::net {

//   kind 5 | type 4 | cost 6 | cost in all | bonus 2 | recycles into 4 | produces flat 4, per type
//   16 points flat, per type 4 | danger points | combat soldiers | menace kind 5 | treasure 4
//   advisor 14, its price | copies | unknown
inline constexpr std::size_t kTraits = 75;

// One row for each card, and behind them one for a card that is face down.
inline constexpr std::size_t kTraitRows = kCardCount + 1;
inline constexpr std::size_t kUnknownRow = kCardCount;

using Traits = std::array<std::array<std::int8_t, kTraits>, kTraitRows>;

Traits traits_of(const Deck& deck);

}  // namespace kingdom::ai::net
