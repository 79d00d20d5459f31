#include "ai/policy/appraiser.h"

#include <algorithm>
#include <bit>

#include "ai/evaluation/evaluate.h"
#include "rules/income.h"
#include "rules/module_quest.h"

namespace kingdom::ai {
namespace {

constexpr int kLeastKrystallium = 100;
constexpr int kLeastSoldier = 40;
constexpr int kAdvisor = 250;
constexpr int kMenaceNuisance = 100;
// A producer built now helps to build the next one: more than the fit of round ends tells.
constexpr int kProductionHalves = 5;

}  // namespace

Appraiser::Appraiser(const Deck& deck, const State& state, Player player, Sight sight)
    : deck_(deck),
      state_(state),
      player_(player),
      side_(state.board.sides[index(player)]),
      sight_(sight) {
    look_at_duchy();
    look();
}

void Appraiser::look_again() {
    const bool other_duchy = duchy_ != side_.duchy;
    if (phase_ == state_.phase && !other_duchy && construction_ == side_.construction) return;
    if (other_duchy || stolen_ != side_.stolen) look_at_duchy();
    look();
}

void Appraiser::look() {
    phase_ = state_.phase;
    rounds_ = rounds_left(state_);
    const int seen = std::min(rounds_, sight_.rounds);
    if (seen != seen_) remembered_.known = {};
    seen_ = seen;
    look_at_construction();
    if (state_.setup.module == Module::Quest) look_at_quest();
}

void Appraiser::look_at_duchy() {
    duchy_ = side_.duchy;
    stolen_ = side_.stolen;
    remembered_.known = {};
    for (std::size_t t = 0; t < kTypeCount; ++t) {
        types_[t] = count_of_type(deck_, side_, static_cast<CardType>(t));
    }
    combos_ = {};
    const Points& duchy = deck_.duchies[index(player_)][index(state_.setup.side)].points;
    combos_[index(duchy.per)] += duchy.each;
    (duchy_ & kDevelopments).for_each([this](Card card) {
        const Points& points = deck_.developments[index(card)].points;
        combos_[index(points.per)] += points.each;
    });
    for (const Resource resource : kBasicResources) {
        income_[index(resource)] = income(deck_, state_.setup, side_, player_, resource);
    }
}

void Appraiser::look_at_construction() {
    construction_ = side_.construction;
    demand_ = {};
    (construction_ & kDevelopments).for_each([this](Card card) {
        for (std::size_t r = 0; r < kResourceCount; ++r) {
            demand_[r] += missing(card, static_cast<Resource>(r));
        }
    });
}

void Appraiser::look_at_quest() {
    constexpr std::size_t kFinal = kStepCount - 1;
    quest_ = {};
    if (quest::has_done(side_, kFinal)) return;
    const QuestStep& step = quest::steps_of(deck_, state_.setup)[kFinal];
    for (std::size_t r = 0; r < kResourceCount; ++r) quest_[r] = step.cost[r];
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        quest_[r] = std::max(quest_[r] - side_.alchemy[r], 0);
    }
}

bool Appraiser::can_spare(Resource token) const {
    const int stock = token == Resource::Soldiers ? side_.soldiers : side_.krystallium;
    return stock > wanted_for_quest(token);
}

int Appraiser::missing(Card card, Resource resource) const {
    const unsigned spaces = deck_.spaces[index(card)].of[index(resource)];
    return std::popcount(spaces & ~unsigned{state_.board.filled[index(card)]});
}

int Appraiser::missing(Card card) const {
    const unsigned spaces = deck_.spaces[index(card)].all;
    return std::popcount(spaces & ~unsigned{state_.board.filled[index(card)]});
}

// What is built in the last round produces nothing any more.
const Weights& Appraiser::weights_after(int rounds) const {
    return weights_for(state_.setup, std::max(seen_ - 1 - rounds, 0));
}

int Appraiser::built_after(Card card, int rounds) const {
    const auto row = static_cast<std::size_t>(rounds);
    if (remembered_.known[row].has(card)) return remembered_.worth[row][index(card)];
    return work_out_built(card, rounds);
}

