// The fourteen abilities of R11.23: when each can be used, on what, and what it does.
#pragma once

#include "rules/position.h"

namespace kingdom::ability {

// Bits over Advisor: the abilities whose time it is for a player to decide.
unsigned in_season(const Position& position);

// Ownership, use, time, price, and whether there is anything to work on.
Judgement refuse_use(const Position& position, Advisor advisor);
// The same for an advisor that is owned, unused and in season.
Judgement refuse_ready(const Position& position, Advisor advisor);

// Requires !refuse_use(position, decision.advisor).
Judgement refuse_target(const Position& position, const Activate& decision);
Listing list_targets(const Position& position, Advisor advisor, Listing list);

// Carries out the effect; soldiers are paid and the use is noted by the caller.
void play(Game& game, Player player, const Activate& decision);

bool can_use_at_end(const Position& position, Advisor advisor);

}  // namespace kingdom::ability
