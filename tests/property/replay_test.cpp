// The same set-up, seed and decisions give the same game.
#include <vector>

#include <doctest/doctest.h>

#include "tests/property/random_games.h"
#include "tests/support/effort.h"

namespace kingdom::property {
namespace {

const std::uint64_t kGames = testing::effort(240);

std::uint64_t seed_of(const Table& table, std::uint64_t number) {
    return number * 31 + index(table.module) * 2 + table.players;
}

struct Played {
    std::vector<Turn> turns{};
    std::vector<std::uint64_t> digests{};
    std::optional<Outcome> outcome{};
};

Played played(const Table& table, std::uint64_t number) {
    const Deck& deck = founders().deck;
    RandomGame game = random_game(deck, table, number);
    game.state = new_game(deck, game.state.setup, Rng(seed_of(table, number)));
    Played result;
    result.digests.push_back(digest(game.state));
    play_out(game, [&](const State&, const Turn& turn, const EventList&, const State& after) {
        result.turns.push_back(turn);
        result.digests.push_back(digest(after));
    });
    result.outcome = outcome(deck, game.state);
    return result;
}

}  // namespace

TEST_CASE("R10.1 set-up, seed and decisions give every state again") {
    const Deck& deck = founders().deck;
    for (const Table& table : kTables) {
        for (std::uint64_t number = 0; number < kGames; ++number) {
            const Played first = played(table, number);
            State state =
                new_game(deck, setup_of(deck, table, number), Rng(seed_of(table, number)));
            std::vector<std::uint64_t> digests{digest(state)};
            for (const Turn& turn : first.turns) {
                REQUIRE(!refusal(deck, state, turn));
                apply(deck, state, turn);
                digests.push_back(digest(state));
            }
            CHECK(digests == first.digests);
            CHECK(outcome(deck, state).has_value());
            CHECK(outcome(deck, state) == first.outcome);
        }
    }
}

TEST_CASE("R10.1 telling what happens changes nothing of what happens") {
    const Deck& deck = founders().deck;
    for (const Table& table : kTables) {
        for (std::uint64_t number = 0; number < kGames / 4; ++number) {
            RandomGame game = random_game(deck, table, number);
            State silent = game.state;
            play_out(game,
                     [&](const State&, const Turn& turn, const EventList&, const State& told) {
                         apply(deck, silent, turn);
                         REQUIRE(silent == told);
                     });
        }
    }
}

TEST_CASE("R10.1 another seed deals another game") {
    const Deck& deck = founders().deck;
    for (const Table& table : kTables) {
        const Setup setup = setup_of(deck, table, 0);
        const State one = new_game(deck, setup, Rng(1));
        CHECK(one == new_game(deck, setup, Rng(1)));
        CHECK(digest(one) != digest(new_game(deck, setup, Rng(2))));
    }
}

TEST_CASE("R10.2 the order of two players' decisions inside a segment changes nothing") {
    const Deck& deck = founders().deck;
    int segments = 0;
    for (const Table& table : kTwoPlayerTables) {
        for (std::uint64_t number = 0; number < kGames / 4; ++number) {
            RandomGame game = random_game(deck, table, number);
            State start = game.state;
            std::array<std::vector<Turn>, 2> turns;
            play_out(game, [&](const State& before, const Turn& turn, const EventList&,
                               const State& after) {
                if (!is_segment(before.phase)) return void(start = after);
                turns[index(turn.by)].push_back(turn);
                if (before.phase == after.phase && before.step == after.step) return;
                for (const Player player : {Player::Teressie, Player::Valados}) {
                    for (const Turn& own : turns[index(player)]) {
                        REQUIRE(!refusal(deck, start, own));
                        apply(deck, start, own);
                    }
                }
                CHECK_MESSAGE(start == after, game.name);
                segments += !turns[0].empty() && !turns[1].empty() ? 1 : 0;
                start = after;
                turns = {};
            });
        }
    }
    CHECK(segments > testing::effort(1000));
}

}  // namespace kingdom::property
