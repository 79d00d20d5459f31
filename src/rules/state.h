// The whole truth of a game as a plain value: no pointer, no heap, no padding, at most 1 KiB.
// Copying it is how a search branches; comparing and hashing it byte by byte is meaningful.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <type_traits>

#include "base/bytes.h"
#include "base/rng.h"
#include "rules/card_row.h"
#include "rules/decision.h"
#include "rules/setup.h"

namespace kingdom {

inline constexpr int kRoundCount = 4;
inline constexpr int kTurnsInChoice = 16;
inline constexpr std::size_t kHandSize = 8;
inline constexpr std::size_t kDangerSize = 12;
inline constexpr int kDangerDevelopments = 8;
inline constexpr int kSoloSelections = 4;
inline constexpr std::size_t kLookedSize = 3;
inline constexpr std::size_t kGiantCount = 4;
inline constexpr int kArmiesAtCastle = 4;
inline constexpr int kArmiesInReserve = 8;

enum class Phase : std::uint8_t {
    Draft,
    Offer,
    Select,
    Search,  // solo, after a selection (R12.5)
    Pick,
    MenaceStep,
    Planning,
    Production,
    Combat,
    Conquest,
    EndWindow,
    Over
};

// R10.2: both players decide at the same time, each until done.
constexpr bool is_segment(Phase phase) {
    constexpr unsigned segments = 1u << index(Phase::Draft) | 1u << index(Phase::MenaceStep) |
                                  1u << index(Phase::Planning) | 1u << index(Phase::Production) |
                                  1u << index(Phase::Combat);
    return ((segments >> index(phase)) & 1u) != 0;
}

using CubeCounts = std::array<std::uint16_t, kBasicCount>;

// One player's part of the table (R1.6), hand and armies apart.
struct Side {
    CardSet construction{};  // developments under construction, and menaces
    CardSet duchy{};         // built developments and calamities
    CardSet discarded{};     // this player's part of the open discard pile; vanquished menaces too
    CardRow selection{};
    CubeCounts alchemy{};
    CubeCounts cubes{};  // in hand, to be placed (R10.6)
    std::uint16_t krystallium = 0;
    std::uint16_t soldiers = 0;
    std::uint16_t advisors = 0;                      // bit set over Advisor
    std::uint16_t advisors_used = 0;                 // this round
    std::array<std::uint8_t, kBasicCount> stolen{};  // tokens on each resource (R11.10)
    std::uint8_t traps = 0;
    std::uint8_t training = 0;
    std::uint8_t steps_done = 0;  // bit set over the quest's steps
    std::uint8_t forfeits = 0;    // cards still owed to shadows in this menace step
    std::uint8_t gift = 0;        // cubes for the opponent when this menace step ends
    std::uint8_t done = 0;        // with the running segment
    std::array<std::uint8_t, 2> padding{};

    bool operator==(const Side&) const = default;
};

// Everything that players change in simultaneous segments.
struct Board {
    std::array<Side, 2> sides{};
    // By development: the filled spaces, as bits of Spaces, lowest of each kind first. 0 unless
    // the card is under construction.
    std::array<std::uint16_t, kDevelopmentCount> filled{};
    // By frost giant: the frozen card above it, kHiddenCard when there is none.
    std::array<Card, kGiantCount> above_giant{kHiddenCard, kHiddenCard, kHiddenCard, kHiddenCard};
    std::array<std::uint8_t, 6> padding{};

    bool operator==(const Board&) const = default;
};

// Hand of cards, ascending, kHiddenCard behind the last. A player's hand in the draft holds the two
// drawn advisors. Its eight bytes are searched and shifted as one word, lowest card first.
struct Hand {
    std::array<Card, kHandSize> cards{kHiddenCard, kHiddenCard, kHiddenCard, kHiddenCard,
                                      kHiddenCard, kHiddenCard, kHiddenCard, kHiddenCard};

    // Requires an empty hand, and a set that fits into it.
    constexpr void take(CardSet dealt) {
        Card* place = cards.data();
        dealt.for_each([&place](Card card) { *place++ = card; });
    }
    // Requires a card that is held.
    constexpr void remove(Card card) { set_word(bytes::without(as_word(), number(card))); }

    bool operator==(const Hand&) const = default;

