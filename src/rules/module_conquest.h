// The conquest module: armies between two castles (R11.40-11.44).
#pragma once

#include <optional>

#include "rules/position.h"

namespace kingdom::conquest {

// Puts the armies of the set-up on the board.
void set_up(const Deck& deck, State& state);

// Opens the conquest phase of a round.
void open(Game& game);

Listing list(const Position& position, Listing list);
Judgement refuse(const Position& position, Recruit decision);
Judgement refuse(const Position& position, const Move& decision);
Judgement refuse(const Position& position, Pass decision);
void play(Game& game, Player player, Recruit decision);
void play(Game& game, Player player, const Move& decision);
void play(Game& game, Player player, Pass decision);

// R11.43. Blue counts as the other duchy.
std::optional<Player> controller(const Armies& armies, std::size_t territory);

}  // namespace kingdom::conquest
