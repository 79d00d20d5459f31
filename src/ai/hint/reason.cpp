#include "ai/hint/reason.h"

#include <algorithm>
#include <cstdlib>

#include "rules/construction.h"

namespace kingdom::ai {
namespace {

constexpr int kHarm = -100;   // hundredths of a point: a card one would rather not have
constexpr int kEven = 300;    // areas that differ by less are about the same
constexpr int kWorthy = 300;  // a card that one would be glad of

class Explainer {
  public:
    Explainer(const Deck& deck, const State& state, Player player)
        : deck_(deck),
          state_(state),
          player_(player),
          mine_(deck, state, player),
          theirs_(deck, state, other(player)) {}

    Reason operator()(const KeepAdvisor& d) const { return {Why::UsesAdvisor, d.card}; }
    Reason operator()(const Offer& d) const;
    Reason operator()(const Select& d) const;
    Reason operator()(const Slate& d) const { return building(d.card); }
    Reason operator()(const Recycle& d) const;
    Reason operator()(const Place& d) const;
    Reason operator()(const Discard& d) const { return {Why::TooLate, d.card}; }
    Reason operator()(Done) const { return {}; }
    Reason operator()(const Activate& d) const { return {Why::UsesAdvisor, card_of(d.advisor)}; }
    Reason operator()(const Step& d) const {
        if (d.step + 1 == kStepCount) return {Why::EndsQuest};
        return {.why = Why::DoesStep, .count = d.step + 1};
    }
    Reason operator()(const Transmute&) const { return {Why::Transmutes}; }
    Reason operator()(const Forfeit& d) const { return {Why::LeastLoss, d.card}; }
    Reason operator()(const Cover& d) const {
        return {.why = Why::LeastLoss, .resource = d.resource};
    }
    Reason operator()(const Freeze& d) const { return {Why::LeastLoss, d.card}; }
    Reason operator()(const Vanquish& d) const { return {Why::Vanquishes, d.card}; }
    Reason operator()(const Reveal&) const { return {Why::TurnsUp}; }
    Reason operator()(const kingdom::Search& d) const { return {Why::Searches, d.first}; }
    Reason operator()(const Pick& d) const { return wanting(d.card); }
    Reason operator()(const Recruit& d) const {
        return {.why = Why::RaisesArmy, .count = d.armies};
    }
    Reason operator()(const Move& d) const {
        return {
            .why = Why::TakesLand, .place = d.to, .count = deck_.conquest.territories[d.to].points};
    }
    Reason operator()(Pass) const { return {}; }

  private:
    Reason building(Card card) const;
    Reason wanting(Card card) const;
    std::optional<Card> most_wanted(const CardRow& row) const;
    std::optional<Card> worst(const CardRow& row) const;
    int unknown(const CardRow& row) const;
    bool is_known(const CardRow& row, std::size_t i) const {
        return !row.face_down(i) || (!state_.setup.solo() && row.placer(i) == player_);
    }

    const Deck& deck_;
    const State& state_;
    Player player_;
    Appraiser mine_;
    Appraiser theirs_;
};

// What speaks for having the card: the largest part of its worth.
Reason Explainer::building(Card card) const {
    const Development& development = deck_.developments[index(card)];
    int cubes = 0;
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        const auto& per = development.production.per[r];
        cubes += development.production.flat[r];
        if (!per) continue;
        cubes += mine_.cards(*per) + (*per == development.type ? 1 : 0);
    }
    const Points& points = development.points;
    const int counted = mine_.cards(points.per) + (points.per == development.type ? 1 : 0);
    const int scored = points.flat + points.each * counted + mine_.combo(development.type);
    const int rounds = mine_.rounds() - 1;
    if (scored > 0 && scored >= 2 * cubes * rounds) return {Why::Scores, card, {}, {}, scored};
    if (cubes > 0 && rounds > 0) return {Why::Produces, card, {}, {}, cubes};
    if (scored > 0) return {Why::Scores, card, {}, {}, scored};
    if (development.bonus_krystallium + development.bonus_soldiers > 0) return {Why::Bonus, card};
    return {Why::BuildsUp, card};
}

Reason Explainer::wanting(Card card) const {
    if (kind_of(card) == CardKind::Development) return building(card);
    return {Why::TakesBest, card};
}

std::optional<Card> Explainer::most_wanted(const CardRow& row) const {
    std::optional<Card> best;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (!is_known(row, i)) continue;
        if (!best || mine_.taken(row[i]) > mine_.taken(*best)) best = row[i];
    }
    return best;
}

std::optional<Card> Explainer::worst(const CardRow& row) const {
    std::optional<Card> found;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (!is_known(row, i) || mine_.taken(row[i]) > kHarm) continue;
        if (!found || mine_.taken(row[i]) < mine_.taken(*found)) found = row[i];
    }
    return found;
}

int Explainer::unknown(const CardRow& row) const {
    int count = 0;
    for (std::size_t i = 0; i < row.size(); ++i) count += is_known(row, i) ? 0 : 1;
    return count;
}

Reason Explainer::operator()(const Select& d) const {
    const CardRow& taken = state_.areas[index(d.area)];
    const CardRow& left = state_.areas[index(other(d.area))];
    const auto best = most_wanted(taken);
    const auto missed = most_wanted(left);
    if (const auto harm = worst(left); harm && !worst(taken)) return {Why::AvoidsHarm, harm};
    if (best && mine_.taken(*best) >= kWorthy &&
        (!missed || mine_.taken(*best) > mine_.taken(*missed))) {
        return {Why::TakesBest, best};
    }
    if (unknown(left) > unknown(taken)) {
        return {.why = Why::AvoidsUnknown, .count = unknown(left)};
    }
    if (unknown(taken) > unknown(left)) {
        return {.why = Why::RisksUnknown, .count = unknown(taken)};
    }
    return {Why::MoreInAll};
}

Reason Explainer::operator()(const Offer& d) const {
    std::array<int, 2> worth{};
    for (const Area area : kAreas) {
        worth[index(area)] = theirs_.row(state_.areas[index(area)]);
    }
    const Placement* least = &d.first;
    for (const Placement* placement : {&d.first, &d.second}) {
        const int value = theirs_.taken(placement->card);
        if (placement->face_down) {
            return {value >= kWorthy ? Why::HidesGood : Why::HidesBad, placement->card};
        }
        worth[index(placement->area)] += value;
        if (value < theirs_.taken(least->card)) least = placement;
    }
    if (std::abs(worth[0] - worth[1]) <= kEven) return {Why::EvenAreas};
    return {Why::GivesLittle, least->card};
}

Reason Explainer::operator()(const Recycle& d) const {
    if (kind_of(d.card) != CardKind::Development) return {Why::BetterAsCube, d.card};
    if (mine_.slated(d.card) == 0) return {Why::TooLate, d.card};
    return {Why::BetterAsCube, d.card, deck_.developments[index(d.card)].recycles_into};
}

Reason Explainer::operator()(const Place& d) const {
    if (!d.on) return {.why = Why::FeedsAlchemy, .resource = d.resource};
    const int left = mine_.missing(*d.on) - 1;
    if (left == 0) return {Why::Completes, d.on};
    return {Why::Advances, d.on, d.resource, {}, left};
}

}  // namespace

Reason reason_for(const Deck& deck, const State& state, Player player, Decision decision) {
    return visit(decision, Explainer(deck, state, player));
}

}  // namespace kingdom::ai
