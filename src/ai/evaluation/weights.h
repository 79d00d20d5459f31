// What was learned from played games (tools/fit_evaluation): how many more points a position will
// bring, by module, number of players and rounds left. Whole numbers, so that every machine
// evaluates alike.
#pragma once

#include <array>
#include <cstdint>

#include "ai/evaluation/features.h"

namespace kingdom::ai {

inline constexpr std::size_t kHorizons = 4;  // 0 to 3 rounds left

struct Weights {
    std::array<std::int32_t, kFeatureCount> gain{};        // hundredths of a point
    std::array<std::int32_t, kFeatureCount> final_step{};  // of 10,000: the quest will be ended
    std::int32_t spread = 1;  // hundredths of a point: how far the margin still strays
};

const Weights& weights_for(const Setup& setup, int rounds_left);

}  // namespace kingdom::ai
