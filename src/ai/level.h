// The opponents one can sit down against, from a child of the court to the strongest, and the
// plain minds behind them. A name is all that records, tables and the arena need to know.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "ai/budget.h"
#include "ai/policy/appraiser.h"
#include "ai/search/tree_search.h"
#include "ai/slips.h"

namespace kingdom::ai {

enum class Mind : std::uint8_t { Random, Greedy, Search };

struct Level {
    std::string_view name;
    Mind mind = Mind::Random;
    Sight sight{};
    Slips slips{};
    Budget budget{};
    SearchParameters search{};
};

// From the weakest to the strongest.
std::span<const Level> levels();

// One of the levels, or a plain mind: random, greedy, search. Null when there is none.
const Level* level_named(std::string_view name);

// The plain minds.
std::span<const Level> minds();

}  // namespace kingdom::ai
