// Cards under construction, their spaces, and the alchemy area (sections 7 and 8).
#pragma once

#include <bit>

#include "base/lanes.h"
#include "rules/position.h"

namespace kingdom {

inline std::uint16_t free_spaces(const Deck& deck, const Board& board, Card card) {
    return static_cast<std::uint16_t>(deck.spaces[index(card)].all & ~board.filled[index(card)]);
}

inline bool has_free_space(const Deck& deck, const Board& board, Card card, Resource as) {
    return (deck.spaces[index(card)].of[index(as)] & ~board.filled[index(card)]) != 0;
}

// The last space of each kind that still has one free.
inline unsigned last_free_spaces(const Deck& deck, const Board& board, Card card) {
    return deck.spaces[index(card)].last & ~unsigned{board.filled[index(card)]};
}

// Bits over Resource: the kinds of space that are still free on the card.
inline unsigned free_kinds(const Deck& deck, const Board& board, Card card) {
    unsigned kinds = 0;
    for (unsigned left = last_free_spaces(deck, board, card); left != 0; left &= left - 1) {
        const auto space = static_cast<std::size_t>(std::countr_zero(left));
        kinds |= 1u << index(deck.kind_of_space[index(card)][space]);
    }
    return kinds;
}

inline bool has_free_basic_space(const Deck& deck, const Board& board, Card card) {
    return (free_kinds(deck, board, card) & 0xfu) != 0;
}

// The cards with a frost giant beneath them.
CardSet cards_above_giants(const Board& board);
inline CardSet frozen_cards(const Board& board) {
    constexpr std::array<Card, kGiantCount> none{kHiddenCard, kHiddenCard, kHiddenCard,
                                                 kHiddenCard};
    return board.above_giant == none ? CardSet{} : cards_above_giants(board);
}

inline CardSet under_construction(const Side& side) {
    return side.construction & kDevelopments;
}

// Of the cards that have a lower copy among `cards`, those in the same condition as one of them.
CardSet alike_to_lower(const Deck& deck, const Board& board, CardSet cards, CardSet twins);

// One card for each group of interchangeable ones: same design, same spaces filled, frozen alike.
[[gnu::always_inline]] inline CardSet distinct_under_construction(const Deck& deck,
                                                                  const Board& board,
                                                                  CardSet cards) {
    if (!cards.has_several()) return cards;
    const CardSet twins = cards.behind_in_run(deck.later_copies);
    return twins.empty() ? cards : cards - alike_to_lower(deck, board, cards, twins);
}

// The lowest of the cards that is interchangeable with this one.
Card lowest_alike(const Deck& deck, const Board& board, CardSet cards, Card card);

// One card for each design.
[[gnu::always_inline]] inline CardSet distinct_designs(const Deck& deck, CardSet cards) {
    return cards.first_in_run(deck.later_copies);
}

// R7.1: the card joins the duchy and its bonus is gained.
[[gnu::noinline]] void complete(Game& game, Player player, Card card);

// Puts a piece on a card; completes the card when that was its last free space (R7.1).
inline void put_on_card(Game& game, Player player, Card card, Resource piece, Resource as) {
    Board& board = game.state.board;
    const Spaces& spaces = game.deck.spaces[index(card)];
    const unsigned free = spaces.of[index(as)] & ~unsigned{board.filled[index(card)]};
    assert(free != 0);
    const unsigned filled = board.filled[index(card)] | (free & (~free + 1u));
    board.filled[index(card)] = static_cast<std::uint16_t>(filled);
    game.tell(
        {.kind = EventKind::Placed, .player = player, .card = card, .resource = piece, .as = as});
    if (filled != spaces.all) return;
    // R11.6: a frozen card takes its last piece but is not completed.
    const bool frozen = game.state.setup.module == Module::Menace && frozen_cards(board).has(card);
    if (frozen) return;
    Game copy = game.copy();
    complete(copy, player, card);
}

// R8.1: cubes transmute as soon as five lie there; in a quest game only when asked (R11.34).
void tell_alchemy(Game& game, Player player, Resource resource, int count, int krystallium);
inline void add_to_alchemy(Game& game, Player player, Resource resource, int count) {
    Side& side = game.side(player);
    side.alchemy[index(resource)] =
        static_cast<std::uint16_t>(side.alchemy[index(resource)] + count);
    unsigned krystallium = 0;
    const unsigned lying = sum_of_lanes(side.alchemy);
    if (lying >= 5 && game.state.setup.module != Module::Quest) {
        // Of one gain that transmutes in its middle, the cubes behind the fifth stay.
        krystallium = lying / 5;
        side.alchemy = {};
        side.alchemy[index(resource)] = static_cast<std::uint16_t>(lying % 5);
        side.krystallium = static_cast<std::uint16_t>(side.krystallium + krystallium);
    }
    if (game.events == nullptr) return;
    tell_alchemy(game, player, resource, count, static_cast<int>(krystallium));
}

void gain_soldiers(Game& game, Player player, int count);
void spend_soldiers(Game& game, Player player, int count);
void gain_krystallium(Game& game, Player player, int count);
void gain_cubes(Game& game, Player player, Resource resource, int count);

// Takes a card out of the player's selection area. Requires that it lies there.
inline void take_from_selection(Game& game, Player player, Card card) {
    game.side(player).selection.remove(card);
}

inline void slate(Game& game, Player player, Card card) {
    take_from_selection(game, player, card);
    game.side(player).construction.add(card);
    game.tell({.kind = EventKind::Slated, .player = player, .card = card});
}

}  // namespace kingdom
