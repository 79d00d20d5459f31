// A table laid out by hand, for tests of the rules: every setter takes its cards from wherever
// they lay and puts those they replace back on the deck, so that no card is ever twice on the
// table. What a setter lays down counts as seen by all: it is there before the segment begins.
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "cards/founders.h"
#include "rules/rules.h"
#include "rules/view.h"

namespace kingdom::testing {

inline constexpr Player kValados = Player::Valados;
inline constexpr Player kTeressie = Player::Teressie;

// The built-in deck.
const Deck& deck();

// By key and copy, counted from 1: "farm#2"; without a copy the first one.
Card card(std::string_view name);
CardSet cards(std::initializer_list<std::string_view> names);
std::string name_of(Card card);
std::uint8_t territory(std::string_view key);

// A game at its first offer, or solo at its first selection. The advisors' draft is over: each
// player has kept the first of their two.
State new_table(Module module = Module::None, Setup options = {}, std::uint64_t seed = 7);

// Reading a table.
Side& side(State& state, Player player);
const Side& side(const State& state, Player player);
CardSet hand_of(const State& state, Player player);
CardSet cards_in(const CardRow& row);
CardSet cards_in(const State& state, Area area);
// What the player's duchy card alone produces, on the side that is played.
int printed_production(const State& state, Player player, Resource resource);
// How many spaces of a kind are filled on a card.
int filled(const State& state, Card card, Resource kind);

// Names of cards; in areas and selections "farm#1?v" lies face down, placed by Valados, and
// "farm#1?t" by Téressie (solo: either).
using Names = std::initializer_list<std::string_view>;

struct Building {
    std::string_view card;
    std::array<int, kResourceCount> filled{};  // by Resource
};
// Everything filled but one space of a kind.
Building all_but_one(std::string_view card, Resource kind);

struct Stock {
    int krystallium = 0;
    int soldiers = 0;
    int training = 0;
    int traps = 2;
};

void set_hand(State& state, Player player, Names names);
void set_area(State& state, Area area, Names names);
void set_selection(State& state, Player player, Names names);
// Menaces too: they are simply there, without their effect.
void set_construction(State& state, Player player, std::initializer_list<Building> buildings);
void set_duchy(State& state, Player player, Names names);
void set_discarded(State& state, Player player, Names names);
void set_stock(State& state, Player player, const Stock& stock);
void set_alchemy(State& state, Player player, const CubeCounts& cubes);
void set_cubes(State& state, Player player, const CubeCounts& cubes);
void set_advisors(State& state, Player player, std::initializer_list<Advisor> advisors);
void set_frozen(State& state, std::string_view giant, std::string_view above);
// Rested, so that they can still move in a running conquest phase.
void set_armies(State& state, std::string_view territory, Player player, int count);
void set_round(State& state, int round);  // counted from 1
// The next cards of the deck, or of solo's danger deck, in this order.
void set_deck_top(State& state, Names names);
void set_danger_top(State& state, Names names);
// Only the next `count` cards stay in the deck; the others go to the first player's discards.
void leave_in_deck(State& state, std::size_t count);

// Putting the table into a phase. Nobody is done in a segment (solo: the absent player is) and
// no cubes are gained. In offers and selections hands and areas lie as they were; from planning
// on they are empty, as after a choice.
void start_offer(State& state, Player mover);
void start_select(State& state, Player mover);
// The choice's last selection: after it planning, or the menace step, opens.
void start_last_select(State& state);
void start_planning(State& state);
void start_production(State& state, Resource step);
void start_combat(State& state);
// The armies rest, and neither player has passed.
void start_conquest(State& state, Player mover);
// After round 4: `outcome` can be asked.
void end_game(State& state);

bool has(const DecisionList& list, Decision decision);
bool is_legal(const State& state, Player player, Decision decision);

// Requires, as a test, that the decision is not refused and that its representative is listed;
// applies it and returns what happened.
std::vector<Event> play(State& state, Player player, Decision decision);
// Requires, as a test, that a refused decision is not listed.
std::optional<Refusal> refused(const State& state, Player player, Decision decision);

template <class Choice>
std::vector<Event> play(State& state, Player player, const Choice& choice) {
    return play(state, player, decision(choice));
}
template <class Choice>
std::optional<Refusal> refused(const State& state, Player player, const Choice& choice) {
    return refused(state, player, decision(choice));
}
template <class Choice>
bool is_legal(const State& state, Player player, const Choice& choice) {
    return is_legal(state, player, decision(choice));
}
template <class Choice>
bool has(const DecisionList& list, const Choice& choice) {
    return has(list, decision(choice));
}

// Cubes in hand go into the alchemy area and everybody says done: the running segment is over.
std::vector<Event> finish_segment(State& state);

// Random legal decisions until the table is as wanted; fails the test if the game ends before.
// `wanted` is asked before every decision, and once at the end.
void play_until(State& state, const std::function<bool(const State&)>& wanted,
                std::uint64_t seed = 1);

int count(const std::vector<Event>& events, EventKind kind);

}  // namespace kingdom::testing
