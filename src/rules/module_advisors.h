// The advisors module: the draft, joining the advisors' area, and the abilities (R11.20-11.24).
#pragma once

#include "rules/position.h"

namespace kingdom::advisors {

Listing list_draft(const Position& position, Listing list);
Judgement refuse(const Position& position, KeepAdvisor decision);
void play(Game& game, Player player, KeepAdvisor decision);

// The other drawn advisors return to the box; solo, the decks are made now (R12.9).
void close_draft(Game& game);

// An advisor enters the player's advisors' area and brings its soldier (R11.21).
void join(Game& game, Player player, Card card);

// Every ability that can be used now, with every target.
Listing list(const Position& position, Listing list);
bool exists(const Position& position);
Judgement refuse(const Position& position, const Activate& decision);
void play(Game& game, Player player, const Activate& decision);

// R11.24: owns an end-of-game ability and can pay for it.
bool has_end_ability(const Position& position);
Listing list_end_window(const Position& position, Listing list);

}  // namespace kingdom::advisors
