// Reads a deck file: the built-in one when the program is built, a user's own when it runs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "cards/deck_names.h"

namespace kingdom {

// Every fault of a deck file, each with its place (`developments[12].cost.gold: 0 is not a cost`),
// in the order of the file's groups. Empty when the file makes a deck.
std::vector<std::string> deck_faults(std::string_view text);

// The deck, its names and its hash, tables derived; or the first fault and how many more there are.
Result<DeckFile> read_deck(std::string_view text);

}  // namespace kingdom
