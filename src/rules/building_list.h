// Listing what can be placed and discarded at any time (R10.3): the part of the lists made most
// often, so it is inline as far as a call would cost more than the work.
#pragma once

#include "base/lanes.h"
#include "rules/any_time.h"
#include "rules/construction.h"

namespace kingdom::any_time {

[[gnu::always_inline]] inline Listing list_alchemy(const CubeCounts& cubes, Listing list) {
    for_each_lane(cubes, [&list](unsigned lane) {
        const auto resource = static_cast<Resource>(lane);
        list.push_back(decision(Place{std::nullopt, resource, resource}));
    });
    return list;
}

// Cubes on every space of their kind that is free on one card.
[[gnu::always_inline]] inline Listing list_cubes_on(const Deck& deck, const Board& board,
                                                    const CubeCounts& cubes, Card on,
                                                    Listing list) {
    for_each_lane(cubes, [&](unsigned lane) {
        const auto resource = static_cast<Resource>(lane);
        if (!has_free_space(deck, board, on, resource)) return;
        list.push_back(decision(Place{on, resource, resource}));
    });
    return list;
}

// Krystallium and soldiers of the stock on every kind of space that is free on one card.
[[gnu::always_inline]] inline Listing list_stock_on(const Deck& deck, const Board& board,
                                                    const Side& side, Card on, Listing list) {
    const unsigned for_soldiers = deck.spaces[index(on)].of[index(Resource::Soldiers)];
    const unsigned free = last_free_spaces(deck, board, on);
    if (side.krystallium != 0) {
        // R7.3: krystallium fills every space but a soldier's.
        for (unsigned left = free & ~for_soldiers; left != 0; left &= left - 1) {
            const auto space = static_cast<std::size_t>(std::countr_zero(left));
            const Resource as = deck.kind_of_space[index(on)][space];
            list.push_back(decision(Place{on, Resource::Krystallium, as}));
        }
    }
    if ((free & for_soldiers) != 0 && side.soldiers != 0) {
        list.push_back(decision(Place{on, Resource::Soldiers, Resource::Soldiers}));
    }
    return list;
}

// Places and discards, the phase's own `done`, then what the module adds: the order in which the
// kinds of decision stand in the enum. What comes last is called last, so that nothing has to be
// kept for afterwards.
[[gnu::always_inline]] inline Listing list_module(const Position& position, Listing list) {
    if (!has_list(position.state.setup.module)) return list;
    return list_ability_or_quest(position.deck, position.state, position.player, list);
}
[[gnu::always_inline]] inline Listing list_without_cubes(const Position& position, Listing list) {
    const auto& [deck, state, player] = position;
    if (has_list(state.setup.module)) return list_for_module(deck, state, player, list);
    if (under_construction(position.side()).empty()) return list;
    return list_building(deck, state, player, list);
}
inline Listing list_with_cubes(const Position& position, Listing list) {
    return list_with_cubes(position.deck, position.state, position.player, list);
}
inline Listing list_with_done(const Position& position, Listing list) {
    return list_with_done(position.deck, position.state, position.player, list);
}

}  // namespace kingdom::any_time
