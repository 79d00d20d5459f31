#include "rules/phase_offer.h"

#include <span>

#include "rules/any_time.h"
#include "rules/flow.h"

namespace kingdom::offering {
namespace {

// The four ways to lay one card, ascending as a Placement packs them: area, then face.
constexpr unsigned kWays = 4;
constexpr bool is_face_down(unsigned way) {
    return (way & 1) != 0;
}

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

constexpr std::uint64_t kOfferWord = decision(Offer{}).word();
constexpr unsigned kSecondShift = Decision::kKindShift - 2 * codec::kPlacementBits;
constexpr unsigned kFirstShift = kSecondShift + codec::kPlacementBits;

constexpr std::uint64_t first_laid(Card card, unsigned way) {
    return kOfferWord | (((std::uint64_t{index(card)} << 2) | way) << kFirstShift);
}
constexpr std::uint64_t second_laid(Card card) {
    return std::uint64_t{index(card)} << (2 + kSecondShift);
}
constexpr std::uint64_t way_of_second(unsigned way) {
    return std::uint64_t{way} << kSecondShift;
}

// Half the work of a game's lists is done here, so words are written straight behind the list's
// end, all ways of a second card in one go: face up only when no token is left for it.
template <bool WithToken>
Decision* write_seconds(Decision* end, std::uint64_t first,
                        std::span<const std::uint64_t> seconds) {
    for (const std::uint64_t second : seconds) {
        const std::uint64_t word = first | second;
        if constexpr (WithToken) {
            for (unsigned way = 0; way < kWays; ++way) {
                end[way] = Decision::from_word(word | way_of_second(way));
            }
            end += kWays;
        } else {
            end[0] = Decision::from_word(word);
            end[1] = Decision::from_word(word | way_of_second(2));
            end += 2;
        }
    }
    return end;
}

// Two copies of one design: laid the same way or the second a higher one, since they are alike.
Decision* write_twins(Decision* end, std::uint64_t first, unsigned way, Card twin, bool token) {
    for (; way < kWays; ++way) {
        if (is_face_down(way) && !token) continue;
        *end++ = Decision::from_word(first | second_laid(twin) | way_of_second(way));
    }
    return end;
}

void list_offers(const Position& position, DecisionList& list) {
    std::array<Choice, kHandSize> choices;
    const std::size_t count = choices_of(position, choices);
    std::array<std::uint64_t, kHandSize> words;
    for (std::size_t i = 0; i < count; ++i) words[i] = second_laid(choices[i].card);
    const int traps = position.side().traps;
    Decision* end = list.end();
    for (std::size_t i = 0; i < count; ++i) {
        const std::span<const std::uint64_t> seconds(words.data() + i + 1, count - i - 1);
        for (unsigned way = 0; way < kWays; ++way) {
            if (is_face_down(way) && traps == 0) continue;
            const bool token = traps > (is_face_down(way) ? 1 : 0);
            const std::uint64_t first = first_laid(choices[i].card, way);
            if (choices[i].has_twin) end = write_twins(end, first, way, choices[i].twin, token);
            end = token ? write_seconds<true>(end, first, seconds)
                        : write_seconds<false>(end, first, seconds);
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
