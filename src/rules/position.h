// What the phases work on: a position to judge, and a game to change.
#pragma once

#include <bit>
#include <optional>

#include "cards/deck.h"
#include "rules/event.h"
#include "rules/refusal.h"
#include "rules/rules.h"
#include "rules/state.h"

namespace kingdom {

// One player looking at a state: what listing and refusing need.
struct Position {
    const Deck& deck;
    const State& state;
    Player player;

    const Side& side() const { return state.board.sides[index(player)]; }
    bool solo() const { return state.setup.solo(); }
};

using Judgement = std::optional<Refusal>;

// A state being changed. `events` and `known` may be null.
struct Game {
    const Deck& deck;
    State& state;
    EventList* events = nullptr;
    const KnownShuffle* known = nullptr;
    // True while a player's own decision inside a simultaneous segment is carried out: for events.
    bool held = false;
    // True when the player's part of a segment stays open even where only `done` is left of it.
    bool keeps_open = false;

    Side& side(Player player) { return state.board.sides[index(player)]; }
    Position position(Player player) const { return {deck, state, player}; }
    // Inline, so that an event nobody asked for is not even made.
    [[gnu::always_inline]] void tell(const Event& event) {
        if (events != nullptr) record(event);
    }

    // For a call made rarely from code that is inline: a game whose address is taken could not stay
    // in registers. Member by member, so that the compiler sees through it.
    Game copy() const { return {deck, state, events, known, held, keeps_open}; }

  private:
    [[gnu::cold, gnu::noinline]] void record(Event event) {
        event.held = held;
        events->push_back(event);
    }
};

// R10.3: the phases in which a player to decide may also do what is allowed at any time.
constexpr bool allows_any_time(Phase phase) {
    switch (phase) {
        case Phase::Offer:
        case Phase::Select:
        case Phase::Planning:
        case Phase::Production:
        case Phase::Combat:
        case Phase::Conquest: return true;
        default: return false;
    }
}

// Who takes part: both players, or the one of a solo game.
constexpr bool takes_part(const State& state, Player player) {
    return !state.setup.solo() || player == state.setup.first;
}

[[gnu::always_inline]] constexpr bool has_cubes(const Side& side) {
    return std::bit_cast<std::uint64_t>(side.cubes) != 0;
}

constexpr bool has_advisor(const Side& side, Advisor advisor) {
    return ((side.advisors >> index(advisor)) & 1) != 0;
}

// R11.23: the foreman's cubes are being placed, and nothing else can be done until they are.
inline bool serves_foreman(const Position& position) {
    return position.state.setup.module == Module::Advisors && !position.state.foreman.empty() &&
           has_advisor(position.side(), Advisor::TyrannicalForeman);
}

constexpr int trap_limit(const State& state) {
    return state.setup.solo() ? 1 : 2;
}

}  // namespace kingdom
