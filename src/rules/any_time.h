// What a player may do at each of their own decision points (R10.3): place what is in hand or in
// stock, discard a card under construction, and what the module adds.
#pragma once

#include "rules/position.h"

namespace kingdom::any_time {

// Places and discards, then, after the phase's own `done`, what the module adds: the order in
// which the kinds of decision stand in the enum.
void list_places_and_discards(const Position& position, DecisionList& list);
void list_module(const Position& position, DecisionList& list);

// True when the player could do something at any time now.
bool exists(const Position& position);

Judgement refuse(const Position& position, const Place& decision);
Judgement refuse(const Position& position, Discard decision);
void play(Game& game, Player player, const Place& decision);
void play(Game& game, Player player, Discard decision);

// The checks that everything allowed at any time shares: the phase, and the foreman.
Judgement refuse_any_time(const Position& position);

}  // namespace kingdom::any_time
