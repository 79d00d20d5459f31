// The evaluation: exact at the end, a probability before it, and fair to both players.

#include "ai/evaluation/evaluate.h"

#include <doctest/doctest.h>

#include "ai/evaluation/weights.h"
#include "tests/property/random_games.h"
#include "tests/support/effort.h"
#include "tests/support/quest_table.h"

namespace kingdom::ai {
namespace {

using property::kSoloTables;
using property::kTables;
using property::kTwoPlayerTables;
using property::random_game;
using property::RandomGame;
using property::Table;

const std::uint64_t kGames = testing::effort(48);

State end_of(const Table& table, std::uint64_t number) {
    RandomGame game = random_game(founders().deck, table, number);
    while (const auto turn = game.next_turn()) apply(game.deck, game.state, *turn);
    return game.state;
}

void check_end(const State& state, Player player) {
    const Deck& deck = founders().deck;
    const auto over = outcome(deck, state);
    REQUIRE(over);
    const Estimate estimate = evaluate(deck, state, player);
    CHECK(estimate.points == over->breakdown[index(player)].total());
    CHECK(estimate.value >= 0);
    CHECK(estimate.value <= 1);
    if (state.setup.solo()) return;
    const bool shared = over->tie_break == TieBreak::Shared;
    if (over->winner == player) {
        CHECK(estimate.value > 0.5);
    } else if (!shared) {
        CHECK(estimate.value < 0.5);
    } else {
        CHECK(estimate.value == doctest::Approx(0.5));
    }
}

}  // namespace

TEST_CASE(
    "at the end of a game the points are exact, and only the winner's value is above a half") {
    for (const Table& table : kTwoPlayerTables) {
        for (std::uint64_t number = 0; number < kGames; ++number) {
            const State state = end_of(table, number);
            for (const Player player : kPlayers) check_end(state, player);
        }
    }
}

TEST_CASE("at the end of a solo game the points are exact") {
    for (const Table& table : kSoloTables) {
        for (std::uint64_t number = 0; number < kGames; ++number) {
            const State state = end_of(table, number);
            check_end(state, state.setup.first);
        }
    }
}

TEST_CASE("R11.32 a quest that nobody ended is won by nobody, whatever the points") {
    using namespace testing;
    State state = quest_table(QuestCard::MissingHeir);
    set_duchy(state, kValados, {"throne_of_glass", "leviathan_graveyard"});
    end_game(state);
    for (const Player player : kPlayers) check_end(state, player);
    side(state, kTeressie).steps_done = 1u << (kStepCount - 1);
    for (const Player player : kPlayers) check_end(state, player);
    CHECK(evaluate(deck(), state, kTeressie).value > evaluate(deck(), state, kValados).value);
}

TEST_CASE("R9.2 a shared victory is worth a half to both") {
    using namespace testing;
    State state = new_table(Module::None, {.side = DuchyFace::B});
    for (const Player player : kPlayers) set_duchy(state, player, {});
    end_game(state);
    REQUIRE(outcome(deck(), state)->tie_break == TieBreak::Shared);
    for (const Player player : kPlayers) check_end(state, player);
}

TEST_CASE("R12.10 alone, the same points are worth more with the quest ended") {
    using namespace testing;
    State state = quest_table(QuestCard::MissingHeir, {.players = 1});
    set_duchy(state, kValados, {"throne_of_glass", "leviathan_graveyard"});
    end_game(state);
    const double unfinished = evaluate(deck(), state, kValados).value;
    side(state, kValados).steps_done = 1u << (kStepCount - 1);
    CHECK(evaluate(deck(), state, kValados).value > unfinished);
}

TEST_CASE("before the end the value is a probability, and what one hopes for the other fears") {
    for (const Table& table : kTables) {
        for (std::uint64_t number = 0; number < 12; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            while (const auto turn = game.next_turn()) {
                const Player first = game.state.setup.first;
                const double mine = evaluate(game.deck, game.state, first).value;
                const double theirs = table.players == 1
                                          ? 1 - mine
                                          : evaluate(game.deck, game.state, other(first)).value;
                CHECK(mine >= 0);
                CHECK(theirs >= 0);
                CHECK(mine + theirs <= 1 + 1e-9);
                // Only a quest can be lost by both.
                if (table.module != Module::Quest) CHECK(mine + theirs == doctest::Approx(1));
                apply(game.deck, game.state, *turn);
            }
        }
    }
}

TEST_CASE("there are weights for every set-up, and for any number of rounds") {
    for (const Table& table : kTables) {
        const Setup setup = property::setup_of(founders().deck, table, 0);
        for (int rounds = 0; rounds < static_cast<int>(kHorizons); ++rounds) {
            CHECK(weights_for(setup, rounds).spread > 0);
        }
        CHECK(&weights_for(setup, -1) == &weights_for(setup, 0));
        CHECK(&weights_for(setup, kRoundCount) == &weights_for(setup, kHorizons - 1));
    }
}

TEST_CASE("every set-up and number of rounds has weights of its own") {
    for (const Table& one : kTables) {
        for (const Table& two : kTables) {
            const bool same = one.module == two.module && one.players == two.players;
            const Setup setup = property::setup_of(founders().deck, one, 0);
            const Setup another = property::setup_of(founders().deck, two, 0);
            CHECK((&weights_for(setup, 1) == &weights_for(another, 1)) == same);
        }
    }
}

TEST_CASE("the rounds left are the production phases still to come") {
    using namespace testing;
    State state = new_table();
    CHECK(rounds_left(state) == kRoundCount);
    start_planning(state);
    CHECK(rounds_left(state) == kRoundCount);
    start_production(state, Resource::Materials);
    CHECK(rounds_left(state) == kRoundCount - 1);
    set_round(state, kRoundCount);
    CHECK(rounds_left(state) == 0);
    start_planning(state);
    CHECK(rounds_left(state) == 1);
    end_game(state);
    CHECK(rounds_left(state) == 0);
}

}  // namespace kingdom::ai
