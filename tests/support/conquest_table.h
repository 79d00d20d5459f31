// Laying out the conquest board.
#pragma once

#include "rules/module_conquest.h"
#include "tests/support/table.h"

namespace kingdom::testing {

struct Standing {
    std::string_view territory;
    Player player;
    int count;
};

// Valados to move in a conquest phase of round 1; hands and areas are empty, so that a next round
// can be dealt. Only the armies given stand on the board.
inline State conquest_table(std::initializer_list<Standing> armies, Setup options = {}) {
    State state = new_table(Module::Conquest, options);
    for (const Area area : kAreas) set_area(state, area, {});
    for (const Player player : kPlayers) set_hand(state, player, {});
    for (const std::string_view castle : {"valados_castle", "teressie_castle"}) {
        set_armies(state, castle, kValados, 0);
    }
    for (const Standing& standing : armies) {
        set_armies(state, standing.territory, standing.player, standing.count);
    }
    start_conquest(state, kValados);
    return state;
}

inline Move march(std::string_view from, std::string_view to, int armies,
                  std::optional<bool> imprison = {}) {
    return {territory(from), territory(to), static_cast<std::uint8_t>(armies), imprison};
}

inline int armies_at(const State& state, std::string_view key) {
    return state.armies.count[territory(key)];
}
inline std::optional<Player> controller_of(const State& state, std::string_view key) {
    return conquest::controller(state.armies, territory(key));
}

}  // namespace kingdom::testing
