#include "ai/level.h"

#include <algorithm>

namespace kingdom::ai {
namespace {

constexpr Budget kAtOnce{.playouts = 0};

constexpr std::array kMinds{
    Level{.name = "random", .mind = Mind::Random, .budget = kAtOnce},
    Level{.name = "greedy", .mind = Mind::Greedy, .budget = kAtOnce},
    Level{.name = "search", .mind = Mind::Search, .budget = {.playouts = 1000}},
};

constexpr std::array kLevels{
    Level{.name = "page",
          .mind = Mind::Greedy,
          .sight = {.rounds = 2, .other_player = false},
          .slips = {.of_hundred = 30, .within = 400},
          .budget = kAtOnce},
    Level{.name = "squire",
          .mind = Mind::Greedy,
          .sight = {.rounds = 2},
          .slips = {.of_hundred = 25, .within = 400},
          .budget = kAtOnce},
    Level{.name = "steward",
          .mind = Mind::Greedy,
          .slips = {.of_hundred = 8, .within = 200},
          .budget = kAtOnce},
    Level{.name = "herald",
          .mind = Mind::Search,
          .slips = {.of_hundred = 50, .within = 3000},
          .budget = {.playouts = 5}},
    Level{.name = "chancellor", .mind = Mind::Search, .budget = {.playouts = 10}},
    Level{.name = "spymaster", .mind = Mind::Search, .budget = {.playouts = 60}},
    Level{.name = "marshal", .mind = Mind::Search, .budget = {.playouts = 600}},
    Level{.name = "sovereign",
          .mind = Mind::Search,
          .budget = {.playouts = 400'000, .milliseconds = 1800, .threads = 2}},
};

const Level* find(std::span<const Level> among, std::string_view name) {
    const auto found = std::find_if(among.begin(), among.end(),
                                    [name](const Level& level) { return level.name == name; });
    return found == among.end() ? nullptr : &*found;
}

}  // namespace

std::span<const Level> levels() {
    return kLevels;
}

std::span<const Level> minds() {
    return kMinds;
}

const Level* level_named(std::string_view name) {
    const Level* const level = find(kLevels, name);
    return level != nullptr ? level : find(kMinds, name);
}

}  // namespace kingdom::ai
