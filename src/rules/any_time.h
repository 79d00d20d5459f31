// What a player may do at each of their own decision points (R10.3): place what is in hand or in
// stock, discard a card under construction, and what the module adds.
#pragma once

#include "rules/position.h"

namespace kingdom::any_time {

// Everything that can be placed and discarded by a player with cards under construction.
void list_building(const Position& position, CardSet building, Listing& list);
void list_cubes(const CubeCounts& cubes, Listing& list);

// Places and discards, then, after the phase's own `done`, what the module adds: the order in
// which the kinds of decision stand in the enum. Inline, since mostly there is nothing to list.
inline void list_places_and_discards(const Position& position, Listing& list) {
    const Side& side = position.side();
    const CardSet building = side.construction & kDevelopments;
    if (!building.empty()) return list_building(position, building, list);
    if (has_cubes(side)) list_cubes(side.cubes, list);
}
void list_ability_or_quest(const Position& position, Listing& list);
inline void list_module(const Position& position, Listing& list) {
    const Module module = position.state.setup.module;
    if (module == Module::Advisors || module == Module::Quest) {
        list_ability_or_quest(position, list);
    }
}

// True when the player could do something at any time now.
bool exists(const Position& position);

Judgement refuse(const Position& position, const Place& decision);
Judgement refuse(const Position& position, Discard decision);
void play(Game& game, Player player, const Place& decision);
void play(Game& game, Player player, Discard decision);

// The checks that everything allowed at any time shares: the phase, and the foreman.
Judgement refuse_any_time(const Position& position);

}  // namespace kingdom::any_time
