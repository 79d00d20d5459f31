#include "ai/net/menu.h"

#include <algorithm>

#include "rules/position.h"

namespace kingdom::ai::net {
namespace {

constexpr std::uint8_t shifted(std::uint8_t first, std::size_t by) {
    return static_cast<std::uint8_t>(first + by);
}

// Which role a decision plays, and which tokens it is about.
struct Describe {
    const TokenPlaces& places;

    Entry operator()(const KeepAdvisor& d) const { return {role::KeepAdvisor, places.of(d.card)}; }
    Entry operator()(const Offer&) const { return {}; }  // has a place of its own
    Entry operator()(const Select& d) const {
        return {role::Select, shifted(kLeftAreaSum, index(d.area))};
    }
    Entry operator()(const Slate& d) const { return {role::Slate, places.of(d.card)}; }
    Entry operator()(const Recycle& d) const { return {role::Recycle, places.of(d.card)}; }
    Entry operator()(const Place& d) const {
        if (!d.on) return {shifted(role::IntoAlchemy, index(d.resource))};
        const std::uint8_t token = places.of(*d.on);
        if (d.resource == Resource::Soldiers) return {role::PlaceSoldier, token};
        if (d.resource == Resource::Krystallium) {
            return {shifted(role::PlaceKrystallium, index(d.as)), token};
        }
        return {shifted(role::PlaceCube, index(d.resource)), token};
    }
    Entry operator()(const Discard& d) const { return {role::Discard, places.of(d.card)}; }
    Entry operator()(const Done&) const { return {role::Done}; }
    Entry operator()(const Activate& d) const {
        std::uint8_t about = kNoToken;
        if (d.area) about = shifted(kLeftAreaSum, index(*d.area));
        if (d.at) about = places.of(*d.at);
        if (d.card) about = places.of(*d.card);
        return {shifted(role::Activate, index(d.advisor)), about};
    }
    Entry operator()(const Step& d) const { return {shifted(role::Step, d.step)}; }
    Entry operator()(const Transmute&) const { return {role::Transmute}; }
    Entry operator()(const Forfeit& d) const { return {role::Forfeit, places.of(d.card)}; }
    Entry operator()(const Cover& d) const { return {shifted(role::Cover, index(d.resource))}; }
    Entry operator()(const Freeze& d) const {
        return {role::Freeze, places.of(d.giant), places.of(d.card)};
    }
    Entry operator()(const Vanquish& d) const {
        return {shifted(role::Vanquish, d.uncover ? 1 + index(*d.uncover) : 0), places.of(d.card)};
    }
    Entry operator()(const Reveal& d) const { return {role::Reveal, places.of(d.at)}; }
    Entry operator()(const Search& d) const {
        return {role::Search, places.of(d.first), places.of(d.second)};
    }
    Entry operator()(const Pick& d) const { return {role::Pick, places.of(d.card)}; }
    Entry operator()(const Recruit& d) const {
        return {shifted(role::Recruit, std::min<std::size_t>(d.armies, 4))};
    }
    Entry operator()(const Move& d) const {
        const std::size_t number = std::clamp<std::size_t>(d.armies, 1, 4) - 1;
        const std::size_t imprisoning = d.imprison ? 1u + (*d.imprison ? 1u : 0u) : 0u;
        return {shifted(role::Move, 3 * number + imprisoning), places.of_territory(d.from),
                places.of_territory(d.to)};
    }
    Entry operator()(const Pass&) const { return {role::Pass}; }
};

// Which of several orders of the same decisions is the one to play: cubes in hand by resource, then
// what is in stock; in the choice nothing of the stock but for what it can be needed for there.
class Order {
  public:
    explicit Order(const View& view)
        : foreman_(!view.foreman.empty()),
          choosing_(view.phase == Phase::Offer || view.phase == Phase::Select) {
        const CubeCounts& cubes = view.sides[index(*view.viewer)].cubes;
        for (std::size_t r = kBasicCount; r-- > 0;) {
            if (cubes[r] > 0) first_cube_ = static_cast<Resource>(r);
        }
    }

