// The menace module: the menace step before planning, and combat after production (R11.1-11.10).
#pragma once

#include "rules/position.h"

namespace kingdom::menace_step {

// Opens the step. Giant rats and vermin move at once, since nothing in the step depends on them.
void open(Game& game);

Listing list(const Position& position, Listing list);
bool is_finished(const Position& position);
// Both are done: the opponents of those who forfeited get their cubes (R11.8).
void close(Game& game);

Judgement refuse(const Position& position, Forfeit decision);
Judgement refuse(const Position& position, Cover decision);
Judgement refuse(const Position& position, Freeze decision);
void play(Game& game, Player player, Forfeit decision);
void play(Game& game, Player player, Cover decision);
void play(Game& game, Player player, Freeze decision);

}  // namespace kingdom::menace_step

namespace kingdom::combat {

Listing list(const Position& position, Listing list);
bool has_only_done(const Position& position);
Judgement refuse(const Position& position, const Vanquish& decision);
void play(Game& game, Player player, const Vanquish& decision);

// Menaces of the player that differ in kind or, for giants, in the card above: one of each.
CardSet distinct_menaces(const Position& position);

// Of those, the one that stands for this menace of the player.
Card distinct_twin(const Position& position, Card card);

}  // namespace kingdom::combat
