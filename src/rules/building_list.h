// Listing what can be placed and discarded at any time (R10.3): the part of the lists made most
// often, so it is inline as far as a call would cost more than the work.
#pragma once

#include "base/lanes.h"
#include "rules/any_time.h"
#include "rules/construction.h"

namespace kingdom::any_time {

// Of a player with cubes in hand: into the alchemy area.
[[gnu::always_inline]] inline Listing list_alchemy(const CubeCounts& cubes, Listing list) {
    for_each_lane(cubes, [&list](unsigned lane) {
        const auto resource = static_cast<Resource>(lane);
        list.push_back(decision(Place{std::nullopt, resource, resource}));
    });
    return list;
}

// Of the same: on every space of their kind that is free on one card.
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

// Which pieces the stock holds, each as all bits or none.
struct Stock {
    unsigned krystallium;
    unsigned soldiers;

    explicit Stock(const Side& side)
        : krystallium(0u - unsigned{side.krystallium != 0}),
          soldiers(0u - unsigned{side.soldiers != 0}) {}
    bool empty() const { return (krystallium | soldiers) == 0; }
};

// By kind of space: the fields of a place that follow the card. R7.3: krystallium fills every space
// but a soldier's.
constexpr auto stock_pieces() {
    std::array<std::uint64_t, kResourceCount> words{};
    for (std::size_t as = 0; as < kResourceCount; ++as) {
        const auto kind = static_cast<Resource>(as);
        const auto piece = kind == Resource::Soldiers ? kind : Resource::Krystallium;
        words[as] = decision(Place{{}, piece, kind}).word() - decision(Place{{}, {}, {}}).word();
    }
    return words;
}

// Krystallium and soldiers of the stock on every kind of space that is free on one card.
[[gnu::always_inline]] inline Listing list_stock_on(const Deck& deck, const Board& board,
                                                    const Stock& stock, Card on, Listing list) {
    static constexpr auto kPieces = stock_pieces();
    const unsigned for_soldiers = deck.spaces[index(on)].of[index(Resource::Soldiers)];
    const unsigned fillable = (stock.krystallium & ~for_soldiers) | (stock.soldiers & for_soldiers);
    const std::uint64_t on_card = decision(Place{on, {}, {}}).word();
    unsigned left = last_free_spaces(deck, board, on) & fillable;
    for (; left != 0; left &= left - 1) {
        const auto space = static_cast<std::size_t>(std::countr_zero(left));
        const Resource as = deck.kind_of_space[index(on)][space];
        list.push_back(Decision::from_word(on_card + kPieces[index(as)]));
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
