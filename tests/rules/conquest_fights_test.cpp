// Fights, prisoners and their return.
#include <doctest/doctest.h>

#include "tests/support/conquest_table.h"

namespace kingdom::testing {
namespace {

constexpr std::string_view kCastle = "valados_castle";
constexpr std::string_view kEnemyCastle = "teressie_castle";
constexpr std::string_view kPrison = "gallows_keep";

TEST_CASE("R11.42 moving where enemies stand needs more armies than they are") {
    const State state =
        conquest_table({{"heron_ford", kValados, 4}, {"kings_bridge", kTeressie, 3}});
    CHECK(refused(state, kValados, march("heron_ford", "kings_bridge", 2)) ==
          Refusal::TooFewArmies);
    CHECK(refused(state, kValados, march("heron_ford", "kings_bridge", 3)) ==
          Refusal::TooFewArmies);
    CHECK(!refused(state, kValados, march("heron_ford", "kings_bridge", 4)));
}

TEST_CASE("R11.42 both sides lose as many as the enemy had there, and the lost go home") {
    State state = conquest_table({{kCastle, kValados, 1},
                                  {"heron_ford", kValados, 5},
                                  {"kings_bridge", kTeressie, 2},
                                  {kEnemyCastle, kTeressie, 1}});
    const auto events = play(state, kValados, march("heron_ford", "kings_bridge", 5));
    CHECK(count(events, EventKind::Fought) == 1);
    CHECK(armies_at(state, "kings_bridge") == 3);
    CHECK(controller_of(state, "kings_bridge") == kValados);
    CHECK(armies_at(state, "heron_ford") == 0);
    CHECK(armies_at(state, kCastle) == 3);
    CHECK(armies_at(state, kEnemyCastle) == 3);
    CHECK(state.armies.imprisoned == std::array<std::uint8_t, 2>{});
}

TEST_CASE("R11.42 lost armies cannot move any more this phase, on either side") {
    State state = conquest_table({{"heron_ford", kValados, 3}, {"kings_bridge", kTeressie, 2}});
    play(state, kValados, march("heron_ford", "kings_bridge", 3));
    REQUIRE(armies_at(state, kEnemyCastle) == 2);
    CHECK(refused(state, kTeressie, march(kEnemyCastle, "otter_ford", 1)) ==
          Refusal::ArmiesNotThere);
    play(state, kTeressie, Pass{});
    REQUIRE(armies_at(state, kCastle) == 2);
    CHECK(refused(state, kValados, march(kCastle, "heron_ford", 1)) == Refusal::ArmiesNotThere);
    CHECK(refused(state, kValados, march("kings_bridge", "heron_ford", 1)) ==
          Refusal::ArmiesNotThere);
}

TEST_CASE("R11.42 armies that rested at the castle may still move when lost ones come home") {
    State state = conquest_table({{kEnemyCastle, kTeressie, 1},
                                  {"heron_ford", kValados, 3},
                                  {"kings_bridge", kTeressie, 2}});
    play(state, kValados, march("heron_ford", "kings_bridge", 3));
    CHECK(refused(state, kTeressie, march(kEnemyCastle, "otter_ford", 2)) ==
          Refusal::ArmiesNotThere);
    play(state, kTeressie, march(kEnemyCastle, "otter_ford", 1));
    CHECK(armies_at(state, "otter_ford") == 1);
}

TEST_CASE("R11.42 the mover who controls the prison may imprison the enemy's lost armies") {
    const State state = conquest_table(
        {{kPrison, kValados, 1}, {"heron_ford", kValados, 3}, {"kings_bridge", kTeressie, 2}});
    CHECK(refused(state, kValados, march("heron_ford", "kings_bridge", 3)) ==
          Refusal::WrongImprison);
    State jailed = state;
    const auto events = play(jailed, kValados, march("heron_ford", "kings_bridge", 3, true));
    CHECK(count(events, EventKind::Imprisoned) == 1);
    CHECK(jailed.armies.imprisoned == std::array<std::uint8_t, 2>{0, 2});
    CHECK(armies_at(jailed, kEnemyCastle) == 0);
    CHECK(armies_at(jailed, kCastle) == 2);  // one's own lost go home all the same
    State spared = state;
    play(spared, kValados, march("heron_ford", "kings_bridge", 3, false));
    CHECK(spared.armies.imprisoned == std::array<std::uint8_t, 2>{});
    CHECK(armies_at(spared, kEnemyCastle) == 2);
}

TEST_CASE("R11.42 without the prison, or without a fight, nothing is imprisoned") {
    State state = conquest_table({{"heron_ford", kValados, 3}, {"kings_bridge", kTeressie, 2}});
    for (const bool imprison : {false, true}) {
        CHECK(refused(state, kValados, march("heron_ford", "kings_bridge", 3, imprison)) ==
              Refusal::WrongImprison);
    }
    set_armies(state, kPrison, kTeressie, 1);
    CHECK(refused(state, kValados, march("heron_ford", "kings_bridge", 3, true)) ==
          Refusal::WrongImprison);
    set_armies(state, kPrison, kValados, 1);
    CHECK(refused(state, kValados, march("heron_ford", "thornwood", 1, true)) ==
          Refusal::WrongImprison);
    CHECK(!refused(state, kValados, march("heron_ford", "thornwood", 1)));
}

TEST_CASE("R11.42 taking the prison by a fight does not yet imprison") {
    State state = conquest_table({{"heron_ford", kValados, 3}, {kPrison, kTeressie, 2}});
    CHECK(refused(state, kValados, march("heron_ford", kPrison, 3, true)) ==
          Refusal::WrongImprison);
    play(state, kValados, march("heron_ford", kPrison, 3));
    CHECK(controller_of(state, kPrison) == kValados);
    CHECK(armies_at(state, kEnemyCastle) == 2);
}

TEST_CASE("R11.42 a defender never imprisons") {
    State state = conquest_table(
        {{"heron_ford", kValados, 3}, {"kings_bridge", kTeressie, 2}, {kPrison, kTeressie, 4}});
    play(state, kValados, march("heron_ford", "kings_bridge", 3));
    CHECK(state.armies.imprisoned == std::array<std::uint8_t, 2>{});
    CHECK(armies_at(state, kCastle) == 2);
}

TEST_CASE("R11.42 prisoners stay while their jailer holds the prison") {
    State state = conquest_table({{kPrison, kValados, 3}, {kEnemyCastle, kTeressie, 2}});
    state.armies.imprisoned = {0, 2};
    play(state, kValados, march(kPrison, "witchfen", 2));
    CHECK(state.armies.imprisoned == std::array<std::uint8_t, 2>{0, 2});
    CHECK(armies_at(state, kEnemyCastle) == 2);
}

TEST_CASE("R11.42 prisoners go home when the prison is left to nobody, and cannot move") {
    State state = conquest_table({{kPrison, kValados, 1}});
    state.armies.imprisoned = {0, 2};
    const auto events = play(state, kValados, march(kPrison, "witchfen", 1));
    CHECK(count(events, EventKind::Freed) == 1);
    CHECK(state.armies.imprisoned == std::array<std::uint8_t, 2>{});
    CHECK(armies_at(state, kEnemyCastle) == 2);
    CHECK(controller_of(state, kEnemyCastle) == kTeressie);
    CHECK(refused(state, kTeressie, march(kEnemyCastle, "otter_ford", 1)) ==
          Refusal::ArmiesNotThere);
}

TEST_CASE("R11.42 prisoners go home when another player takes the prison") {
    State state = conquest_table({{kPrison, kValados, 1}, {"witchfen", kTeressie, 2}});
    state.armies.imprisoned = {0, 3};
    start_conquest(state, kTeressie);
    play(state, kTeressie, march("witchfen", kPrison, 2));
    CHECK(controller_of(state, kPrison) == kTeressie);
    CHECK(state.armies.imprisoned == std::array<std::uint8_t, 2>{});
    // Three prisoners and the one lost in the fight.
    CHECK(armies_at(state, kEnemyCastle) == 4);
    CHECK(armies_at(state, kCastle) == 1);
}

TEST_CASE("R11.42 who leaves the prison empty may imprison, but the prisoners go home at once") {
    State state = conquest_table({{kPrison, kValados, 3}, {"kings_bridge", kTeressie, 2}});
    play(state, kValados, march(kPrison, "kings_bridge", 3, true));
    CHECK(state.armies.imprisoned == std::array<std::uint8_t, 2>{});
    CHECK(armies_at(state, kEnemyCastle) == 2);
    CHECK(armies_at(state, "kings_bridge") == 1);
}

TEST_CASE("R11.42 each player's prisoners are kept apart, and Téressie imprisons likewise") {
    State state = conquest_table(
        {{kPrison, kTeressie, 1}, {"otter_ford", kTeressie, 3}, {"kings_bridge", kValados, 1}});
    start_conquest(state, kTeressie);
    play(state, kTeressie, march("otter_ford", "kings_bridge", 3, true));
    CHECK(state.armies.imprisoned == std::array<std::uint8_t, 2>{1, 0});
    CHECK(armies_at(state, "kings_bridge") == 2);
    CHECK(controller_of(state, "kings_bridge") == kTeressie);
    CHECK(armies_at(state, kEnemyCastle) == 1);
}

}  // namespace
}  // namespace kingdom::testing
