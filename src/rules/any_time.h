// What a player may do at each of their own decision points (R10.3): place what is in hand or in
// stock, discard a card under construction, and what the module adds.
#pragma once

#include "rules/position.h"

namespace kingdom::any_time {

// What building_list.h leaves to calls. A position whose address is taken could not stay in
// registers, so they take its parts; put inline they would make every list save registers. The
// first is for a player without cubes in hand, with cards under construction; the second for the
// modules that add to every list.
[[gnu::noinline]] Listing list_building(const Deck& deck, const State& state, Player player,
                                        Listing list);
[[gnu::noinline]] Listing list_for_module(const Deck& deck, const State& state, Player player,
                                          Listing list);
[[gnu::noinline]] Listing list_with_cubes(const Deck& deck, const State& state, Player player,
                                          Listing list);
[[gnu::noinline]] Listing list_with_done(const Deck& deck, const State& state, Player player,
                                         Listing list);
[[gnu::noinline]] Listing list_ability_or_quest(const Deck& deck, const State& state, Player player,
                                                Listing list);

// Whether the module adds decisions that are allowed at any time.
constexpr bool has_list(Module module) {
    return module == Module::Advisors || module == Module::Quest;
}

// True when the player could do something at any time now.
bool exists_in_module(const Position& position);
inline bool exists(const Position& position) {
    const Module module = position.state.setup.module;
    const bool building = !(position.side().construction & kDevelopments).empty();
    if (module == Module::None || module == Module::Conquest) return building;
    return (building && module != Module::Menace) || exists_in_module(position);
}

Judgement refuse(const Position& position, const Place& decision);
Judgement refuse(const Position& position, Discard decision);
void play(Game& game, Player player, const Place& decision);
void play(Game& game, Player player, Discard decision);

// The checks that everything allowed at any time shares: the phase, and the foreman.
Judgement refuse_any_time(const Position& position);

}  // namespace kingdom::any_time
