// The steps of a quest and what they bring.
#include <doctest/doctest.h>

#include "tests/support/quest_table.h"

namespace kingdom::testing {
namespace {

TEST_CASE("R11.30 a step is paid at once and its benefit comes at once") {
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, {0, 1, 1, 0});
    const auto events = play(state, kValados, step(1, from_alchemy({0, 1, 1, 0})));
    CHECK(count(events, EventKind::StepCompleted) == 1);
    CHECK(has_done(state, kValados, 1));
    CHECK(side(state, kValados).alchemy == CubeCounts{});
    CHECK(side(state, kValados).soldiers == 2);
    CHECK(state.phase == Phase::Offer);
    CHECK(state.mover == kValados);
}

TEST_CASE("R11.30 the steps are completed in any order") {
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, {0, 3, 4, 2});
    set_stock(state, kValados, {.krystallium = 2, .soldiers = 1});
    play(state, kValados, step(4, {{0, 2, 0, 0}, {}, 2, 1}));
    play(state, kValados, step(2, from_alchemy({0, 0, 0, 2})));
    play(state, kValados, step(3, from_alchemy({0, 0, 3, 0})));
    play(state, kValados, step(1, from_alchemy({0, 1, 1, 0})));
    CHECK(side(state, kValados).steps_done == 0b1111);
    CHECK(side(state, kValados).alchemy == CubeCounts{});
}

TEST_CASE("R11.30 each step is completed once by a player, whoever else has done it") {
    State state = quest_table(QuestCard::MissingHeir);
    for (const Player player : kPlayers) set_alchemy(state, player, {0, 2, 2, 0});
    const Step first = step(1, from_alchemy({0, 1, 1, 0}));
    play(state, kValados, first);
    CHECK(refused(state, kValados, first) == Refusal::StepAlreadyDone);
    CHECK(ways_of_paying(state, kValados, 1) == 0);
    start_select(state, kTeressie);
    play(state, kTeressie, first);
    CHECK(has_done(state, kTeressie, 1));
    CHECK(side(state, kTeressie).soldiers == 2);
}

TEST_CASE("R11.30 a step is completed at any time, also with cubes in hand") {
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, {0, 1, 1, 0});
    const Step first = step(1, from_alchemy({0, 1, 1, 0}));
    start_select(state, kValados);
    CHECK(!refused(state, kValados, first));
    start_planning(state);
    CHECK(!refused(state, kValados, first));
    for (const Resource resource : kBasicResources) {
        start_production(state, resource);
        CHECK(!refused(state, kValados, first));
    }
    set_cubes(state, kValados, {2, 0, 0, 0});
    CHECK(!refused(state, kValados, first));
    start_offer(state, kTeressie);
    CHECK(refused(state, kValados, first) == Refusal::NotYourTurn);
}

TEST_CASE("R11.30 no step is completed in a solo search") {
    State state = quest_table(QuestCard::MissingHeir, {.players = 1});
    set_alchemy(state, kValados, {0, 1, 1, 0});
    set_area(state, Area::Left, {"farm", "hamlet"});
    play(state, kValados, Select{Area::Left});
    REQUIRE(state.phase == Phase::Search);
    CHECK(refused(state, kValados, step(1, from_alchemy({0, 1, 1, 0}))) == Refusal::WrongPhase);
}

TEST_CASE("R11.30 a step is paid in full") {
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, {0, 2, 2, 0});
    CHECK(refused(state, kValados, step(1, from_alchemy({0, 1, 0, 0}))) == Refusal::WrongPayment);
    CHECK(refused(state, kValados, step(1, {})) == Refusal::WrongPayment);
}

TEST_CASE("R11.30 trap tokens come back only if they were spent") {
    for (const int left : {2, 1, 0}) {
        State state = quest_table(QuestCard::MissingHeir);
        set_alchemy(state, kValados, {0, 1, 1, 0});
        set_stock(state, kValados, {.traps = left});
        const auto events = play(state, kValados, step(1, from_alchemy({0, 1, 1, 0})));
        CHECK(side(state, kValados).traps == (left == 2 ? 2 : left + 1));
        CHECK(count(events, EventKind::TrapReturned) == (left == 2 ? 0 : 1));
        CHECK(side(state, kValados).soldiers == 2);
    }
}

