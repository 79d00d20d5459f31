// How one phase follows another: turns of the choice phase, simultaneous segments, rounds.
#pragma once

#include "rules/position.h"

namespace kingdom::flow {

// Deals a round and opens its choice phase.
void begin_round(Game& game);

// After an offer or a selection of the two-player game: the next of the sixteen turns (R4.4).
void next_choice_turn(Game& game);

// After solo's collecting: the danger card, two new cards, or the end of the choice (R12.3).
void next_solo_selection(Game& game);

// Opens a simultaneous segment. What its opening does is for all to see.
void begin_segment(Game& game, Phase phase);

// Closes the player's part of the running segment if only `done` is left of it (R10.5).
void close_part(Game& game, Player player);

// The same, and closes the segments and phases that end by it. Called after every decision.
void settle(Game& game, Player player);

// After the conquest phase.
void end_round(Game& game);

// The end-of-game window passes on, or the game is over (R11.24).
void next_end_window(Game& game, std::optional<Player> after);

// What the deal of the running round showed, from the state right after it.
void tell_deal(Game& game);

}  // namespace kingdom::flow
