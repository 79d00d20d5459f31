// How one phase follows another: turns of the choice phase, simultaneous segments, rounds.
#pragma once

#include "rules/position.h"

namespace kingdom::flow {

// Deals a round and opens its choice phase.
void begin_round(Game& game);

// After the last turn of the choice phase.
void open_planning(Game& game);

// The sixteen turns of the two-player game's choice (R4.4): first offers, second selects, second
// offers, first selects, and so on.
inline void after_offer(State& state) {
    ++state.turn;
    state.mover = other(state.mover);
    state.phase = Phase::Select;
}
// Behind the last selection `settle` opens the planning phase.
inline void after_selection(State& state) {
    ++state.turn;
    state.phase = Phase::Offer;
}

// After solo's collecting: the danger card, two new cards, or the end of the choice (R12.3).
void next_solo_selection(Game& game);

// Opens a simultaneous segment. What its opening does is for all to see.
void begin_segment(Game& game, Phase phase);

// Closes the player's part of the running segment if only `done` is left of it (R10.5).
void close_part(Game& game, Player player);

// The same, and closes the segments and phases that end by it.
[[gnu::noinline]] void settle_segment(Game& game, Player player);
[[gnu::noinline]] void settle_silently(const Deck& deck, State& state, Player player);

// The same after the last turn of the choice phase, which opens a segment.
[[gnu::noinline]] void end_choice(Game& game, Player player);
[[gnu::noinline]] void end_choice_silently(const Deck& deck, State& state, Player player);

inline bool choice_is_over(const State& state) {
    const bool choosing = state.phase == Phase::Offer || state.phase == Phase::Select;
    return choosing && state.turn == kTurnsInChoice;
}

// Whether a decision of the player's may have ended the running segment. Inline, since mostly it
// has not: nobody is done with a cube in hand (R10.6), nor with a card to sort.
inline bool may_close(const State& state, Player player) {
    const Side& side = state.board.sides[index(player)];
    const bool sorting = state.phase == Phase::Planning && !side.selection.empty();
    return !has_cubes(side) && !sorting;
}

// Called after every decision, in plain play without a game to tell of it.
inline void settle(Game& game, Player player) {
    if (!is_segment(game.state.phase)) {
        if (choice_is_over(game.state)) end_choice(game, player);
    } else if (may_close(game.state, player)) {
        settle_segment(game, player);
    }
}
inline void settle(const Deck& deck, State& state, Player player) {
    if (!is_segment(state.phase)) {
        if (choice_is_over(state)) end_choice_silently(deck, state, player);
    } else if (may_close(state, player)) {
        settle_silently(deck, state, player);
    }
}

// After the conquest phase.
void end_round(Game& game);

// The end-of-game window passes on, or the game is over (R11.24).
void next_end_window(Game& game, std::optional<Player> after);

// What the deal of the running round showed, from the state right after it.
void tell_deal(Game& game);

}  // namespace kingdom::flow
