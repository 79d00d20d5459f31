#include "tests/property/stand_in.h"

#include <algorithm>

namespace kingdom::property {
namespace {

enum class Where : std::uint8_t { Nowhere, Hand, Selection, Construction, SelectedArea, Looked };

// A place and everything by which a copy there can be told from another.
struct Spot {
    Where place = Where::Nowhere;
    unsigned filled = 0;
    bool frozen = false;
    bool unserved = false;            // by the foreman
    std::optional<unsigned> above{};  // of a frost giant: the design of the card above it,
    unsigned above_filled = 0;        // and what lies on that
    bool operator==(const Spot&) const = default;
};

class Finder {
  public:
    Finder(const Deck& deck, const State& state, Player player)
        : deck_(deck), state_(state), side_(state.board.sides[index(player)]), player_(player) {}

    Spot spot_of(Card card) const {
        if (in_hand(card)) return {.place = Where::Hand};
        if (side_.selection.find(card) < side_.selection.size()) {
            return {.place = Where::Selection};
        }
        if (side_.construction.has(card)) return construction_spot(card);
        const CardRow& area = state_.areas[index(state_.selected)];
        const std::size_t at = area.find(card);
        if (at < area.size() && !area.face_down(at)) return {.place = Where::SelectedArea};
        const auto looked_end = state_.looked.begin() + state_.looked_count;
        const bool looked = std::find(state_.looked.begin(), looked_end, card) != looked_end;
        return {.place = looked ? Where::Looked : Where::Nowhere};
    }

    bool alike(Card one, Card two) const {
        if (one == two) return true;
        const Spot spot = spot_of(one);
        return deck_.design[index(one)] == deck_.design[index(two)] &&
               spot.place != Where::Nowhere && spot == spot_of(two);
    }

    // The lowest card that is as good as this one, and the lowest after that.
    Card lowest(Card card) const { return lowest_from(deck_.first_copy[index(card)], card); }
    Card second_lowest(Card card) const { return lowest_from(index(lowest(card)) + 1, card); }

  private:
    Card lowest_from(std::size_t number, Card card) const {
        while (!alike(card, card_at(number))) ++number;
        return card_at(number);
    }

    bool in_hand(Card card) const {
        const auto& hand = state_.hands[index(player_)].cards;
        return std::find(hand.begin(), hand.end(), card) != hand.end();
    }

    Spot construction_spot(Card card) const {
        Spot spot{.place = Where::Construction};
        const auto& frozen = state_.board.above_giant;
        if (index(card) < kDevelopmentCount) {
            spot.filled = state_.board.filled[index(card)];
            spot.frozen = std::find(frozen.begin(), frozen.end(), card) != frozen.end();
            spot.unserved = state_.foreman.has(card);
        } else if (cards_of(MenaceKind::FrostGiant).has(card)) {
            const Card above = frozen[index(card) - index(menace(MenaceKind::FrostGiant, 0))];
            if (above == kHiddenCard) return spot;
            spot.above = deck_.design[index(above)];
            spot.above_filled = state_.board.filled[index(above)];
        }
        return spot;
    }

    const Deck& deck_;
    const State& state_;
    const Side& side_;
    Player player_;
};

struct StandIn {
    const Finder& find;

    Decision operator()(const Offer& d) const {
        Placement one = d.first;
        Placement two = d.second;
        const auto way = [](const Placement& p) { return std::pair(p.area, p.face_down); };
        if (one.card != two.card && find.alike(one.card, two.card)) {
            // Which copy goes which way is all the same, so both orders mean one thing.
            if (way(two) < way(one)) std::swap(one, two);
            const Card card = one.card;
            one.card = find.lowest(card);
            two.card = find.second_lowest(card);
            return decision(Offer{one, two});
        }
        one.card = find.lowest(one.card);
        two.card = find.lowest(two.card);
        if (two.card < one.card) std::swap(one, two);
        return decision(Offer{one, two});
    }
    Decision operator()(const Search& d) const {
        if (d.first == d.second) return decision(d);
        const bool twins = find.alike(d.first, d.second);
        const Card one = find.lowest(d.first);
        const Card two = twins ? find.second_lowest(d.first) : find.lowest(d.second);
        return decision(Search{std::min(one, two), std::max(one, two)});
    }
    Decision operator()(const Place& d) const {
        if (!d.on) return decision(d);
        return decision(Place{find.lowest(*d.on), d.resource, d.as});
    }
    Decision operator()(const Activate& d) const {
        if (!d.card) return decision(d);
        return decision(Activate{d.advisor, d.area, d.at, find.lowest(*d.card)});
    }
    Decision operator()(const Freeze& d) const {
        return decision(Freeze{find.lowest(d.giant), find.lowest(d.card)});
    }
    Decision operator()(const Vanquish& d) const {
        return decision(Vanquish{find.lowest(d.card), d.uncover});
    }
    template <class D>
    Decision operator()(const D& d) const {
        if constexpr (requires { D{.card = d.card}; }) {
            return decision(D{.card = find.lowest(d.card)});
        } else {
            return decision(d);
        }
    }
};

}  // namespace

Decision stand_in(const Deck& deck, const State& state, const Turn& turn) {
    const Finder find(deck, state, turn.by);
    return visit(turn.decision, StandIn{find});
}

}  // namespace kingdom::property
