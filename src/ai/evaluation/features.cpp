#include "ai/evaluation/features.h"

#include <bit>

#include "rules/income.h"
#include "rules/position.h"

namespace kingdom::ai {
namespace {

class Collector {
  public:
    Collector(const Deck& deck, const State& state, Player player)
        : deck_(deck), state_(state), player_(player), side_(state.board.sides[index(player)]) {}

    Features collect() {
        at(Feature::One) = 1;
        for (const Resource resource : kBasicResources) {
            at(Feature::Income, index(resource)) =
                income(deck_, state_.setup, side_, player_, resource);
            at(Feature::Alchemy) += side_.alchemy[index(resource)];
        }
        at(Feature::Krystallium) = side_.krystallium;
        at(Feature::Soldiers) = side_.soldiers;
        at(Feature::Training) = side_.training;
        collect_types();
        for (const Card card : (side_.construction & kDevelopments)) collect_growing(card);
        if (state_.setup.module != Module::None) collect_module();
        return features_;
    }

  private:
    int& at(Feature feature, std::size_t which = 0) { return features_[place_of(feature, which)]; }

    void collect_types() {
        for (std::size_t t = 0; t < kTypeCount; ++t) {
            at(Feature::Cards, t) = count_of_type(deck_, side_, static_cast<CardType>(t));
        }
        const Points& duchy = deck_.duchies[index(player_)][index(state_.setup.side)].points;
        at(Feature::Combo, index(duchy.per)) += duchy.each;
        for (const Card card : (side_.duchy & kDevelopments)) {
            const Points& points = deck_.developments[index(card)].points;
            at(Feature::Combo, index(points.per)) += points.each;
        }
    }

    // A card that is half filled counts as half of it.
    void collect_growing(Card card) {
        const Development& development = deck_.developments[index(card)];
        const int spaces = std::popcount(unsigned{deck_.spaces[index(card)].all});
        const int filled = std::popcount(unsigned{state_.board.filled[index(card)]});
        at(Feature::Growing) += 1;
        at(Feature::FilledSpaces) += filled;
        if (spaces == 0) return;
        const Points& points = development.points;
        const bool counts_itself = points.per == development.type;
        const int cards = at(Feature::Cards, index(points.per)) + (counts_itself ? 1 : 0);
        const int worth =
            points.flat + points.each * cards + at(Feature::Combo, index(development.type));
        int produced = 0;
        for (std::size_t r = 0; r < kBasicCount; ++r) {
            produced += development.production.flat[r];
            const auto& per = development.production.per[r];
            if (per) produced += at(Feature::Cards, index(*per)) + (*per == development.type);
        }
        at(Feature::GrowingPoints) += 10 * worth * filled / spaces;
        at(Feature::GrowingIncome) += 10 * produced * filled / spaces;
    }

    void collect_module() {
        for (const Card card : (side_.construction & kMenaces)) {
            at(Feature::MenaceSoldiers) += deck_.menaces[index(menace_kind(card))].soldiers;
        }
        for (const Card card : state_.board.above_giant) {
            at(Feature::FrozenCards) += card != kHiddenCard && side_.construction.has(card);
        }
        for (std::size_t i = 0; i < kAdvisorCount; ++i) {
            at(Feature::Advisors, i) = has_advisor(side_, static_cast<Advisor>(i));
        }
        for (std::size_t i = 0; i < kStepCount; ++i) {
            at(Feature::StepsDone, i) = (side_.steps_done >> i) & 1;
        }
        if (state_.setup.module == Module::Conquest) collect_armies();
    }

    void collect_armies() {
        const Armies& armies = state_.armies;
        for (std::size_t t = 0; t < deck_.conquest.count; ++t) {
            const bool own = static_cast<Player>((armies.of_teressie >> t) & 1) == player_;
            if (own) at(Feature::ArmiesOnBoard) += armies.count[t];
        }
        at(Feature::ArmiesInReserve) = armies.reserve[index(player_)];
        at(Feature::Prisoners) = armies.imprisoned[index(player_)];
    }

    const Deck& deck_;
    const State& state_;
    Player player_;
    const Side& side_;
    Features features_{};
};

}  // namespace

Features features_of(const Deck& deck, const State& state, Player player) {
    return Collector(deck, state, player).collect();
}

}  // namespace kingdom::ai
