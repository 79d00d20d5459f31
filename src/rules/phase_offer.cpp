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
    alignas(16) std::array<std::uint64_t, kMost> words{};
    std::size_t count = 0;
};

constexpr Ways ways_with(int tokens, bool alike) {
    Ways ways;
    for (unsigned bits = 0; bits < Ways::kMost; ++bits) {
        const Placement first = codec::unpack_way({}, bits >> codec::kWayBits);
        const Placement second = codec::unpack_way({}, bits & 3u);
        const int spent = int{first.face_down} + int{second.face_down};
        if (spent > tokens) continue;
        if (alike && codec::pack_way(second) < codec::pack_way(first)) continue;
        ways.words[ways.count++] = decision(Offer{first, second}).word();
    }
    return ways;
}

constexpr std::array kWays{ways_with(0, false), ways_with(1, false), ways_with(2, false)};
constexpr std::array kWaysAlike{ways_with(0, true), ways_with(1, true), ways_with(2, true)};

// Most of the work of a game's lists is done here, so words are written straight behind the
// list's end, two at a time; a word too many is overwritten by the next pair.
Decision* write_pair(Decision* end, Card first, Card second, const Ways& ways) {
    using TwoWords = std::uint64_t __attribute__((vector_size(16)));
    const std::uint64_t cards = decision(Offer{{first}, {second}}).word();
    const TwoWords both = {cards, cards};
    for (std::size_t i = 0; i < ways.count; i += 2) {
        TwoWords words;
        std::memcpy(&words, &ways.words[i], sizeof words);
        words |= both;
        std::memcpy(static_cast<void*>(end + i), &words, sizeof words);
    }
    return end + ways.count;
}

void list_offers(const Position& position, DecisionList& list) {
    std::array<Choice, kHandSize> choices;
    const std::size_t count = choices_of(position, choices);
    const std::size_t traps = position.side().traps;
    Decision* end = list.end();
    for (std::size_t i = 0; i < count; ++i) {
        const Choice& first = choices[i];
        if (first.has_twin) end = write_pair(end, first.card, first.twin, kWaysAlike[traps]);
        for (std::size_t j = i + 1; j < count; ++j) {
            end = write_pair(end, first.card, choices[j].card, kWays[traps]);
        }
    }
    list.grow(static_cast<std::size_t>(end - list.end()));
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

void list(const Position& position, DecisionList& list) {
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
