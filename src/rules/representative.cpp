// Interchangeable copies: which member of the legal list stands for a decision.
#include <algorithm>

#include "rules/construction.h"
#include "rules/module_menace.h"
#include "rules/position.h"

namespace kingdom {
namespace {

// The lowest card of the set that has the same design.
Card lowest_copy(const Deck& deck, CardSet cards, Card card) {
    for (std::size_t twin = deck.first_copy[index(card)]; twin < index(card); ++twin) {
        if (cards.has(card_at(twin))) return card_at(twin);
    }
    return card;
}

CardSet hand_set(const Position& position) {
    CardSet cards;
    const std::size_t seat = index(position.player);
    for (std::size_t i = 0; i < position.state.hand_sizes[seat]; ++i) {
        cards.add(position.state.hands[seat].cards[i]);
    }
    return cards;
}

// Of two copies of one design the lowest two held; otherwise each card's lowest copy.
std::pair<Card, Card> lowest_pair(const Deck& deck, CardSet cards, Card first, Card second) {
    const Card lowest = lowest_copy(deck, cards, first);
    cards.remove(lowest);
    // When the second card itself was the lowest, the first one is left to be stood for.
    return {lowest, lowest_copy(deck, cards, second == lowest ? first : second)};
}

struct Representing {
    const Position& position;

    CardSet selection() const { return position.side().selection.set(); }

    Card selected(Card card) const { return lowest_copy(position.deck, selection(), card); }

    // Among the cards under construction, or those that the foreman has still to serve.
    Card building(Card card) const {
        const CardSet cards =
            serves_foreman(position) ? position.state.foreman : under_construction(position.side());
        return lowest_alike(position.deck, position.state.board, cards, card);
    }

    Card anywhere(Card card) const {
        return position.side().construction.has(card) ? building(card) : selected(card);
    }

    Decision operator()(const Offer& d) const {
        const auto [first, second] =
            lowest_pair(position.deck, hand_set(position), d.first.card, d.second.card);
        Placement one{first, d.first.area, d.first.face_down};
        Placement two{second, d.second.area, d.second.face_down};
        const bool twins =
            position.deck.design[index(first)] == position.deck.design[index(second)];
        if (twins) {
            // The copies are alike, so the lower one is laid the lower way.
            if (codec::pack_way(two) < codec::pack_way(one)) std::swap(one, two);
            one.card = std::min(first, second);
            two.card = std::max(first, second);
            return decision(Offer{one, two});
        }
        if (two.card < one.card) std::swap(one, two);
        return decision(Offer{one, two});
    }
    Decision operator()(const Slate& d) const { return decision(Slate{selected(d.card)}); }
    Decision operator()(const Recycle& d) const { return decision(Recycle{selected(d.card)}); }
    Decision operator()(const Place& d) const {
        if (!d.on) return decision(d);
        return decision(Place{building(*d.on), d.resource, d.as});
    }
    Decision operator()(const Discard& d) const { return decision(Discard{building(d.card)}); }
    Decision operator()(const Activate& d) const {
        if (!d.card) return decision(d);
        return decision(Activate{d.advisor, d.area, d.at, anywhere(*d.card)});
    }
    Decision operator()(const Forfeit& d) const { return decision(Forfeit{selected(d.card)}); }
    Decision operator()(const Freeze& d) const {
        return decision(Freeze{selected(d.giant), anywhere(d.card)});
    }
    Decision operator()(const Vanquish& d) const {
        return decision(Vanquish{combat::distinct_twin(position, d.card), d.uncover});
    }
    Decision operator()(const Search& d) const {
        const CardSet cards = table_cards();
        const auto [first, second] = lowest_pair(position.deck, cards, d.first, d.second);
        return decision(Search{std::min(first, second), std::max(first, second)});
    }
    Decision operator()(const Pick& d) const {
        CardSet cards;
        for (std::size_t i = 0; i < position.state.looked_count; ++i) {
            cards.add(position.state.looked[i]);
        }
        return decision(Pick{lowest_copy(position.deck, cards, d.card)});
    }
    template <class Other>
    Decision operator()(const Other& d) const {
        return decision(d);
    }

    // The face-up cards of the selected area.
    CardSet table_cards() const {
        const CardRow& row = position.state.areas[index(position.state.selected)];
        CardSet cards;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!row.face_down(i)) cards.add(row[i]);
        }
        return cards;
    }
};

}  // namespace

Decision representative(const Deck& deck, const State& state, const Turn& turn) {
    const Position position{deck, state, turn.by};
    return visit(turn.decision, Representing{position});
}

}  // namespace kingdom
