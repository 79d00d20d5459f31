// Laying out a menace game right before, and in, the menace step.
#pragma once

#include "tests/support/table.h"

namespace kingdom::testing {

// Hands and areas are empty, so that the selections stay as a test sets them.
inline State menace_table(MenaceDeck valados, MenaceDeck teressie, Setup options = {}) {
    options.menaces = {valados, teressie};
    State state = new_table(Module::Menace, options);
    for (const Area area : kAreas) set_area(state, area, {});
    for (const Player player : kPlayers) set_hand(state, player, {});
    return state;
}

// The round's last selection, of nothing: the cards are turned up and the menace step opens. It
// is over again at once if nobody has anything to decide in it.
inline std::vector<Event> open_menace_step(State& state) {
    for (const Player player : kPlayers) set_cubes(state, player, {});
    start_last_select(state);
    return play(state, first_player(state), Select{Area::Left});
}

// The soldiers that vanquish a menace of this kind.
inline int combat_cost(MenaceKind kind) {
    return deck().menaces[index(kind)].soldiers;
}

inline CardSet menaces_of(const State& state, Player player) {
    return side(state, player).construction & kMenaces;
}

}  // namespace kingdom::testing
