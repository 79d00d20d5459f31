// What a player can ask for at any prompt: rules, card texts, the log, a hint.
#pragma once

#include <string_view>

#include "ai/search/thinker.h"
#include "app/play/game_table.h"

namespace kingdom {

// The rules of the running phase, or of a topic: a word from the list that is printed with them.
void print_help(const GameTable& table, std::string_view topic);

// Every card on the table, or those whose name holds the text.
void print_cards(const GameTable& table, std::string_view text);

// The last entries of the player's log, or all of them.
void print_log(const GameTable& table, bool all);

// The best decisions of the moment, what they promise and why. Requires that the player decides.
void print_hint(const GameTable& table, ai::Thinker& thinker);

}  // namespace kingdom
