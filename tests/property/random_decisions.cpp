#include "tests/property/random_decisions.h"

#include <array>

namespace kingdom::property {
namespace {

// Draws fields for one player of one state.
class Fields {
  public:
    Fields(const Deck& deck, const State& state, Player player, Rng& rng)
        : deck_(deck), state_(state), player_(player), rng_(rng) {}

    std::uint32_t below(std::uint32_t bound) { return rng_.below(bound); }
    bool coin() { return below(2) == 1; }
    std::uint8_t small(std::uint32_t bound) { return static_cast<std::uint8_t>(below(bound)); }

    // Half of them anywhere in the box, half on the table before the player.
    Card card() {
        const CardSet near = coin() ? near_cards() : CardSet::range(0, kCardCount);
        return near.empty() ? card_at(below(kCardCount)) : member(near);
    }
    // A copy of the same design, or any card.
    Card other_card(Card card) {
        if (below(4) == 0) return this->card();
        const std::size_t number = deck_.first_copy[index(card)] + below(4);
        return card_at(number < kCardCount ? number : index(card));
    }
    std::optional<Card> maybe_card() {
        return below(4) == 0 ? std::nullopt : std::optional(card());
    }
    Area area() { return static_cast<Area>(below(2)); }
    At at() { return {static_cast<Row>(below(4)), small(coin() ? 4 : 20)}; }
    Resource resource() { return static_cast<Resource>(below(kResourceCount)); }
    Advisor advisor() {
        const unsigned own = state_.board.sides[index(player_)].advisors;
        const auto any = static_cast<Advisor>(below(kAdvisorCount));
        for (std::size_t i = 0; own != 0 && coin(); i = (i + 1) % kAdvisorCount) {
            if ((own >> i) & 1) return static_cast<Advisor>(i);
        }
        return any;
    }
    Placement placement() { return {card(), area(), below(3) == 0}; }
    Cubes cubes(std::uint32_t bound) {
        return {small(bound), small(bound), small(bound), small(bound)};
    }
    // Mostly a split of the step's own cost.
    Payment payment(std::uint8_t step) {
        const std::size_t side = state_.setup.solo() ? 1 : 0;
        const auto& cost = deck_.quests[state_.setup.quest].sides[side][step].cost;
        Payment pay;
        int krystallium = cost[index(Resource::Krystallium)];
        for (std::size_t r = 0; r < kBasicCount; ++r) {
            pay.alchemy[r] = small(cost[r] + 1u);
            pay.in_hand[r] = small(cost[r] - pay.alchemy[r] + 1u);
            krystallium += cost[r] - pay.alchemy[r] - pay.in_hand[r];
        }
        pay.krystallium = static_cast<std::uint8_t>(krystallium);
        pay.soldiers = cost[index(Resource::Soldiers)];
        if (below(4) == 0) pay.soldiers = small(8);
        if (below(4) == 0) pay.krystallium = small(8);
        return pay;
    }

  private:
    Card member(CardSet cards) {
        auto at = cards.begin();
        for (std::uint32_t steps = below(static_cast<std::uint32_t>(cards.size())); steps > 0;
             --steps) {
            ++at;
        }
        return *at;
    }

    CardSet near_cards() const {
        const Side& side = state_.board.sides[index(player_)];
        CardSet cards = side.construction | side.selection.set();
        const std::size_t held = state_.hand_sizes[index(player_)];
        for (std::size_t i = 0; i < held; ++i) cards.add(state_.hands[index(player_)].cards[i]);
        for (std::size_t i = 0; i < state_.looked_count; ++i) cards.add(state_.looked[i]);
        if (state_.phase == Phase::Search) cards |= state_.areas[index(state_.selected)].set();
        return cards;
    }

    const Deck& deck_;
    const State& state_;
    Player player_;
    Rng& rng_;
};

// Mostly one target, sometimes none or several.
Decision some_activate(Fields& f) {
    const Advisor advisor = f.advisor();
    switch (f.below(5)) {
        case 0: return decision(Activate{advisor, {}, {}, {}});
        case 1: return decision(Activate{advisor, f.area(), {}, {}});
        case 2: return decision(Activate{advisor, {}, f.at(), {}});
        case 3: return decision(Activate{advisor, {}, {}, f.card()});
        default: return decision(Activate{advisor, f.area(), f.at(), f.maybe_card()});
    }
}

Place some_place(Fields& f) {
    const Resource resource = f.resource();
    return {f.maybe_card(), resource, f.coin() ? resource : f.resource()};
}

Vanquish some_vanquish(Fields& f) {
    Vanquish vanquish{f.card(), {}};
    if (f.coin()) vanquish.uncover = f.resource();
    return vanquish;
}

Move some_move(const Deck& deck, Fields& f) {
    const std::uint32_t places = f.below(8) == 0 ? kMaxTerritories : deck.conquest.count;
    Move move{f.small(places), f.small(places), f.small(f.coin() ? 4 : 16), {}};
    if (f.below(4) == 0) move.imprison = f.coin();
    return move;
}

// Another value for one of the fields.
struct Altering {
    Fields& f;

