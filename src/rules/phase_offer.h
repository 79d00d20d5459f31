// Offering two cards of one's hand (R4.5, R4.6).
#pragma once

#include "rules/position.h"

namespace kingdom::offering {

Listing list(const Position& position, Listing list);
Judgement refuse(const Position& position, const Offer& decision);
void play(Game& game, Player player, const Offer& decision);

}  // namespace kingdom::offering
