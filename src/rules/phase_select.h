// Selecting an offering area (R4.8), and in solo the trap token and the search around it
// (R12.3 to R12.5).
#pragma once

#include "rules/position.h"

namespace kingdom::selecting {

Listing list(const Position& position, Listing list);
Judgement refuse(const Position& position, Select decision);
void play(Game& game, Player player, Select decision);

Judgement refuse(const Position& position, Reveal decision);
void play(Game& game, Player player, Reveal decision);

// The rest of solo's selection: searching, or taking the area as it is.
Listing list_search(const Position& position, Listing list);
Listing list_pick(const Position& position, Listing list);
Judgement refuse(const Position& position, Search decision);
Judgement refuse(const Position& position, Pick decision);
void play(Game& game, Player player, Search decision);
void play(Game& game, Player player, Pick decision);

// Ends solo's search and collects the selected area.
void end_search(Game& game);

}  // namespace kingdom::selecting
