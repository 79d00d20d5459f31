// How fast the rules are, on one core: random play by module, and the price of copying, viewing
// and sampling a state.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/bench/setups.h"
#include "cards/deck.h"

namespace kingdom {

struct BenchResult {
    BenchRow row;
    double decisions_per_s = 0;
    double games_per_s = 0;
    double view_ns = 0;
    double sample_ns = 0;
    double playouts_per_s = 0;
};

struct PlayCount {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
};

// Plays whole games of the row for about so many seconds.
BenchResult measure(const Deck& deck, const BenchRow& row, double seconds);

// Plays so many games and measures nothing: for counting instructions from outside.
PlayCount play_games(const Deck& deck, const BenchRow& row, std::uint64_t games);

double clone_ns(const Deck& deck);

}  // namespace kingdom
