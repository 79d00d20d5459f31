#include "rules/phase_offer.h"

#include <cstring>
#include <span>

#include "rules/any_time.h"
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

// The hand by design. Of each design the lowest two copies held can take part in an offer.
struct Choice {
    Card card{};
    Card twin{};
    bool has_twin = false;
};

std::size_t choices_of(const Position& position, std::array<Choice, kHandSize>& choices) {
    std::size_t count = 0;
    for (const Card card : hand_of(position)) {
        const auto design = position.deck.design[index(card)];
        if (count > 0 && position.deck.design[index(choices[count - 1].card)] == design) {
            Choice& last = choices[count - 1];
            if (!last.has_twin) last = {last.card, card, true};
        } else {
            choices[count++] = {card, card, false};
        }
    }
    return count;
}

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

constexpr std::uint64_t pair_word(Card first, Card second) {
    return decision(Offer{{first}, {second}}).word();
}

// Most of the work of a game's lists is done here, so words are written four at a time straight
// behind the list's end; words too many are overwritten by the next pair.
template <std::size_t Count>
void write_pair(Listing& list, std::uint64_t cards,
                const std::array<std::uint64_t, Ways::kMost>& ways) {
    using FourWords = std::uint64_t __attribute__((vector_size(32)));
    const FourWords all = {cards, cards, cards, cards};
    Decision* const end = list.place();
    for (std::size_t i = 0; i < Count; i += 4) {
        FourWords words;
        std::memcpy(&words, &ways[i], sizeof words);
        words |= all;
        std::memcpy(static_cast<void*>(end + i), &words, sizeof words);
    }
    list.advance(Count);
}

// `Tokens` trap tokens left: 4, 12 or 16 ways for two different cards, 3, 8 or 10 for two alike.
template <std::size_t Tokens>
void list_offers(const Position& position, Listing& list) {
    static constexpr Ways kWays = ways_with(Tokens, false);
    static constexpr Ways kAlike = ways_with(Tokens, true);
    std::array<Choice, kHandSize> choices;
    const std::size_t count = choices_of(position, choices);
    for (std::size_t i = 0; i < count; ++i) {
        const Choice& first = choices[i];
        if (first.has_twin) {
            write_pair<kAlike.count>(list, pair_word(first.card, first.twin), kAlike.words);
        }
        for (std::size_t j = i + 1; j < count; ++j) {
            const std::uint64_t cards = pair_word(first.card, choices[j].card);
            write_pair<kWays.count>(list, cards, kWays.words);
        }
    }
}

void list_offers(const Position& position, Listing& list) {
    switch (position.side().traps) {
        case 0: return list_offers<0>(position, list);
        case 1: return list_offers<1>(position, list);
        default: return list_offers<2>(position, list);
    }
}

void lay(Game& game, Player player, const Placement& placement) {
    CardRow& area = game.state.areas[index(placement.area)];
    if (placement.face_down) {
        area.add_face_down(placement.card, player);
        --game.side(player).traps;
    } else {
        area.add_face_up(placement.card);
    }
    game.tell({.kind = EventKind::Offered,
               .player = player,
               .card_is_secret = placement.face_down,
               .card = placement.card,
               .area = placement.area,
               .face_down = placement.face_down});
}

void remove_from_hand(State& state, Player player, Card card) {
    auto& cards = state.hands[index(player)].cards;
    auto& size = state.hand_sizes[index(player)];
    std::size_t at = 0;
    while (cards[at] != card) ++at;
    for (--size; at < size; ++at) cards[at] = cards[at + 1];
    cards[size] = kHiddenCard;
}

}  // namespace

void list(const Position& position, Listing& list) {
    // R10.6: cubes in hand come first.
    if (!has_cubes(position.side())) list_offers(position, list);
    any_time::list_places_and_discards(position, list);
    any_time::list_module(position, list);
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
    for (const Placement& placement : {decision.first, decision.second}) {
        remove_from_hand(game.state, player, placement.card);
        lay(game, player, placement);
    }
    flow::next_choice_turn(game);
}

}  // namespace kingdom::offering
