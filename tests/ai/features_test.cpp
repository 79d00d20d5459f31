// What the evaluation looks at, counted by hand.
#include "ai/evaluation/features.h"

#include <numeric>

#include <doctest/doctest.h>

#include "tests/support/advisors_table.h"
#include "tests/support/conquest_table.h"
#include "tests/support/menace_table.h"
#include "tests/support/quest_table.h"

namespace kingdom::ai {
namespace {

using namespace testing;

int feature(const State& state, Feature feature, std::size_t which = 0) {
    return features_of(deck(), state, kValados)[place_of(feature, which)];
}

const Development& design(std::string_view name) {
    return deck().developments[index(card(name))];
}

int spaces(std::string_view name) {
    const auto& cost = design(name).cost;
    return std::accumulate(cost.begin(), cost.end(), 0);
}

constexpr std::size_t at(CardType type) {
    return index(type);
}

}  // namespace

TEST_CASE("the one is always one") {
    for (std::size_t m = 0; m < kModuleCount; ++m) {
        CHECK(feature(new_table(static_cast<Module>(m)), Feature::One) == 1);
    }
}

TEST_CASE("stock, training and the cubes of the alchemy area are counted") {
    State state = new_table();
    set_stock(state, kValados, {.krystallium = 3, .soldiers = 5, .training = 2});
    set_stock(state, kTeressie, {.krystallium = 7, .soldiers = 8, .training = 9});
    set_alchemy(state, kValados, {1, 2, 0, 1});
    CHECK(feature(state, Feature::Krystallium) == 3);
    CHECK(feature(state, Feature::Soldiers) == 5);
    CHECK(feature(state, Feature::Training) == 2);
    CHECK(feature(state, Feature::Alchemy) == 4);
}

TEST_CASE("income is what the duchy produces of each resource") {
    State state = new_table();
    const int before = feature(state, Feature::Income, index(Resource::Exploration));
    set_duchy(state, kValados, {"lantern_quay#1", "nexus"});
    const std::size_t r = index(Resource::Exploration);
    CHECK(feature(state, Feature::Income, r) ==
          before + design("lantern_quay").production.flat[r] + design("nexus").production.flat[r]);
    for (const Resource resource : kBasicResources) {
        CHECK(feature(state, Feature::Income, index(resource)) ==
              production(deck(), state, kValados, resource));
    }
}

TEST_CASE("built cards are counted by type, and what one more of a type would score") {
    State state = new_table(Module::None, {.side = DuchyFace::B});
    set_duchy(state, kValados, {"farm#1", "farm#2", "banquet_hall", "scholars#1"});
    CHECK(feature(state, Feature::Cards, at(CardType::Structure)) == 3);
    CHECK(feature(state, Feature::Cards, at(CardType::Specialist)) == 1);
    CHECK(feature(state, Feature::Cards, at(CardType::Monument)) == 0);
    const Points& hall = design("banquet_hall").points;
    CHECK(feature(state, Feature::Combo, index(hall.per)) == hall.each);
    CHECK(feature(state, Feature::Combo, at(CardType::Discovery)) == 0);
}

TEST_CASE("side A of a duchy scores for a type too") {
    const State state = new_table();
    const Points& points = deck().duchies[index(kValados)][index(DuchyFace::A)].points;
    REQUIRE(points.each > 0);
    CHECK(feature(state, Feature::Combo, index(points.per)) == points.each);
}

TEST_CASE("a card under construction counts as far as it is filled") {
    State state = new_table();
    set_construction(state, kValados,
                     {all_but_one("isles_above_the_clouds", Resource::Exploration),
                      all_but_one("slate_quarry#1", Resource::Materials),
                      {"farm#1"}});
    const int isles = spaces("isles_above_the_clouds"), quarry = spaces("slate_quarry#1");
    CHECK(feature(state, Feature::Growing) == 3);
    CHECK(feature(state, Feature::FilledSpaces) == isles - 1 + quarry - 1);
    CHECK(feature(state, Feature::GrowingPoints) ==
          10 * design("isles_above_the_clouds").points.flat * (isles - 1) / isles);
    const auto& yield = design("slate_quarry#1").production.flat;
    const int cubes = std::accumulate(yield.begin(), yield.end(), 0);
    CHECK(feature(state, Feature::GrowingIncome) == 10 * cubes * (quarry - 1) / quarry);
}

TEST_CASE("menaces are counted by the soldiers that they cost, and the cards that they freeze") {
    State state = menace_table(MenaceDeck::FrostGiants, MenaceDeck::GiantRats);
    set_construction(state, kValados,
                     {{"farm#1"}, {"frost_giant#1"}, {"giant_rat#1"}, {"vermin#1"}});
    set_construction(state, kTeressie, {{"farm#2"}, {"frost_giant#2"}, {"giant_rat#2"}});
    set_frozen(state, "frost_giant#1", "farm#1");
    set_frozen(state, "frost_giant#2", "farm#2");
    int soldiers = 0;
    for (const MenaceKind kind :
         {MenaceKind::FrostGiant, MenaceKind::GiantRat, MenaceKind::Vermin}) {
        soldiers += deck().menaces[index(kind)].soldiers;
    }
    CHECK(feature(state, Feature::MenaceSoldiers) == soldiers);
    CHECK(feature(state, Feature::FrozenCards) == 1);
    CHECK(feature(state, Feature::Growing) == 1);
}

TEST_CASE("each advisor owned is a feature of its own") {
    const State state = advisors_table({Advisor::ChiefMercenary, Advisor::MasterArtisan});
    for (std::size_t i = 0; i < kAdvisorCount; ++i) {
        const bool owned =
            i == index(Advisor::ChiefMercenary) || i == index(Advisor::MasterArtisan);
        CHECK(feature(state, Feature::Advisors, i) == (owned ? 1 : 0));
    }
}

TEST_CASE("each step done of a quest is a feature of its own") {
    State state = quest_table(QuestCard::MissingHeir);
    side(state, kValados).steps_done = 0b1010;
    side(state, kTeressie).steps_done = 0b0101;
    for (std::size_t i = 0; i < kStepCount; ++i) {
        CHECK(feature(state, Feature::StepsDone, i) == static_cast<int>(i % 2));
    }
}

TEST_CASE("armies count on the board, in reserve and in prison, one's own alone") {
    State state = conquest_table({{"valados_castle", kValados, 3},
                                  {"kings_bridge", kValados, 2},
                                  {"teressie_castle", kTeressie, 6}});
    state.armies.reserve = {4, 1};
    state.armies.imprisoned = {2, 5};
    CHECK(feature(state, Feature::ArmiesOnBoard) == 5);
    CHECK(feature(state, Feature::ArmiesInReserve) == 4);
    CHECK(feature(state, Feature::Prisoners) == 2);
}

TEST_CASE("without a module its features are nothing") {
    State state = new_table();
    for (std::size_t i = place_of(Feature::MenaceSoldiers); i < kFeatureCount; ++i) {
        CHECK(features_of(deck(), state, kValados)[i] == 0);
    }
}

}  // namespace kingdom::ai
