// Making the decks of a game (sections 2 and 12).
#pragma once

#include "rules/position.h"

namespace kingdom {

// R12.9: some advisors stay in the box when playing alone.
CardSet advisors_in_play(const Deck& deck, bool solo);

// What the development deck is made of, a solo game's eight danger developments and every drawn
// or kept advisor included.
CardSet deck_cards_in_play(const Deck& deck, const Setup& setup);

// The four calamities or menaces of a solo game's danger deck.
CardSet solo_dangers(const Setup& setup);

// R4.1, R11.1: the eighth card of a player's hand in a round.
Card danger_of_round(const Setup& setup, std::uint8_t round, Player player);
inline Card danger_of_round(const State& state, Player player) {
    return danger_of_round(state.setup, state.round, player);
}

// R12.2: the danger deck and the face-up deck of a solo game; with advisors after the draft.
void make_solo_decks(Game& game);

}  // namespace kingdom