int Appraiser::work_out_built(Card card, int rounds) const {
    const Development& development = deck_.developments[index(card)];
    const auto& gain = weights_after(rounds).gain;
    const Points& points = development.points;
    const std::size_t type = index(development.type);
    const int counted = types_[index(points.per)] + (index(points.per) == type ? 1 : 0);
    int worth = 100 * (points.flat + points.each * counted + combos_[type]) +
                points.each * gain[place_of(Feature::Combo, index(points.per))] +
                gain[place_of(Feature::Cards, type)];
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        const auto& per = development.production.per[r];
        int cubes = development.production.flat[r];
        if (per) cubes += types_[index(*per)] + (index(*per) == type ? 1 : 0);
        worth += cubes * gain[place_of(Feature::Income, r)] * kProductionHalves / 2;
    }
    worth +=
        development.bonus_krystallium *
            std::max(gain[place_of(Feature::Krystallium)], kLeastKrystallium) +
        development.bonus_soldiers * std::max(gain[place_of(Feature::Soldiers)], kLeastSoldier);
    const auto row = static_cast<std::size_t>(rounds);
    remembered_.worth[row][index(card)] = worth;
    remembered_.known[row].add(card);
    return worth;
}

int Appraiser::price(const Development& development) const {
    const auto& gain = weights_after(0).gain;
    int cubes = 0;
    for (std::size_t r = 0; r < kBasicCount; ++r) cubes += development.cost[r];
    return kCube * cubes +
           development.cost[index(Resource::Krystallium)] *
               std::max(gain[place_of(Feature::Krystallium)], kLeastKrystallium) +
           development.cost[index(Resource::Soldiers)] *
               std::max(gain[place_of(Feature::Soldiers)], kLeastSoldier);
}

// With what is produced now, the scarcest resource decides. Recycled cards help a little, and what
// is under construction already takes its share. More rounds than are left are not told apart.
int Appraiser::rounds_to_build(const Development& development) const {
    constexpr int kRecycled = 20;  // tenths of a cube of each resource in a round
    int rounds = 1;
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        if (development.cost[r] == 0) continue;
        const int wanted = 10 * (development.cost[r] + demand_[r]);
        const int coming = 10 * income_[r] + kRecycled;
        rounds = std::max(rounds, (wanted + coming - 1) / coming);
    }
    const auto tokens = [&](Resource resource, int stock) {
        const std::size_t r = index(resource);
        if (development.cost[r] == 0) return 0;
        return std::max(development.cost[r] + demand_[r] - stock, 0);
    };
    return rounds + (tokens(Resource::Krystallium, side_.krystallium) +
                     tokens(Resource::Soldiers, side_.soldiers)) /
                        4;
}

bool Appraiser::completable(Card card) const {
    const int soldiers = side_.soldiers - wanted_for_quest(Resource::Soldiers);
    if (missing(card, Resource::Soldiers) > std::max(soldiers, 0)) return false;
    int krystallium = missing(card, Resource::Krystallium);
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        const bool to_come = state_.phase < Phase::Production ||
                             (state_.phase == Phase::Production && index(state_.step) < r);
        const int coming = side_.cubes[r] + (to_come ? income_[r] : 0);
        krystallium += std::max(missing(card, static_cast<Resource>(r)) - coming, 0);
    }
    return krystallium + wanted_for_quest(Resource::Krystallium) <= side_.krystallium;
}

int Appraiser::filling(Card card) const {
    const int share = std::max(built(card), 0) / std::max(missing(card), 1);
    return completable(card) ? 3 * share : share;
}

int Appraiser::slated(Card card) const {
    const Development& development = deck_.developments[index(card)];
    const int rounds = rounds_to_build(development);
    if (rounds > rounds_) return 0;
    return built_after(card, rounds - 1) - price(development);
}

int Appraiser::taken(Card card) const {
    switch (kind_of(card)) {
        case CardKind::Development: return std::max(slated(card), kRecycledCard);
        case CardKind::Treasure: return 2 * kRecycledCard;
        case CardKind::Calamity: return 100 * deck_.calamity_points;
        case CardKind::Menace:
            return 100 * deck_.menaces[index(menace_kind(card))].points - kMenaceNuisance;
        case CardKind::Advisor: break;
    }
    return kAdvisor;
}

int Appraiser::row(const CardRow& row) const {
    int total = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        // Who placed a card means something with two players only (solo, danger cards are hidden).
        const bool own = !state_.setup.solo() && row.placer(i) == player_;
        total += row.face_down(i) && !own ? kUnknownCard : taken(row[i]);
    }
    return total;
}

int Appraiser::open_row(const CardRow& row) const {
    int total = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        total += row.face_down(i) ? kUnknownCard : taken(row[i]);
    }
    return total;
}

}  // namespace kingdom::ai
