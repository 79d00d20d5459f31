// Reads .perft files: positions, each as a set-up and the decisions that lead to it, with the
// number of lines of play from there. tests/perft/README.md shows the format.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/setup_options.h"
#include "base/result.h"
#include "cards/deck_names.h"
#include "rules/state.h"

namespace kingdom {

struct PerftCount {
    int depth = 0;
    std::uint64_t lines = 0;
};

struct PerftPosition {
    std::string id;
    State state{};
    std::vector<PerftCount> counts;
};

inline constexpr int kDeepestPerft = 30;

// An error names the line.
Result<std::vector<PerftPosition>> read_perft(const DeckFile& file, std::string_view text);

}  // namespace kingdom
