// Strength on one scale from results between many: a Bradley-Terry fit in Elo points, where 400
// points are odds of ten to one.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace kingdom::ai {

// What two players made of their games.
struct Score {
    std::size_t a = 0, b = 0;
    double games = 0;
    double won_by_a = 0;  // halves for shared victories
};

struct Rating {
    double elo = 0;    // the mean of all is 0
    double error = 0;  // half the width of the 95 % interval, all games taken as independent
};

// One more game, drawn, is counted between every two that met, so that whoever lost every game
// still has a rating. Requires that all players are connected by scores.
std::vector<Rating> fit_elo(std::size_t players, std::span<const Score> scores);

}  // namespace kingdom::ai
