#include "ai/evaluation/weights.h"

#include <algorithm>

namespace kingdom::ai {
namespace {

constexpr std::size_t kPlayerCounts = 2;

// By players, module, rounds left.
constexpr std::array<Weights, kPlayerCounts * kModuleCount * kHorizons> kTable{{
#include "ai/evaluation/weights_table.inc"
}};

}  // namespace

const Weights& weights_for(const Setup& setup, int rounds_left) {
    const std::size_t players = setup.solo() ? 0 : 1;
    const auto horizon = static_cast<std::size_t>(std::clamp(rounds_left, 0, 3));
    return kTable[(players * kModuleCount + index(setup.module)) * kHorizons + horizon];
}

}  // namespace kingdom::ai
