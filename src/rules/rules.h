// The rules of the game as free functions over values: list, refuse, apply, next player, outcome.
#pragma once

#include <optional>
#include <span>

#include "cards/deck.h"
#include "rules/decision.h"
#include "rules/event.h"
#include "rules/outcome.h"
#include "rules/refusal.h"
#include "rules/state.h"

namespace kingdom {

// What is wrong with a set-up for this deck; nothing when a game can be made of it.
std::optional<SetupFault> setup_fault(const Deck& deck, const Setup& setup);

// The outcome of every shuffle made before the first decision, or taken from a record.
struct Shuffles {
    std::array<Card, kDeckSize> development{};  // solo: the deck's cards stand at the end
    std::array<Card, kDangerSize> danger{};
    std::array<Card, kAdvisorCount> advisors{};  // those drawn first; only the drawn ones count
};

// A new game, shuffled with `rng`. Requires !setup_fault(deck, setup).
State new_game(const Deck& deck, const Setup& setup, Rng rng);

// The same game from shuffles that are already known, as a record holds them.
State new_game(const Deck& deck, const Setup& setup, const Shuffles& shuffles, Rng rng);

// Everything the player may decide now, ascending; empty when there is nothing to decide. Copies
// of one design in one place and condition are interchangeable: the lowest stands for all.
DecisionList legal_decisions(const Deck& deck, const State& state, Player player);

// The same written from here on, for a player who has a decision to make. Gives where it ends.
Listing write_legal_decisions(const Deck& deck, const State& state, Player player, Listing list);

// The same into a list that is used again and again.
inline void list_legal_decisions(const Deck& deck, const State& state, Player player,
                                 DecisionList& list) {
    if (!may_decide(state, player)) return list.clear();
    list.end_at(write_legal_decisions(deck, state, player, list.rewrite()));
}

// Nothing when the decision is legal, otherwise the first rule that it breaks. A decision that
// names another copy than the listed one, or the two cards of an offer or search in the other
// order, is as legal as its representative.
std::optional<Refusal> refusal(const Deck& deck, const State& state, const Turn& turn);

// The member of the legal list that stands for this decision.
// Requires !refusal(deck, state, {player, decision}).
Decision representative(const Deck& deck, const State& state, const Turn& turn);

// Requires !refusal(deck, state, turn); checked in debug builds only.
void apply(const Deck& deck, State& state, Turn turn);

// The same, and appends what happened.
void apply_with_events(const Deck& deck, State& state, const Turn& turn, EventList& events);

// The same, with the outcome of a shuffle that this decision causes (R11.20 solo, R12.6) taken
// from a record instead of the state's generator: the new deck, and the danger deck after the
// solo draft. Requires that they hold the right cards.
struct KnownShuffle {
    std::span<const Card> deck;
    std::span<const Card> danger;
};
void apply_with_shuffle(const Deck& deck, State& state, const Turn& turn, const KnownShuffle& known,
                        EventList* events);

// The same inside a simultaneous segment, with the player's part left open even where only `done`
// is left of it: what a player sees who may still take the decision back (R10.5).
void apply_keeping_open(const Deck& deck, State& state, const Turn& turn, EventList& events);

// What happened before the first decision: the deal of round 1.
void opening_events(const Deck& deck, const State& state, EventList& events);

// The player whose decision is counted next; in a simultaneous segment the round's first player
// first. Nothing when the game is over.
std::optional<Player> next_player(const State& state);

// Both scores and the winner. Nothing while the game is running.
std::optional<Outcome> outcome(const Deck& deck, const State& state);

// R6.2: what the player's duchy produces of a basic resource, stolen tokens counted.
int production(const Deck& deck, const State& state, Player player, Resource resource);

}  // namespace kingdom
