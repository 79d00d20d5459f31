#include "tests/property/odd_deck.h"

#include <algorithm>
#include <bit>

namespace kingdom::property {
namespace {

class Designer {
  public:
    explicit Designer(Rng& rng) : rng_(rng) {}

    Deck design() {
        number_designs();
        for (std::size_t card = 0; card < kDevelopmentCount; ++card) {
            const bool twin = card > 0 && deck_.design[card] == deck_.design[card - 1];
            deck_.developments[card] = twin ? deck_.developments[card - 1] : development();
        }
        for (auto& treasure : deck_.treasures) treasure = {basic(), basic()};
        for (auto& sides : deck_.duchies) {
            for (DuchySide& side : sides) side = {yield(), points()};
        }
        deck_.calamity_points = static_cast<std::int8_t>(-upto(kMaxPoints));
        for (MenaceDesign& menace : deck_.menaces) {
            menace = {byte(cheap()), static_cast<std::int8_t>(-upto(kMaxPoints))};
        }
        for (auto& soldiers : deck_.advisor_soldiers) soldiers = byte(cheap());
        while (std::popcount(deck_.two_player_advisors) < 3) {
            const unsigned mark = 1u << rng_.below(kAdvisorCount);
            deck_.two_player_advisors =
                static_cast<std::uint16_t>(deck_.two_player_advisors | mark);
        }
        deck_.quest_count = byte(1 + upto(static_cast<int>(kMaxQuests) - 1));
        for (std::size_t i = 0; i < deck_.quest_count; ++i) {
            for (QuestSteps& side : deck_.quests[i].sides) {
                for (QuestStep& step : side) step = quest_step();
            }
        }
        draw_board();
        derive_tables(deck_);
        return deck_;
    }

  private:
    // Both ends turn up often: limits are where things break.
    int upto(int most) {
        switch (rng_.below(6)) {
            case 0: return 0;
            case 1: return most;
            default: return static_cast<int>(rng_.below(static_cast<std::uint32_t>(most) + 1));
        }
    }
    int cheap() { return rng_.below(4) == 0 ? upto(kMaxSoldierCost) : upto(3); }
    static std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }
    Resource basic() { return static_cast<Resource>(rng_.below(kBasicCount)); }
    CardType type() { return static_cast<CardType>(rng_.below(kTypeCount)); }

    // All developments different, or runs of copies; treasures likewise.
    void number_designs() {
        const bool all_different = rng_.below(3) == 0;
        int number = 0;
        for (std::size_t card = 0; card < kCardCount; ++card) {
            const CardKind kind = kind_of(card_at(card));
            const bool first = card == 0 || kind_of(card_at(card - 1)) != kind;
            bool fresh = first;
            if (!first && kind == CardKind::Menace) {
                fresh = menace_kind(card_at(card)) != menace_kind(card_at(card - 1));
            } else if (!first && kind != CardKind::Calamity) {
                fresh = kind == CardKind::Advisor || all_different || rng_.below(3) == 0;
            }
            if (fresh && card > 0) ++number;
            deck_.design[card] = byte(number);
        }
    }

    std::array<std::uint8_t, kResourceCount> spaces(int count) {
        std::array<std::uint8_t, kResourceCount> cost{};
        const bool one_kind = rng_.below(4) == 0;
        const std::size_t kind = rng_.below(kResourceCount);
        for (int i = 0; i < count; ++i) {
            ++cost[one_kind ? kind : rng_.below(rng_.below(3) == 0 ? kResourceCount : kBasicCount)];
        }
        return cost;
    }

    Yield yield() {
        Yield yield;
        for (std::size_t r = 0; r < kBasicCount; ++r) {
            if (rng_.below(2) == 0) continue;
            if (rng_.below(4) == 0) {
                yield.per[r] = type();
            } else {
                yield.flat[r] = byte(upto(kMaxYield));
            }
        }
        return yield;
    }

    Points points() {
        if (rng_.below(2) == 0) {
            return {.flat = static_cast<std::int8_t>(upto(2 * kMaxPoints) - kMaxPoints)};
        }
        return {.each = byte(1 + upto(kMaxPoints - 1)), .per = type()};
    }

    Development development() {
        Development made;
        made.type = type();
        made.cost = spaces(1 + upto(rng_.below(4) == 0 ? kMaxSpaces - 1 : 3));
        made.bonus_krystallium = byte(upto(kMaxYield));
        made.bonus_soldiers = byte(upto(kMaxYield));
        made.recycles_into = basic();
        made.production = yield();
        made.points = points();
        return made;
    }

    QuestStep quest_step() {
        QuestStep step;
        for (int i = 1 + upto(kMaxStepBasics - 1); i > 0; --i) ++step.cost[rng_.below(kBasicCount)];
        step.cost[index(Resource::Krystallium)] = byte(cheap());
        step.cost[index(Resource::Soldiers)] = byte(cheap());
        step.soldiers = byte(upto(kMaxYield));
        step.krystallium = byte(upto(kMaxYield));
        step.trap_tokens = byte(upto(kMaxYield));
        step.points = byte(upto(kMaxPoints));
        for (auto& cubes : step.cubes) cubes = byte(upto(kMaxYield));
        step.first = {byte(upto(kMaxYield)), byte(upto(kMaxYield)), byte(upto(kMaxPoints))};
        return step;
    }

    void draw_board() {
        ConquestBoard& board = deck_.conquest;
        board.count = byte(3 + upto(static_cast<int>(kMaxTerritories) - 3));
        for (std::size_t t = 0; t < board.count; ++t) {
            board.territories[t].points = byte(upto(kMaxPoints));
            for (std::size_t other = 0; other < t; ++other) {
                if (other + 1 != t && rng_.below(3) != 0) continue;
                board.territories[t].adjacent |= static_cast<std::uint16_t>(1u << other);
                board.territories[other].adjacent |= static_cast<std::uint16_t>(1u << t);
            }
        }
        std::array<std::uint8_t, kMaxTerritories> places{};
        for (std::size_t t = 0; t < kMaxTerritories; ++t) places[t] = byte(static_cast<int>(t));
        shuffle(std::span(places).first(board.count), rng_);
        board.castles = {places[0], places[1]};
        board.prison = places[2];
    }

    Rng& rng_;
    Deck deck_{};
};

}  // namespace

Deck odd_deck(Rng& rng) {
    return Designer(rng).design();
}

}  // namespace kingdom::property
