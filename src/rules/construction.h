// Cards under construction, their spaces, and the alchemy area (sections 7 and 8).
#pragma once

#include "rules/position.h"

namespace kingdom {

inline std::uint16_t free_spaces(const Deck& deck, const Board& board, Card card) {
    return static_cast<std::uint16_t>(deck.spaces[index(card)].all & ~board.filled[index(card)]);
}

inline bool has_free_space(const Deck& deck, const Board& board, Card card, Resource as) {
    return (deck.spaces[index(card)].of[index(as)] & ~board.filled[index(card)]) != 0;
}

unsigned free_kinds_of_started(const Spaces& spaces, unsigned filled);

// Bits over Resource: the kinds of space that are still free on the card.
inline unsigned free_kinds(const Deck& deck, const Board& board, Card card) {
    const unsigned filled = board.filled[index(card)];
    const Spaces& spaces = deck.spaces[index(card)];
    if (filled == 0) return spaces.kinds;
    return free_kinds_of_started(spaces, filled);
}

inline bool has_free_basic_space(const Deck& deck, const Board& board, Card card) {
    return (free_kinds(deck, board, card) & 0xfu) != 0;
}

// The cards with a frost giant beneath them.
CardSet frozen_cards(const Board& board);

inline CardSet under_construction(const Side& side) {
    return side.construction & kDevelopments;
}

// Of the cards that have a lower copy among `cards`, those in the same condition as one of them.
CardSet alike_to_lower(const Deck& deck, const Board& board, CardSet cards, CardSet twins);

// One card for each group of interchangeable ones: same design, same spaces filled, frozen alike.
inline CardSet distinct_under_construction(const Deck& deck, const Board& board, CardSet cards) {
    const CardSet twins = cards.behind_in_run(deck.later_copies);
    return twins.empty() ? cards : cards - alike_to_lower(deck, board, cards, twins);
}

// The lowest of the cards that is interchangeable with this one.
Card lowest_alike(const Deck& deck, const Board& board, CardSet cards, Card card);

// One card for each design.
inline CardSet distinct_designs(const Deck& deck, CardSet cards) {
    return cards - cards.behind_in_run(deck.later_copies);
}

// Puts a piece on a card; completes the card when that was its last free space (R7.1).
void put_on_card(Game& game, Player player, Card card, Resource piece, Resource as);

// R7.1: the card joins the duchy and its bonus is gained.
void complete(Game& game, Player player, Card card);

// R8.1: cubes transmute as soon as five lie there; in a quest game only when asked (R11.34).
void add_to_alchemy(Game& game, Player player, Resource resource, int count);

void slate(Game& game, Player player, Card card);
void gain_soldiers(Game& game, Player player, int count);
void spend_soldiers(Game& game, Player player, int count);
void gain_krystallium(Game& game, Player player, int count);
void gain_cubes(Game& game, Player player, Resource resource, int count);

// Takes a card out of the player's selection area. Requires that it lies there.
void take_from_selection(Game& game, Player player, Card card);

}  // namespace kingdom
