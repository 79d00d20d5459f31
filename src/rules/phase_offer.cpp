#include "rules/phase_offer.h"

#include <cstring>
#include <span>

#include "rules/any_time.h"
#include "rules/building_list.h"
#include "rules/flow.h"

namespace kingdom::offering {
namespace {

std::span<const Card> hand_of(const Position& position) {
    const std::size_t seat = index(position.player);
    return {position.state.hands[seat].cards.data(), position.state.hand_sizes[seat]};
}

bool in_hand(const Position& position, Card card) {
    for (const Card held : hand_of(position)) {
        if (held == card) return true;
    }
    return false;
}

// Four words that the processor handles at once.
using FourWords = std::uint64_t __attribute__((vector_size(32)));

// The ways to lay a pair of cards, ascending, as the low fields of an offer's word: every way
// that the trap tokens left allow; of two alike only those with the lower card laid lower.
struct Ways {
    static constexpr std::size_t kMost = 16;
    alignas(32) std::array<std::uint64_t, kMost> words{};
    std::size_t count = 0;
};

constexpr Ways ways_with(std::size_t tokens, bool alike) {
    Ways ways;
    for (unsigned bits = 0; bits < Ways::kMost; ++bits) {
        const Placement first = codec::unpack_way({}, bits >> codec::kWayBits);
        const Placement second = codec::unpack_way({}, bits & 3u);
        const std::size_t spent = std::size_t{first.face_down} + std::size_t{second.face_down};
        if (spent > tokens) continue;
        if (alike && codec::pack_way(second) < codec::pack_way(first)) continue;
        ways.words[ways.count++] = decision(Offer{first, second}).word();
    }
    return ways;
}

// An offer's word without its ways is the sum of these two.
constexpr std::uint64_t first_word(Card card) {
    return decision(Offer{{card}, {Card{0}}}).word();
}
constexpr std::uint64_t second_word(Card card) {
    return decision(Offer{{Card{0}}, {card}}).word() - decision(Offer{}).word();
}

// The hand by design. Of each design the lowest two copies held can take part in an offer.
struct Choices {
    std::array<Card, kHandSize> cards;
    std::array<std::uint64_t, kHandSize> second;  // the words of the cards as second ones
    std::array<std::uint64_t, kHandSize> twin;    // the same of the next copy, if has_twin
    unsigned has_twin = 0;                        // bits over the choices
    std::size_t count = 0;
};

[[gnu::noinline]] void choose_by_design(const Deck& deck, std::span<const Card> hand,
                                        Choices& choices) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const bool again = i > 0 && deck.design[index(hand[i])] == deck.design[index(hand[i - 1])];
        if (!again) {
            choices.cards[count] = hand[i];
            choices.second[count++] = second_word(hand[i]);
            continue;
        }
        // A third copy comes behind the second, which stands for it.
        const unsigned bit = 1u << (count - 1);
        if ((choices.has_twin & bit) == 0) choices.twin[count - 1] = second_word(hand[i]);
        choices.has_twin |= bit;
    }
    choices.count = count;
}

// Copies of one design are neighbours in hand; mostly none are held, and every card is a choice.
[[gnu::always_inline]] inline void choose(const Deck& deck, const Hand& hand, std::size_t size,
                                          Choices& choices) {
    unsigned last_design = kCardCount;
    for (std::size_t i = 0; i < size; ++i) {
        const unsigned design = deck.design[index(hand.cards[i])];
        if (design == last_design) {
            return choose_by_design(deck, {hand.cards.data(), size}, choices);
        }
        last_design = design;
        choices.second[i] = second_word(hand.cards[i]);
    }
    choices.cards = hand.cards;
    choices.count = size;
}

// The ways with a first card filled in.
struct LaidFirst {
    std::array<FourWords, Ways::kMost / 4> words;