  private:
    constexpr std::uint64_t as_word() const { return std::bit_cast<std::uint64_t>(cards); }
    constexpr void set_word(std::uint64_t word) { cards = std::bit_cast<decltype(cards)>(word); }
    static constexpr std::uint8_t number(Card card) { return static_cast<std::uint8_t>(card); }
};

// Armies of the conquest module (R11.40). In solo Blue's armies are those of the other duchy.
struct Armies {
    std::array<std::uint8_t, kMaxTerritories> count{};
    std::array<std::uint8_t, kMaxTerritories> rested{};  // have not moved this phase
    std::uint16_t of_teressie = 0;                       // who owns those that stand there
    std::array<std::uint8_t, 2> reserve{};
    std::array<std::uint8_t, 2> imprisoned{};  // by owner
    std::array<std::uint8_t, 2> passed{};
    bool operator==(const Armies&) const = default;
};

struct State {
    Board board{};
    // The board as it was when the running segment began: what the opponent is shown (R10.2).
    Board shown{};
    Rng rng{};          // for the shuffles still to come (solo)
    CardSet foreman{};  // cards that the foreman must still serve, nothing else in between
    std::array<CardRow, 2> areas{};
    std::array<std::uint32_t, 2> turned_by_token{};  // bits over each area's row (R12.5)
    std::array<Hand, 2> hands{};
    std::array<std::uint8_t, 2> hand_sizes{};
    Armies armies{};
    std::array<Card, kDeckSize> deck{};  // the next card at deck_next, the last at the end
    std::uint8_t deck_next = 0;
    std::array<Card, kDangerSize> danger{};
    std::uint8_t danger_next = 0;
    std::array<Card, kLookedSize> looked{kHiddenCard, kHiddenCard, kHiddenCard};
    std::uint8_t looked_count = 0;
    std::array<Card, 2> returned{kHiddenCard, kHiddenCard};  // advisors back in the box (R11.20)
    std::array<std::uint8_t, kStepCount> first_at_step{};    // 0 nobody, else 1 + player
    std::uint8_t vermin_used = 0;
    std::uint8_t calamities_doubled = 0;

    Setup setup{};
    Phase phase = Phase::Over;
    std::uint8_t round = 0;  // counted from 0
    std::uint8_t turn = 0;   // of the choice phase, counted from 0
    Resource step = Resource::Materials;
    Player mover{};  // whose decision is counted next
    Area selected = Area::Left;
    std::uint8_t searches_left = 0;
    std::uint8_t reshuffled = 0;  // solo: the deck was made anew of cards that all had seen
    std::array<std::uint8_t, 7> padding{};

    bool operator==(const State&) const = default;
};
static_assert(std::is_trivially_copyable_v<State>);
// Named padding keeps this true, and with it the digest.
static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024);

// Of a round: the players take turns, a single one stays first.
constexpr Player first_player(const Setup& setup, std::uint8_t round) {
    const std::size_t swapped = round & (setup.players - 1u) & 1u;
    return static_cast<Player>(index(setup.first) ^ swapped);
}
constexpr Player first_player(const State& state) {
    return first_player(state.setup, state.round);
}

// R10.2: who is still to decide in a simultaneous segment, the round's first player first.
// Requires that not both are done.
constexpr Player next_in_segment(const State& state) {
    const std::size_t first = index(first_player(state));
    return static_cast<Player>(first ^ (state.board.sides[first].done != 0 ? 1u : 0u));
}

constexpr bool is_over(const State& state) {
    return state.phase == Phase::Over;
}

// The player whose decision is counted next. Requires a game that is not over.
constexpr Player player_to_decide(const State& state) {
    return state.mover;
}

// R10.2: the player is done with the running segment.
constexpr void end_part(State& state, Player player) {
    state.board.sides[index(player)].done = 1;
    const std::size_t passes_on = state.mover == player ? 1 : 0;
    state.mover = static_cast<Player>(index(state.mover) ^ passes_on);
}

// True when the player has a decision to make, in whatever order.
constexpr bool may_decide(const State& state, Player player) {
    if (is_segment(state.phase)) return state.board.sides[index(player)].done == 0;
    return state.mover == player && !is_over(state);
}

constexpr std::size_t deck_left(const State& state) {
    return kDeckSize - state.deck_next;
}

// 64 bits that stand for the whole state.
std::uint64_t digest(const State& state);

}  // namespace kingdom
