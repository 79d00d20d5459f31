// A deck file as tables for people: every card with its numbers, and what is wrong with a file.
#pragma once

#include <string>

#include "app/show/card_text.h"

namespace kingdom {

// All cards by kind, then duchies, quests and territories.
std::string deck_text(const Show& show);

// One line: how many designs of each kind there are.
std::string deck_summary(const DeckFile& file);

}  // namespace kingdom
