// Laying out an advisors game, and using abilities.
#pragma once

#include "tests/support/table.h"

namespace kingdom::testing {

// Valados owns these advisors and soldiers, Téressie nothing; hands and areas are empty.
inline State advisors_table(std::initializer_list<Advisor> advisors, int soldiers = 0,
                            Setup options = {}) {
    State state = new_table(Module::Advisors, options);
    for (const Area area : kAreas) set_area(state, area, {});
    for (const Player player : kPlayers) {
        set_hand(state, player, {});
        side(state, player).advisors = 0;  // those of the draft return to the box
        set_stock(state, player, {.traps = options.solo() ? 1 : 2});
    }
    set_advisors(state, kValados, advisors);
    side(state, kValados).soldiers = static_cast<std::uint16_t>(soldiers);
    state.shown = state.board;
    return state;
}

inline bool owns(const State& state, Player player, Advisor advisor) {
    return ((side(state, player).advisors >> index(advisor)) & 1) != 0;
}

// An ability that needs no target, or one aimed at an area, a lying card or a card.
inline Activate plain(Advisor advisor) {
    return {advisor, {}, {}, {}};
}
inline Activate aimed(Advisor advisor, Area area) {
    return {advisor, area, {}, {}};
}
inline Activate aimed(Advisor advisor, At at) {
    return {advisor, {}, at, {}};
}
inline Activate aimed(Advisor advisor, Card card) {
    return {advisor, {}, {}, card};
}

}  // namespace kingdom::testing
