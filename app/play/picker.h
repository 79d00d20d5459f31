// Asking a player for a decision: prints the menu, reads numbers, opens groups.
#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <variant>

#include "app/play/choices.h"
#include "app/play/game_table.h"

namespace kingdom {

struct Picked {
    Decision decision{};
    std::size_t times = 1;
};
// The table changed or is to be drawn anew: ask again from the start.
struct AskAgain {};
// No more input, or the player wants to leave.
struct Leave {};
using Answer = std::variant<Picked, AskAgain, Leave>;

// What a typed word did.
enum class Handled { No, Yes, AskAgain, Leave };
// Tries the text as one of the keys that work at every prompt.
using Keys = std::function<Handled(std::string_view)>;

// Draws what stands above the menu, given the number of lines that the menu takes.
using DrawAbove = std::function<void(std::size_t menu_lines)>;

// Requires a list that is not empty.
Answer pick_decision(const GameTable& table, const DecisionList& legal, const Keys& keys,
                     const DrawAbove& draw);

}  // namespace kingdom
