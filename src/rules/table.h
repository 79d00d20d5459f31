// Small moves of cards on the table that several phases share.
#pragma once

#include <optional>

#include "rules/position.h"

namespace kingdom::table {

inline const CardRow& row_at(const State& state, Row row) {
    if (row == Row::Left || row == Row::Right) return state.areas[index(row)];
    return state.board.sides[index(row) - index(Row::SelectionValados)].selection;
}
inline CardRow& row_at(State& state, Row row) {
    return const_cast<CardRow&>(row_at(static_cast<const State&>(state), row));
}

// Turns a face-down card up. An advisor in a selection area joins its owner (R11.21).
void turn_up(Game& game, At at);

// The gaps close, also in the marks of cards that the solo token turned up.
void remove_from_area(State& state, Area area, std::size_t position);

// Whether a draw would find a card, R12.6's new deck counted.
bool can_draw(const State& state);

// The deck's next card; solo, an empty deck is made anew first (R12.6). Nothing when none is left.
std::optional<Card> draw(Game& game);

// Draws a card face up into an area, if there is one; told as an event, or silently.
void fill_area(Game& game, Area area);
std::optional<Card> lay_next_card(Game& game, Area area);

}  // namespace kingdom::table
