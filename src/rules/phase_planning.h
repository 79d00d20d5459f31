// Planning: every selected card is slated or recycled (section 5).
#pragma once

#include "rules/position.h"

namespace kingdom::planning {

// R5.1, R5.5, R11.21: all cards are turned up; calamities and advisors go where they belong.
void turn_up_selections(Game& game);

Listing list(const Position& position, Listing list);
bool has_only_done(const Position& position);

Judgement refuse(const Position& position, Slate decision);
Judgement refuse(const Position& position, Recycle decision);
void play(Game& game, Player player, Slate decision);
void play(Game& game, Player player, Recycle decision);

Judgement refuse_done(const Position& position);

}  // namespace kingdom::planning