TEST_CASE("R11.30 solo the one trap token comes back if it was spent") {
    for (const int left : {1, 0}) {
        State state = quest_table(QuestCard::MissingHeir, {.players = 1});
        set_alchemy(state, kValados, {0, 1, 1, 0});
        set_stock(state, kValados, {.traps = left});
        play(state, kValados, step(1, from_alchemy({0, 1, 1, 0})));
        CHECK(side(state, kValados).traps == 1);
    }
}

TEST_CASE("R11.30 cubes of a benefit come into the hand and are placed first") {
    State state = quest_table(QuestCard::SleepingDragon);
    set_hand(state, kValados, {"farm", "hamlet"});
    set_alchemy(state, kValados, {0, 2, 0, 0});
    set_construction(state, kValados, {{"emerald_vale", {0, 0, 0, 2}}});
    play(state, kValados, step(1, from_alchemy({0, 2, 0, 0})));
    CHECK(side(state, kValados).cubes == CubeCounts{0, 0, 0, 2});
    const Offer offer{{card("farm"), Area::Left, false}, {card("hamlet"), Area::Left, false}};
    CHECK(refused(state, kValados, offer) == Refusal::CubesInHand);
    play(state, kValados,
         Place{card("emerald_vale"), Resource::Exploration, Resource::Exploration});
    play(state, kValados, Place{{}, Resource::Exploration, Resource::Exploration});
    CHECK(side(state, kValados).duchy == cards({"emerald_vale"}));
    CHECK(side(state, kValados).alchemy == CubeCounts{0, 0, 0, 1});
    CHECK(!refused(state, kValados, offer));
}

TEST_CASE("R11.30 krystallium and several benefits of one step come together") {
    State state = quest_table(QuestCard::DrownedBell);
    set_alchemy(state, kValados, {2, 1, 0, 0});
    set_stock(state, kValados, {.soldiers = 1, .traps = 0});
    play(state, kValados, step(1, from_alchemy({2, 0, 0, 0})));
    CHECK(side(state, kValados).krystallium == 1);
    play(state, kValados, step(3, {{0, 1, 0, 0}, {}, 0, 1}));
    CHECK(side(state, kValados).cubes == CubeCounts{0, 0, 2, 1});
    CHECK(side(state, kValados).traps == 1);
    CHECK(side(state, kValados).soldiers == 0);
}

TEST_CASE("R11.30 a step's points count at the end") {
    State state = quest_table(QuestCard::DrownedBell);
    set_alchemy(state, kTeressie, {1, 0, 2, 0});
    start_select(state, kTeressie);
    play(state, kTeressie, step(2, from_alchemy({1, 0, 2, 0})));
    CHECK(score(deck(), state, kTeressie).quest == 3);
    CHECK(score(deck(), state, kValados).quest == 0);
}

TEST_CASE("R11.30 two players use the two-player side, one player the solo side") {
    const auto& sides = deck().quests[index(QuestCard::MissingHeir)].sides;
    const QuestStep& together = sides[index(QuestSide::TwoPlayer)][3];
    const QuestStep& alone = sides[index(QuestSide::Solo)][3];
    REQUIRE(all_krystallium(together) != all_krystallium(alone));
    REQUIRE(together.points != alone.points);
    for (const bool solo : {false, true}) {
        const std::uint8_t players = solo ? 1 : 2;
        State state = quest_table(QuestCard::MissingHeir, {.players = players});
        set_stock(state, kValados, {.krystallium = 20, .soldiers = 20, .traps = 1});
        CHECK(refused(state, kValados, step(4, all_krystallium(solo ? together : alone))) ==
              Refusal::WrongPayment);
        const Payment pay = all_krystallium(solo ? alone : together);
        play(state, kValados, step(4, pay));
        CHECK(side(state, kValados).krystallium == 20 - pay.krystallium);
        CHECK(side(state, kValados).soldiers == 20 - pay.soldiers);
        CHECK(score(deck(), state, kValados).quest == (solo ? alone : together).points);
    }
}

TEST_CASE("R11.30 there are no steps in another module") {
    State state = new_table(Module::None);
    set_alchemy(state, kValados, {0, 1, 1, 0});
    CHECK(refused(state, kValados, step(1, from_alchemy({0, 1, 1, 0}))) == Refusal::WrongPhase);
}

}  // namespace
}  // namespace kingdom::testing
