// The conquest phase and its turns.
#include <doctest/doctest.h>

#include "tests/support/conquest_table.h"

namespace kingdom::testing {
namespace {

constexpr std::string_view kCastle = "valados_castle";
constexpr std::string_view kEnemyCastle = "teressie_castle";

// The exploration step: when it is over the conquest phase opens.
State last_step(int round, int valados_soldiers, int teressie_soldiers) {
    State state = conquest_table({{kCastle, kValados, 4}, {kEnemyCastle, kTeressie, 4}});
    set_round(state, round);
    set_stock(state, kValados, {.soldiers = valados_soldiers});
    set_stock(state, kTeressie, {.soldiers = teressie_soldiers});
    start_production(state, Resource::Exploration);
    finish_segment(state);
    REQUIRE(state.phase == Phase::Conquest);
    return state;
}

TEST_CASE("R11.40 each player begins with four armies at their castle and eight in reserve") {
    const State state = new_table(Module::Conquest);
    CHECK(armies_at(state, kCastle) == 4);
    CHECK(armies_at(state, kEnemyCastle) == 4);
    CHECK(controller_of(state, kCastle) == kValados);
    CHECK(controller_of(state, kEnemyCastle) == kTeressie);
    CHECK(state.armies.reserve == std::array<std::uint8_t, 2>{8, 8});
    int others = 0;
    for (const int count : state.armies.count) others += count;
    CHECK(others == 8);
}

TEST_CASE("R11.40 what is adjacent and what it is worth stands in the deck file") {
    const ConquestBoard& board = deck().conquest;
    CHECK(board.count == 9);
    CHECK(board.prison == territory("gallows_keep"));
    CHECK(board.castles ==
          std::array<std::uint8_t, 2>{territory(kCastle), territory(kEnemyCastle)});
    CHECK(board.territories[territory("kings_bridge")].points == 3);
    CHECK(board.territories[territory(kCastle)].adjacent ==
          ((1u << territory("heron_ford")) | (1u << territory("thornwood"))));
}

TEST_CASE("R11.40 the phase ends each round, and the player with more soldiers starts") {
    CHECK(last_step(1, 2, 1).mover == kValados);
    CHECK(last_step(1, 1, 2).mover == kTeressie);
    CHECK(last_step(2, 2, 1).mover == kValados);
    CHECK(last_step(4, 0, 3).mover == kTeressie);
}

TEST_CASE("R11.40 with equal soldiers the round's first player starts") {
    CHECK(last_step(1, 2, 2).mover == kValados);
    CHECK(last_step(2, 2, 2).mover == kTeressie);
    CHECK(last_step(3, 0, 0).mover == kValados);
}

TEST_CASE("R11.40 the fourth conquest phase ends the game") {
    State state = last_step(4, 0, 0);
    play(state, kTeressie, Pass{});
    CHECK(!outcome(deck(), state));
    play(state, kValados, Pass{});
    CHECK(state.phase == Phase::Over);
    CHECK(outcome(deck(), state));
}

TEST_CASE("R11.40 there is no conquest phase in another module") {
    State state = new_table(Module::None);
    for (const Player player : kPlayers) set_hand(state, player, {});
    for (const Area area : kAreas) set_area(state, area, {});
    start_production(state, Resource::Exploration);
    finish_segment(state);
    CHECK(state.phase == Phase::Offer);
    CHECK(refused(state, *next_player(state), Pass{}) == Refusal::WrongPhase);
}

TEST_CASE("R11.41 recruiting brings armies of the reserve to the castle, a soldier each") {
    State state = conquest_table({{kCastle, kValados, 1}, {kEnemyCastle, kTeressie, 4}});
    set_stock(state, kValados, {.soldiers = 5});
    play(state, kValados, Recruit{3});
    CHECK(armies_at(state, kCastle) == 4);
    CHECK(state.armies.reserve[0] == 5);
    CHECK(side(state, kValados).soldiers == 2);
    CHECK(state.mover == kTeressie);
}

TEST_CASE("R11.41 no more are recruited than soldiers and reserve allow, and at least one") {
    State state = conquest_table({});
    set_stock(state, kValados, {.soldiers = 9});
    CHECK(refused(state, kValados, Recruit{0}) == Refusal::NoArmies);
    CHECK(refused(state, kValados, Recruit{9}) == Refusal::NotEnoughInReserve);
    CHECK(is_legal(state, kValados, Recruit{8}));
    set_stock(state, kValados, {.soldiers = 2, .training = 1});
    CHECK(refused(state, kValados, Recruit{3}) == Refusal::NotEnoughSoldiers);
    CHECK(legal_decisions(deck(), state, kValados).size() == 3);  // one, two, or pass
    state.armies.reserve[0] = 1;
    CHECK(refused(state, kValados, Recruit{2}) == Refusal::NotEnoughInReserve);
}

TEST_CASE("R11.41 a move takes any number of armies to an adjacent territory") {
    State state = conquest_table({{kCastle, kValados, 4}, {kEnemyCastle, kTeressie, 4}});
    // Heron ford or thornwood, with one to four armies; or pass.
    CHECK(legal_decisions(deck(), state, kValados).size() == 9);
    play(state, kValados, march(kCastle, "heron_ford", 3));
    CHECK(armies_at(state, kCastle) == 1);
    CHECK(armies_at(state, "heron_ford") == 3);
    CHECK(controller_of(state, "heron_ford") == kValados);
    CHECK(state.mover == kTeressie);
}

TEST_CASE("R11.41 nobody moves to a territory that is not adjacent, or with no army") {
    const State state = conquest_table({{kCastle, kValados, 4}});
    CHECK(refused(state, kValados, march(kCastle, "gallows_keep", 1)) == Refusal::NotAdjacent);
    CHECK(refused(state, kValados, march(kCastle, kCastle, 1)) == Refusal::NotAdjacent);
    CHECK(refused(state, kValados, march(kCastle, "heron_ford", 0)) == Refusal::NoArmies);
}

TEST_CASE("R11.41 only own armies that are there are moved") {
    const State state = conquest_table({{kCastle, kValados, 4}, {"kings_bridge", kTeressie, 3}});
    CHECK(refused(state, kValados, march(kCastle, "heron_ford", 5)) == Refusal::ArmiesNotThere);
    CHECK(refused(state, kValados, march("kings_bridge", "heron_ford", 1)) ==
          Refusal::ArmiesNotThere);
    CHECK(refused(state, kValados, march("witchfen", "thornwood", 1)) == Refusal::ArmiesNotThere);
}

TEST_CASE("R11.41 no army enters the enemy's castle, even an empty one") {
    State state = conquest_table({{"otter_ford", kValados, 5}, {"thornwood", kTeressie, 5}});
    CHECK(refused(state, kValados, march("otter_ford", kEnemyCastle, 5)) == Refusal::EnemyCastle);
    start_conquest(state, kTeressie);
    CHECK(refused(state, kTeressie, march("thornwood", kCastle, 5)) == Refusal::EnemyCastle);
}

TEST_CASE("R11.41 armies may go back to their own castle") {
    State state = conquest_table({{"heron_ford", kValados, 2}});
    play(state, kValados, march("heron_ford", kCastle, 2));
    CHECK(armies_at(state, kCastle) == 2);
    CHECK(controller_of(state, "heron_ford") == std::nullopt);
}

TEST_CASE("R11.41 an army moves once a phase") {
    State state = conquest_table({{kCastle, kValados, 4}, {"heron_ford", kValados, 1}});
    play(state, kValados, march(kCastle, "heron_ford", 3));
    play(state, kTeressie, Pass{});
    // Of the four there one has not moved.
    CHECK(refused(state, kValados, march("heron_ford", "kings_bridge", 2)) ==
          Refusal::ArmiesNotThere);
    play(state, kValados, march("heron_ford", "kings_bridge", 1));
    CHECK(refused(state, kValados, march("heron_ford", "kings_bridge", 1)) ==
          Refusal::ArmiesNotThere);
    play(state, kValados, march(kCastle, "thornwood", 1));
    // All have moved: only passing is left.
    CHECK(legal_decisions(deck(), state, kValados).size() == 1);
}

TEST_CASE("R11.41 in the next phase all may move again") {
    State state = conquest_table({{kCastle, kValados, 4}, {kEnemyCastle, kTeressie, 4}});
    play(state, kValados, march(kCastle, "heron_ford", 4));
    play(state, kTeressie, Pass{});
    play(state, kValados, Pass{});
    REQUIRE(state.round == 1);
    for (const Player player : kPlayers) set_hand(state, player, {});
    start_production(state, Resource::Exploration);
    finish_segment(state);
    REQUIRE(state.phase == Phase::Conquest);
    play(state, kTeressie, Pass{});
    CHECK(is_legal(state, kValados, march("heron_ford", "kings_bridge", 4)));
}

TEST_CASE("R11.41 freshly recruited armies may move") {
    State state = conquest_table({});
    set_stock(state, kValados, {.soldiers = 2});
    play(state, kValados, Recruit{2});
    play(state, kTeressie, Pass{});
    play(state, kValados, march(kCastle, "thornwood", 2));
    CHECK(armies_at(state, "thornwood") == 2);
}

TEST_CASE("R11.41 passing is final, and the phase ends when both have passed") {
    State state = conquest_table({{kCastle, kValados, 4}, {kEnemyCastle, kTeressie, 4}});
    play(state, kValados, Pass{});
    CHECK(state.mover == kTeressie);
    play(state, kTeressie, march(kEnemyCastle, "otter_ford", 1));
    CHECK(state.mover == kTeressie);
    CHECK(refused(state, kValados, march(kCastle, "heron_ford", 1)) == Refusal::NotYourTurn);
    play(state, kTeressie, march(kEnemyCastle, "otter_ford", 1));
    play(state, kTeressie, Pass{});
    CHECK(state.round == 1);
    CHECK(state.phase == Phase::Offer);
}

TEST_CASE("R11.41 what is done at any time is no turn") {
    State state = conquest_table({{kCastle, kValados, 4}});
    set_construction(state, kValados, {{"farm"}, {"hamlet"}});
    set_stock(state, kValados, {.krystallium = 2});
    play(state, kValados, Place{card("farm"), Resource::Krystallium, Resource::Materials});
    CHECK(state.mover == kValados);
    play(state, kValados, Discard{card("hamlet")});
    CHECK(state.mover == kValados);
    play(state, kValados, march(kCastle, "heron_ford", 1));
    CHECK(state.mover == kTeressie);
    CHECK(refused(state, kValados, Discard{card("farm")}) == Refusal::NotYourTurn);
}

}  // namespace
}  // namespace kingdom::testing