    bool keeps(Decision decision) const {
        if (decision.kind() == Kind::Discard) return !first_cube_ && !choosing_;
        if (decision.kind() != Kind::Place) return true;
        const Place place = codec::read_place(decision);
        if (index(place.resource) < kBasicCount) return foreman_ || place.resource == first_cube_;
        return !first_cube_ && !choosing_;
    }

  private:
    bool foreman_;
    bool choosing_;
    std::optional<Resource> first_cube_{};
};

// Of the ways to pay for a step or to transmute, less is better: krystallium is dearest, then cubes
// in hand, which a card may still want; what lies in alchemy is cheapest.
struct Price {
    int operator()(const Step& d) const {
        int in_hand = 0;
        for (const std::uint8_t count : d.pay.in_hand) in_hand += count;
        return 100 * d.pay.krystallium + in_hand;
    }
    // The cubes of which fewest lie there are kept for a step to come.
    int operator()(const Transmute& d) const {
        return 5 - *std::max_element(d.cubes.begin(), d.cubes.end());
    }
    template <class Other>
    int operator()(const Other&) const {
        return 0;
    }
};
int price(Decision decision) {
    return visit(decision, Price{});
}

}  // namespace

std::size_t Choices::choice_of(const Offer& offer) const {
    const auto laying = [this](const Placement& placement) {
        return 4u * place_in_hand_[index(placement.card)] + codec::pack_way(placement);
    };
    return kLayings * laying(offer.first) + laying(offer.second);
}

void Choices::add_offer(Decision decision, Menu& menu) {
    const std::size_t choice = choice_of(codec::read_offer(decision));
    menu.offers[choice / kLayings] |= 1u << (choice % kLayings);
    if (offer_count_++ == 0) first_offer_ = choice;
}

void Choices::add_entry(Decision decision, Entry entry, Menu& menu) {
    const bool several_ways = decision.kind() == Kind::Step || decision.kind() == Kind::Transmute;
    for (std::size_t i = 0; several_ways && i < entry_count_; ++i) {
        if (menu.entries[i] != entry) continue;
        if (price(decision) < price(decisions_[i])) decisions_[i] = decision;
        return;
    }
    if (entry_count_ == kEntries) return;
    menu.entries[entry_count_] = entry;
    decisions_[entry_count_++] = decision;
}

void Choices::write(const View& view, const DecisionList& legal, const TokenPlaces& places,
                    Menu& menu) {
    menu = {};
    hand_ = view.hand;
    for (std::size_t i = 0; i < kHandSize && hand_.cards[i] != kHiddenCard; ++i) {
        place_in_hand_[index(hand_.cards[i])] = static_cast<std::uint8_t>(i);
    }
    entry_count_ = offer_count_ = 0;
    const Order order(view);
    for (const Decision decision : legal) {
        if (decision.kind() == Kind::Offer) {
            add_offer(decision, menu);
        } else if (order.keeps(decision)) {
            add_entry(decision, visit(decision, Describe{places}), menu);
        }
    }
    if (count() == 0) add_entry(legal[0], visit(legal[0], Describe{places}), menu);
    menu.entry_count = static_cast<std::uint8_t>(entry_count_);
}

std::size_t Choices::first() const {
    return entry_count_ > 0 ? kOfferChoices : first_offer_;
}

Decision Choices::decision_of(std::size_t choice) const {
    if (choice >= kOfferChoices) return decisions_[choice - kOfferChoices];
    const auto laid = [this](std::size_t laying) {
        return codec::unpack_way(hand_.cards[laying / 4], laying % 4);
    };
    return decision(Offer{laid(choice / kLayings), laid(choice % kLayings)});
}

std::optional<std::size_t> Choices::choice_of(Decision decision) const {
    if (decision.kind() == Kind::Offer) return choice_of(codec::read_offer(decision));
    const auto group = [](Decision d) {
        const auto step = as<Step>(d);
        return step ? step->step : 0;
    };
    const bool several_ways = decision.kind() == Kind::Step || decision.kind() == Kind::Transmute;
    for (std::size_t i = 0; i < entry_count_; ++i) {
        const bool same = several_ways ? decisions_[i].kind() == decision.kind() &&
                                             group(decisions_[i]) == group(decision)
                                       : decisions_[i] == decision;
        if (same) return kOfferChoices + i;
    }
    return std::nullopt;
}

}  // namespace kingdom::ai::net
