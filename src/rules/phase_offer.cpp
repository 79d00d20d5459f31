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

std::uint64_t laid(Card card, unsigned way) {
    return (std::uint64_t{index(card)} << 2) | way;
}

// Writes all offers whose first card is laid one given way. Half the work of a game's lists is
// done here, so it writes words straight behind the list's end.
class FirstLaid {
  public:
    FirstLaid(DecisionList& list, Card card, unsigned way, int traps_left)
        : list_(list),
          base_(kOfferWord | (laid(card, way) << kFirstShift)),
          way_(way),
          step_(traps_left > 0 ? 1u : 2u) {}

    void with_twin(Card twin) { write(twin, way_); }
    void with(Card second) { write(second, 0); }

  private:
    void write(Card second, unsigned from_way) {
        Decision* end = list_.end();
        std::size_t count = 0;
        // Without a token only the even ways, face up, are left.
        const unsigned start = step_ == 2 ? (from_way + 1) & ~1u : from_way;
        for (unsigned way = start; way < kWays; way += step_) {
            end[count++] = Decision::from_word(base_ | (laid(second, way) << kSecondShift));
        }
        list_.grow(count);
    }

    DecisionList& list_;
    std::uint64_t base_;
    unsigned way_;
    unsigned step_;
};

void list_offers(const Position& position, DecisionList& list) {
    std::array<Choice, kHandSize> choices;
    const std::size_t count = choices_of(position, choices);
    const int traps = position.side().traps;
    for (std::size_t i = 0; i < count; ++i) {
        for (unsigned way = 0; way < kWays; ++way) {
            if (is_face_down(way) && traps == 0) continue;
            FirstLaid first(list, choices[i].card, way, traps - (is_face_down(way) ? 1 : 0));
            if (choices[i].has_twin) first.with_twin(choices[i].twin);
            for (std::size_t j = i + 1; j < count; ++j) first.with(choices[j].card);
        }
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
