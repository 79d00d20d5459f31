#include "app/play/card_value.h"

#include <algorithm>
#include <bit>

#include "rules/income.h"

namespace kingdom {
namespace {

// Tenths of a point.
constexpr int kCube = 2;  // most would end in the alchemy area otherwise
constexpr int kRecycledCard = 6;
constexpr int kProducedCube = 30;  // it builds cards that build others
constexpr int kKrystallium = 15;
constexpr int kSoldier = 8;
constexpr int kAdvisor = 25;
constexpr int kUnknownCard = -5;  // players hide what they do not want
constexpr int kMenaceNuisance = 10;

int price(const Development& development) {
    int total = 0;
    for (std::size_t r = 0; r < kBasicCount; ++r) total += kCube * development.cost[r];
    return total + kKrystallium * development.cost[index(Resource::Krystallium)] +
           kSoldier * development.cost[index(Resource::Soldiers)];
}

}  // namespace

Appraiser::Appraiser(const Deck& deck, const View& view, Player player)
    : deck_(deck), view_(view), player_(player) {
    const Side& side = view.sides[index(player)];
    rounds_ = kRoundCount - view.round - (view.phase >= Phase::Combat ? 1 : 0);
    for (std::size_t t = 0; t < kTypeCount; ++t) {
        types_[t] = count_of_type(deck, side, static_cast<CardType>(t));
    }
    const Points& duchy = deck.duchies[index(player)][index(view.setup.side)].points;
    combos_[index(duchy.per)] += duchy.each;
    for (const Card card : side.duchy& kDevelopments) {
        const Points& points = deck.developments[index(card)].points;
        combos_[index(points.per)] += points.each;
    }
    for (const Card card : side.construction& kDevelopments) {
        for (std::size_t r = 0; r < kResourceCount; ++r) {
            demand_[r] += missing(card, static_cast<Resource>(r));
        }
    }
    for (const Resource resource : kBasicResources) {
        income_[index(resource)] = income(deck, view.setup, side, player, resource);
    }
}

int Appraiser::missing(Card card, Resource resource) const {
    const std::uint16_t spaces = deck_.spaces[index(card)].of[index(resource)];
    return std::popcount(static_cast<unsigned>(spaces & ~view_.filled[index(card)]));
}

int Appraiser::missing(Card card) const {
    const std::uint16_t spaces = deck_.spaces[index(card)].all;
    return std::popcount(static_cast<unsigned>(spaces & ~view_.filled[index(card)]));
}

int Appraiser::production_worth(const Development& development, int rounds) const {
    int cubes = 0;
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        cubes += development.production.flat[r];
        const auto& per = development.production.per[r];
        if (per) cubes += types_[index(*per)] + (development.type == *per ? 1 : 0);
    }
    return cubes * kProducedCube * std::max(rounds, 0);
}

int Appraiser::points_worth(const Development& development) const {
    const Points& points = development.points;
    const int hoped_for = std::max(rounds_ - 1, 0);
    const int counted = types_[index(points.per)] + (points.per == development.type ? 1 : 0);
    return 10 *
           (points.flat + points.each * (counted + hoped_for) + combos_[index(development.type)]);
}

int Appraiser::built(Card card) const {
    const Development& development = deck_.developments[index(card)];
    return production_worth(development, rounds_ - 1) + points_worth(development) +
           kKrystallium * development.bonus_krystallium + kSoldier * development.bonus_soldiers;
}

// With what is produced now, the scarcest resource decides. Recycled cards help a little, and what
// is under construction already takes its share.
int Appraiser::rounds_to_build(const Development& development) const {
    constexpr int kRecycled = 20;  // tenths of a cube of each resource in a round
    int rounds = 1;
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        if (development.cost[r] == 0) continue;
        const int wanted = 10 * development.cost[r] + 7 * demand_[r];
        const int coming = 10 * income_[r] + kRecycled;
        rounds = std::max(rounds, (wanted + coming - 1) / coming);
    }
    const Side& side = view_.sides[index(player_)];
    const auto tokens = [&](Resource resource, int stock) {
        const std::size_t r = index(resource);
        if (development.cost[r] == 0) return 0;
        return std::max(development.cost[r] + demand_[r] - stock, 0);
    };
    return rounds + (tokens(Resource::Krystallium, side.krystallium) +
                     tokens(Resource::Soldiers, side.soldiers)) /
                        2;
}

// Of slating it now, less what its spaces take.
int Appraiser::slated(Card card) const {
    const Development& development = deck_.developments[index(card)];
    const int rounds = rounds_to_build(development);
    if (rounds > rounds_) return 0;
    return production_worth(development, rounds_ - rounds) + points_worth(development) +
           kKrystallium * development.bonus_krystallium + kSoldier * development.bonus_soldiers -
           price(development);
}

int Appraiser::taken(Card card) const {
    switch (kind_of(card)) {
        case CardKind::Development: return std::max(slated(card), kRecycledCard);
        case CardKind::Treasure: return 2 * kRecycledCard;
        case CardKind::Calamity: return 10 * deck_.calamity_points;
        case CardKind::Menace:
            return 10 * deck_.menaces[index(menace_kind(card))].points - kMenaceNuisance;
        case CardKind::Advisor: break;
    }
    return kAdvisor;
}

int Appraiser::row(const CardRow& row, Player knower) const {
    int total = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const bool known = row[i] != kHiddenCard && (!row.face_down(i) || row.placer(i) == knower);
        total += known ? taken(row[i]) : kUnknownCard;
    }
    return total;
}

}  // namespace kingdom
