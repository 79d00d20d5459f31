// Paying for a step.
#include <doctest/doctest.h>

#include "tests/support/quest_table.h"

namespace kingdom::testing {
namespace {

// Recasting the clapper of the drowned bell costs 1 materials and 2 gold.
constexpr int kClapper = 2;

State clapper_table(const CubeCounts& alchemy, const CubeCounts& in_hand, int krystallium) {
    State state = quest_table(QuestCard::DrownedBell);
    set_alchemy(state, kValados, alchemy);
    set_cubes(state, kValados, in_hand);
    set_stock(state, kValados, {.krystallium = krystallium});
    return state;
}

TEST_CASE("R11.31 cubes of the alchemy area, krystallium and cubes in hand pay together") {
    State state = clapper_table({0, 0, 3, 0}, {1, 0, 0, 0}, 2);
    play(state, kValados, step(kClapper, {{0, 0, 1, 0}, {1, 0, 0, 0}, 1, 0}));
    CHECK(side(state, kValados).alchemy == CubeCounts{0, 0, 2, 0});
    CHECK(side(state, kValados).cubes == CubeCounts{});
    CHECK(side(state, kValados).krystallium == 1);
    CHECK(has_done(state, kValados, kClapper));
}

TEST_CASE("R11.31 every exact way of paying is a legal decision") {
    // Materials: from alchemy, from hand or by krystallium. Gold: 2, 1+1 or 1+0 cubes in five
    // ways. Together fifteen.
    State state = clapper_table({1, 0, 2, 0}, {1, 0, 1, 0}, 3);
    CHECK(ways_of_paying(state, kValados, kClapper) == 15);
    for (const Payment& pay :
         {Payment{{1, 0, 2, 0}, {}, 0, 0}, Payment{{0, 0, 1, 0}, {1, 0, 1, 0}, 0, 0},
          Payment{{0, 0, 2, 0}, {}, 1, 0}, Payment{{}, {}, 3, 0}}) {
        CHECK(is_legal(state, kValados, step(kClapper, pay)));
    }
    // With one krystallium only those that leave at most one space open: ten.
    set_stock(state, kValados, {.krystallium = 1});
    CHECK(ways_of_paying(state, kValados, kClapper) == 10);
    set_stock(state, kValados, {});
    CHECK(ways_of_paying(state, kValados, kClapper) == 4);
}

TEST_CASE("R11.31 a step that cannot be paid is not listed") {
    const State state = clapper_table({0, 9, 2, 9}, {}, 0);
    CHECK(ways_of_paying(state, kValados, kClapper) == 0);
}

TEST_CASE("R11.31 cubes pay only for their own type") {
    State state = clapper_table({0, 3, 3, 3}, {0, 3, 0, 0}, 0);
    CHECK(refused(state, kValados, step(kClapper, from_alchemy({0, 1, 2, 0}))) ==
          Refusal::WrongPayment);
    CHECK(refused(state, kValados, step(kClapper, from_alchemy({0, 0, 3, 0}))) ==
          Refusal::WrongPayment);
    CHECK(refused(state, kValados, step(kClapper, {{0, 0, 2, 0}, {0, 1, 0, 0}, 0, 0})) ==
          Refusal::WrongPayment);
}

TEST_CASE("R11.31 nothing is overpaid") {
    State state = clapper_table({2, 0, 2, 0}, {1, 0, 0, 0}, 1);
    side(state, kValados).soldiers = 1;
    for (const Payment& pay :
         {Payment{{2, 0, 2, 0}, {}, 0, 0}, Payment{{1, 0, 2, 0}, {}, 1, 0},
          Payment{{1, 0, 2, 0}, {1, 0, 0, 0}, 0, 0}, Payment{{1, 0, 2, 0}, {}, 0, 1}}) {
        CHECK(refused(state, kValados, step(kClapper, pay)) == Refusal::WrongPayment);
    }
    CHECK(!refused(state, kValados, step(kClapper, from_alchemy({1, 0, 2, 0}))));
}

TEST_CASE("R11.31 one pays with what one has") {
    const State state = clapper_table({1, 0, 1, 0}, {}, 0);
    CHECK(refused(state, kValados, step(kClapper, from_alchemy({1, 0, 2, 0}))) ==
          Refusal::CannotPay);
    CHECK(refused(state, kValados, step(kClapper, {{1, 0, 1, 0}, {0, 0, 1, 0}, 0, 0})) ==
          Refusal::CannotPay);
    CHECK(refused(state, kValados, step(kClapper, {{1, 0, 1, 0}, {}, 1, 0})) == Refusal::CannotPay);
}

TEST_CASE("R11.31 a krystallium part takes krystallium alone, a soldier part soldiers alone") {
    // Crowning the heir: 2 population, 2 krystallium, 1 soldier.
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, {9, 9, 9, 9});
    set_stock(state, kValados, {.krystallium = 9, .soldiers = 0});
    CHECK(ways_of_paying(state, kValados, 4) == 0);
    CHECK(refused(state, kValados, step(4, {{0, 2, 0, 0}, {}, 3, 0})) == Refusal::WrongPayment);
    CHECK(refused(state, kValados, step(4, {{0, 2, 0, 0}, {}, 2, 1})) == Refusal::CannotPay);
    set_stock(state, kValados, {.krystallium = 1, .soldiers = 1});
    CHECK(ways_of_paying(state, kValados, 4) == 0);
    CHECK(refused(state, kValados, step(4, {{0, 4, 0, 0}, {}, 0, 1})) == Refusal::WrongPayment);
    set_stock(state, kValados, {.krystallium = 4, .soldiers = 1});
    CHECK(ways_of_paying(state, kValados, 4) == 3);
    play(state, kValados, step(4, {{0, 1, 0, 0}, {}, 3, 1}));
    CHECK(side(state, kValados).krystallium == 1);
    CHECK(side(state, kValados).soldiers == 0);
    CHECK(side(state, kValados).alchemy == CubeCounts{9, 8, 9, 9});
}

TEST_CASE("R11.31 cubes just produced may pay before they are placed") {
    State state = quest_table(QuestCard::SleepingDragon);
    set_duchy(state, kValados, {"slate_quarry#1"});
    start_planning(state);
    set_construction(state, kValados, {{"farm"}});
    finish_segment(state);
    const int produced = production(deck(), state, kValados, Resource::Materials);
    REQUIRE(produced > 3);
    REQUIRE(side(state, kValados).cubes[index(Resource::Materials)] == produced);
    play(state, kValados, step(2, from_hand({3, 0, 0, 0})));
    CHECK(side(state, kValados).cubes[index(Resource::Materials)] == produced - 3);
    CHECK(side(state, kValados).soldiers >= 2);
    CHECK(refused(state, kValados, Done{}) == Refusal::CubesInHand);
}

TEST_CASE("R11.31 cubes on a card under construction do not pay") {
    State state = clapper_table({1, 0, 0, 0}, {}, 0);
    set_construction(state, kValados, {{"royal_mint", {0, 0, 3}}});
    CHECK(ways_of_paying(state, kValados, kClapper) == 0);
}

TEST_CASE("R11.31 solo every exact way is listed too") {
    State state = quest_table(QuestCard::DrownedBell, {.players = 1});
    set_alchemy(state, kValados, {1, 0, 2, 0});
    set_stock(state, kValados, {.krystallium = 3, .traps = 1});
    CHECK(ways_of_paying(state, kValados, kClapper) == 2 * 3);
}

}  // namespace
}  // namespace kingdom::testing
