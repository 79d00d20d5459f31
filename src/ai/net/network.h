// The net that was trained (train/kingdom_train/net.py), in whole numbers. Read from bytes once;
// what a deck's cards mean to it is worked out once a deck.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ai/net/layer.h"
#include "ai/net/menu.h"
#include "ai/net/traits.h"
#include "base/result.h"

namespace kingdom::ai::net {

inline constexpr std::size_t kWidth = 64;  // of a card's and a token's vector
inline constexpr std::size_t kTrunk = 256;
inline constexpr std::size_t kBlocks = 2;
inline constexpr std::size_t kFigureWidth = 192;
inline constexpr std::size_t kPileWidth = 128;
inline constexpr std::size_t kJoined = kFigureWidth + kPileWidth + kSpotCount * kWidth;
inline constexpr std::size_t kPairWidth = 16;  // of a laid card, for what two of them are together

// Roles that are about two tokens: freeze, search, and every kind of move.
inline constexpr std::size_t kPairRoles = 14;
constexpr std::size_t pair_role(std::uint8_t which) {
    if (which == role::Freeze) return 0;
    if (which == role::Search) return 1;
    const bool moves = which >= role::Move && which < role::Move + 12;
    return moves ? 2u + which - role::Move : kPairRoles;
}

struct Network {
    Layer card, token, figures, piles, join;
    std::array<Layer, kSpotCount> places;
    std::array<std::array<Layer, 2>, kBlocks> blocks;
    Layer value_hidden, value;
    Layer key, key_trunk;
    Layer role, first, second;
    Layer laying;
    Layer belief_key, belief_card;
};

// What is wrong with the bytes is one sentence.
Result<Network> read_network(std::span<const std::uint8_t> bytes);

// What the cards of a deck mean to a network.
struct DeckTables {
    DeckTables(const Network& network, const Deck& deck);

    using Vector = std::array<std::int16_t, kWidth>;
    Traits traits;
    std::vector<Vector> of_place;  // by place, then row of traits
    std::vector<Vector> belief;    // by card

    const Vector& at(Spot place, std::uint8_t row) const {
        return of_place[index(place) * kTraitRows + row];
    }
};

}  // namespace kingdom::ai::net