    [[gnu::always_inline]] LaidFirst(const Ways& ways, std::uint64_t first) {
        std::memcpy(&words, &ways.words, sizeof words);
        for (FourWords& four : words) four |= FourWords{first, first, first, first};
    }
};

// The words of one pair, four at a time straight behind the list's end; words too many are
// overwritten by the next pair.
template <std::size_t Count>
[[gnu::always_inline]] inline Listing list_pair(const LaidFirst& first, std::uint64_t second,
                                                Listing list) {
    const FourWords all = {second, second, second, second};
    for (std::size_t i = 0; i < (Count + 3) / 4; ++i) {
        const FourWords words = first.words[i] | all;
        std::memcpy(static_cast<void*>(list.place() + 4 * i), &words, sizeof words);
    }
    list.advance(Count);
    return list;
}

// Most of the words of a game's lists are written here. `Tokens` trap tokens left: 4, 12 or 16 ways
// for two different cards, 3, 8 or 10 for two alike. Then the rest of the list.
template <std::size_t Tokens>
[[gnu::noinline]] Listing list_offers(const Deck& deck, const State& state, Player player,
                                      Listing list) {
    static constexpr Ways kWays = ways_with(Tokens, false);
    static constexpr Ways kAlike = ways_with(Tokens, true);
    Choices choices;
    choose(deck, state.hands[index(player)], state.hand_sizes[index(player)], choices);
    const std::size_t count = choices.count;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t first = first_word(choices.cards[i]);
        if (((choices.has_twin >> i) & 1u) != 0) {
            list = list_pair<kAlike.count>(LaidFirst(kAlike, first), choices.twin[i], list);
        }
        const LaidFirst laid(kWays, first);
        for (std::size_t j = i + 1; j < count; ++j) {
            list = list_pair<kWays.count>(laid, choices.second[j], list);
        }
    }
    return any_time::list_without_cubes({deck, state, player}, list);
}

void lay(Game& game, Player player, const Placement& placement) {
    CardRow& area = game.state.areas[index(placement.area)];
    area.add(placement.card, placement.face_down, player);
    std::uint8_t& traps = game.side(player).traps;
    traps = static_cast<std::uint8_t>(traps - (placement.face_down ? 1 : 0));
    game.tell({.kind = EventKind::Offered,
               .player = player,
               .card_is_secret = placement.face_down,
               .card = placement.card,
               .area = placement.area,
               .face_down = placement.face_down});
}

}  // namespace

Listing list(const Position& position, Listing list) {
    // R10.6: cubes in hand come first.
    const auto& [deck, state, player] = position;
    if (has_cubes(position.side())) return any_time::list_with_cubes(position, list);
    switch (position.side().traps) {
        case 0: return list_offers<0>(deck, state, player, list);
        case 1: return list_offers<1>(deck, state, player, list);
        default: return list_offers<2>(deck, state, player, list);
    }
}

Judgement refuse(const Position& position, const Offer& decision) {
    if (position.state.phase != Phase::Offer) return Refusal::WrongPhase;
    if (has_cubes(position.side())) return Refusal::CubesInHand;
    if (decision.first.card == decision.second.card) return Refusal::SameCardTwice;
    for (const Card card : {decision.first.card, decision.second.card}) {
        if (!in_hand(position, card)) return Refusal::CardNotInHand;
    }
    const int tokens = int{decision.first.face_down} + int{decision.second.face_down};
    if (tokens > position.side().traps) return Refusal::NoTrapTokenLeft;
    return std::nullopt;
}

void play(Game& game, Player player, const Offer& decision) {
    const std::size_t seat = index(player);
    Hand hand = game.state.hands[seat];
    hand.remove(decision.first.card);
    hand.remove(decision.second.card);
    game.state.hands[seat] = hand;
    game.state.hand_sizes[seat] = static_cast<std::uint8_t>(game.state.hand_sizes[seat] - 2);
    lay(game, player, decision.first);
    lay(game, player, decision.second);
    flow::after_offer(game.state);
}

}  // namespace kingdom::offering
