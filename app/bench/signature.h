// One number for the whole behaviour of the rules, and one for that of the opponents.
#pragma once

#include <cstdint>
#include <string>

#include "cards/deck.h"

namespace kingdom {

inline constexpr int kSignatureGames = 1000;

// Plays a thousand fixed games over all modules, player counts and sides, and folds the size of
// every legal list and every digest.
std::uint64_t rules_signature(const Deck& deck);

// Plays two fixed games of every module and player count, decided by `greedy` and now and then by
// `search` with fixed playouts, and folds every decision.
std::uint64_t opponents_signature(const Deck& deck);

// The content of tests/bench.signature: a line `name hex` for each thing pinned.
std::string signature_lines(const Deck& deck);

std::string hex(std::uint64_t number);

}  // namespace kingdom