    Decision operator()(Offer d) const {
        switch (f.below(6)) {
            case 0: std::swap(d.first, d.second); break;
            case 1: d.first.card = f.other_card(d.first.card); break;
            case 2: d.second.card = f.other_card(d.second.card); break;
            case 3: d.first.face_down = !d.first.face_down; break;
            case 4: std::swap(d.first.card, d.second.card); break;
            default: d.second.area = other(d.second.area);
        }
        return decision(d);
    }
    Decision operator()(Search d) const {
        if (f.coin()) std::swap(d.first, d.second);
        if (f.coin()) d.first = f.other_card(d.first);
        return decision(d);
    }
    Decision operator()(Place d) const {
        if (d.on && f.coin()) {
            d.on = f.other_card(*d.on);
        } else {
            (f.coin() ? d.as : d.resource) = f.resource();
        }
        return decision(d);
    }
    Decision operator()(Activate d) const {
        if (d.card) d.card = f.other_card(*d.card);
        if (d.at) d.at = f.at();
        if (d.area) d.area = other(*d.area);
        return decision(d);
    }
    Decision operator()(Step d) const {
        std::uint8_t& count = f.coin() ? d.pay.alchemy[f.below(4)] : d.pay.in_hand[f.below(4)];
        count = f.small(8);
        if (f.coin()) d.pay.krystallium = f.small(8);
        return decision(d);
    }
    Decision operator()(Transmute d) const {
        std::swap(d.cubes[f.below(4)], d.cubes[f.below(4)]);
        return decision(d);
    }
    Decision operator()(Freeze d) const {
        Card& card = f.coin() ? d.giant : d.card;
        card = f.other_card(card);
        return decision(d);
    }
    Decision operator()(Vanquish d) const {
        if (f.coin()) {
            d.card = f.other_card(d.card);
        } else {
            d.uncover = f.resource();
        }
        return decision(d);
    }
    Decision operator()(Move d) const {
        switch (f.below(3)) {
            case 0: d.armies = f.small(16); break;
            case 1: std::swap(d.from, d.to); break;
            default: d.imprison = f.coin();
        }
        return decision(d);
    }
    template <class D>
    Decision operator()(const D& d) const {
        if constexpr (requires { D{.card = d.card}; }) {
            return decision(D{.card = f.other_card(d.card)});
        } else {
            return decision(d);
        }
    }
};

}  // namespace

Decision random_decision(const Deck& deck, const State& state, Player player, Kind kind, Rng& rng) {
    Fields f(deck, state, player, rng);
    const std::uint8_t step = f.small(kStepCount);
    switch (kind) {
        case Kind::KeepAdvisor: return decision(KeepAdvisor{f.card()});
        case Kind::Offer: return decision(Offer{f.placement(), f.placement()});
        case Kind::Select: return decision(Select{f.area()});
        case Kind::Slate: return decision(Slate{f.card()});
        case Kind::Recycle: return decision(Recycle{f.card()});
        case Kind::Place: return decision(some_place(f));
        case Kind::Discard: return decision(Discard{f.card()});
        case Kind::Done: return decision(Done{});
        case Kind::Activate: return some_activate(f);
        case Kind::Step: return decision(Step{step, f.payment(step)});
        case Kind::Transmute: return decision(Transmute{f.cubes(4)});
        case Kind::Forfeit: return decision(Forfeit{f.card()});
        case Kind::Cover: return decision(Cover{f.resource()});
        case Kind::Freeze: return decision(Freeze{f.card(), f.card()});
        case Kind::Vanquish: return decision(some_vanquish(f));
        case Kind::Reveal: return decision(Reveal{f.at()});
        case Kind::Search: return decision(Search{f.card(), f.card()});
        case Kind::Pick: return decision(Pick{f.card()});
        case Kind::Recruit: return decision(Recruit{f.small(16)});
        case Kind::Move: return decision(some_move(deck, f));
        case Kind::Pass: break;
    }
    return decision(Pass{});
}

Decision altered(const Deck& deck, const State& state, Player player, Decision decision, Rng& rng) {
    Fields f(deck, state, player, rng);
    return visit(decision, Altering{f});
}

}  // namespace kingdom::property
