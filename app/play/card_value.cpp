#include "app/play/card_value.h"

#include <algorithm>
#include <bit>

#include "rules/income.h"

namespace kingdom {
namespace {

// Tenths of a point.
constexpr int kCube = 6;
constexpr int kProducedCube = 9;
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
    int free_basic = 0;
    for (const Card card : side.construction& kDevelopments) {
        for (std::size_t r = 0; r < kResourceCount; ++r) {
            demand_[r] += missing(card, static_cast<Resource>(r));
        }
    }
    int produced = 0;
    for (const Resource resource : kBasicResources) {
        produced += income(deck, view.setup, side, player, resource);
        free_basic += demand_[index(resource)];
    }
    spare_cubes_ = produced * std::max(rounds_, 0) - free_basic;
}

int Appraiser::missing(Card card, Resource resource) const {
    const std::uint16_t spaces = deck_.spaces[index(card)].of[index(resource)];
    return std::popcount(static_cast<unsigned>(spaces & ~view_.filled[index(card)]));
}

int Appraiser::missing(Card card) const {
    const std::uint16_t spaces = deck_.spaces[index(card)].all;
    return std::popcount(static_cast<unsigned>(spaces & ~view_.filled[index(card)]));
}

int Appraiser::production_worth(const Development& development) const {
    int cubes = 0;
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        cubes += development.production.flat[r];
        const auto& per = development.production.per[r];
        if (per) cubes += types_[index(*per)] + (development.type == *per ? 1 : 0);
    }
    return cubes * kProducedCube * std::max(rounds_ - 1, 0);
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
    return production_worth(development) + points_worth(development) +
           kKrystallium * development.bonus_krystallium + kSoldier * development.bonus_soldiers;
}

int Appraiser::taken(Card card) const {
    switch (kind_of(card)) {
        case CardKind::Development: {
            const Development& development = deck_.developments[index(card)];
            const int spaces = std::popcount(static_cast<unsigned>(deck_.spaces[index(card)].all));
            if (spaces > spare_cubes_ + 2) return kCube;
            return std::max(built(card) - price(development), kCube);
        }
        case CardKind::Treasure: return 2 * kCube;
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
