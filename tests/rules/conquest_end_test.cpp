// Points of territories, and Blue in the solo game.
#include <doctest/doctest.h>

#include "tests/support/conquest_table.h"

namespace kingdom::testing {
namespace {

constexpr std::string_view kCastle = "valados_castle";

// A solo game at the exploration step; when it is over the conquest phase opens.
State solo_table(std::initializer_list<Standing> armies, Player player = kValados) {
    State state = conquest_table(armies, {.players = 1, .first = player});
    start_production(state, Resource::Exploration);
    return state;
}

TEST_CASE("R11.43 whoever has armies in a territory controls it, nobody an empty one") {
    State state = conquest_table({{"kings_bridge", kTeressie, 1}, {"witchfen", kValados, 2}});
    CHECK(controller_of(state, "kings_bridge") == kTeressie);
    CHECK(controller_of(state, "witchfen") == kValados);
    CHECK(controller_of(state, "heron_ford") == std::nullopt);
    CHECK(controller_of(state, kCastle) == std::nullopt);
    play(state, kValados, march("witchfen", "thornwood", 2));
    CHECK(controller_of(state, "witchfen") == std::nullopt);
}

TEST_CASE("R11.43 at the end each controlled territory gives its points") {
    State state = conquest_table({{"kings_bridge", kTeressie, 1},
                                  {"otter_ford", kTeressie, 6},
                                  {"witchfen", kValados, 2},
                                  {"gallows_keep", kValados, 1},
                                  {kCastle, kValados, 1}});
    end_game(state);
    const auto result = outcome(deck(), state);
    CHECK(result->breakdown[0].conquest == 2 + 2);
    CHECK(result->breakdown[1].conquest == 3 + 1);
    CHECK(result->breakdown[0].total() == 4);
}

TEST_CASE("R11.43 castles give their points too") {
    Deck changed = deck();
    for (const std::size_t castle : changed.conquest.castles) {
        changed.conquest.territories[castle].points = 5;
    }
    const State state = conquest_table({{kCastle, kValados, 1}});
    CHECK(score(changed, state, kValados).conquest == 5);
    CHECK(score(changed, state, kTeressie).conquest == 0);
}

TEST_CASE("R11.43 the number of armies, the reserve and prisoners give nothing") {
    State state = conquest_table({{"heron_ford", kValados, 9}});
    state.armies.imprisoned = {0, 3};
    CHECK(score(deck(), state, kValados).conquest == 1);
    CHECK(score(deck(), state, kTeressie).conquest == 0);
}

TEST_CASE("R11.44 solo only the player has armies at the start") {
    for (const Player player : kPlayers) {
        const State state = new_table(Module::Conquest, {.players = 1, .first = player});
        const std::size_t castle = deck().conquest.castles[index(player)];
        int all = 0;
        for (const int count : state.armies.count) all += count;
        CHECK(all == 4);
        CHECK(state.armies.count[castle] == 4);
        CHECK(state.armies.reserve[index(player)] == 8);
        CHECK(state.armies.reserve[index(other(player))] == 0);
    }
}

TEST_CASE("R11.44 each conquest phase one blue army comes to every empty neutral territory") {
    State state = solo_table({{kCastle, kValados, 4}, {"heron_ford", kValados, 2}});
    const auto events = finish_segment(state);
    REQUIRE(state.phase == Phase::Conquest);
    CHECK(count(events, EventKind::BlueAppeared) == 6);
    for (const std::string_view key :
         {"otter_ford", "thornwood", "briarwood", "kings_bridge", "gallows_keep", "witchfen"}) {
        CHECK(armies_at(state, key) == 1);
        CHECK(controller_of(state, key) == kTeressie);
    }
    CHECK(armies_at(state, "heron_ford") == 2);
    CHECK(controller_of(state, "heron_ford") == kValados);
    CHECK(armies_at(state, kCastle) == 4);
    CHECK(armies_at(state, "teressie_castle") == 0);
}

TEST_CASE("R11.44 a blue army that is there gets no second one, and an emptied castle none") {
    State state = solo_table({{"heron_ford", kValados, 1}, {"witchfen", kTeressie, 1}});
    finish_segment(state);
    CHECK(armies_at(state, "witchfen") == 1);
    CHECK(armies_at(state, kCastle) == 0);
}

TEST_CASE("R11.44 Blue always passes: the player moves until they pass") {
    State state = solo_table({{kCastle, kValados, 4}});
    finish_segment(state);
    CHECK(next_player(state) == kValados);
    play(state, kValados, march(kCastle, "heron_ford", 2));
    CHECK(next_player(state) == kValados);
    play(state, kValados, march(kCastle, "thornwood", 2));
    CHECK(next_player(state) == kValados);
    play(state, kValados, Pass{});
    CHECK(state.round == 1);
    CHECK(state.phase == Phase::Select);
}

TEST_CASE("R11.44 Blue's lost armies leave the game, the player's go home") {
    State state = solo_table({{kCastle, kValados, 4}});
    finish_segment(state);
    CHECK(refused(state, kValados, march(kCastle, "heron_ford", 1)) == Refusal::TooFewArmies);
    play(state, kValados, march(kCastle, "heron_ford", 3));
    CHECK(armies_at(state, "heron_ford") == 2);
    CHECK(armies_at(state, kCastle) == 2);
    CHECK(armies_at(state, "teressie_castle") == 0);
    CHECK(state.armies.reserve[1] == 0);
    // The one who came home does not move again.
    CHECK(refused(state, kValados, march(kCastle, "heron_ford", 2)) == Refusal::ArmiesNotThere);
}

TEST_CASE("R11.44 none of Blue is imprisoned") {
    State state = solo_table({{"gallows_keep", kValados, 1}, {"heron_ford", kValados, 3}});
    finish_segment(state);
    CHECK(refused(state, kValados, march("heron_ford", "kings_bridge", 2, true)) ==
          Refusal::WrongImprison);
    play(state, kValados, march("heron_ford", "kings_bridge", 2));
    CHECK(state.armies.imprisoned == std::array<std::uint8_t, 2>{});
}

TEST_CASE("R11.44 a territory that the player left is blue again in the next phase") {
    State state = solo_table({{"heron_ford", kValados, 3}});
    finish_segment(state);
    play(state, kValados, march("heron_ford", "kings_bridge", 3));
    CHECK(armies_at(state, "heron_ford") == 0);
    play(state, kValados, Pass{});
    start_production(state, Resource::Exploration);
    finish_segment(state);
    CHECK(controller_of(state, "heron_ford") == kTeressie);
    CHECK(armies_at(state, "kings_bridge") == 2);
}

TEST_CASE("R11.44 nobody enters Blue's castle, and as Téressie Blue is Valados") {
    State state =
        solo_table({{"teressie_castle", kTeressie, 4}, {"thornwood", kTeressie, 3}}, kTeressie);
    finish_segment(state);
    CHECK(controller_of(state, "witchfen") == kValados);
    CHECK(refused(state, kTeressie, march("thornwood", kCastle, 1)) == Refusal::EnemyCastle);
}

TEST_CASE("R11.44 the player scores their territories, Blue's score for nobody") {
    State state = solo_table({{"kings_bridge", kValados, 1}, {"witchfen", kTeressie, 1}});
    end_game(state);
    const auto result = outcome(deck(), state);
    CHECK(result->breakdown[0].conquest == 3);
    CHECK(result->breakdown[1].conquest == 0);
}

}  // namespace
}  // namespace kingdom::testing
