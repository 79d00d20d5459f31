// The simple opponent: always legal, always the same for the same view.
#include "app/play/simple_opponent.h"

#include <doctest/doctest.h>

#include "app/simulate/simulation.h"
#include "tests/record/games.h"

using namespace kingdom;
using namespace kingdom::testing;

TEST_CASE("the simple opponent only ever decides what is legal, in every module") {
    for (const Setup& setup : all_setups()) {
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            GameRecorder game(founders(), setup, seed);
            while (const auto player = game.next_player()) {
                const View view = game.view(*player);
                const Decision decision = choose_simply(founders().deck, view);
                CHECK(choose_simply(founders().deck, view) == decision);
                REQUIRE_FALSE(game.play({*player, decision}).has_value());
            }
        }
    }
}

TEST_CASE("the simple opponent plays from what any world behind its view has in common") {
    GameRecorder game(founders(), Setup{}, 5);
    Rng rng(1);
    while (const auto player = game.next_player()) {
        const View view = game.view(*player);
        const State world = sample_state(founders().deck, view, rng);
        const Decision decision = choose_simply(founders().deck, view);
        CHECK(choose_simply(founders().deck, view_for(world, *player)) == decision);
        game.play({*player, decision});
    }
}

TEST_CASE("a summary adds up") {
    Simulation simulation;
    simulation.games = 6;
    simulation.bots = {bot_named("simple"), bot_named("random")};
    std::uint64_t decisions = 0;
    const Summary summary = simulate(founders(), simulation, [&decisions](const Record& record) {
        decisions += record.turns.size();
    });
    CHECK(summary.games == 6);
    CHECK(summary.decisions == decisions);
    CHECK(summary.wins[0] + summary.wins[1] + summary.shared + summary.nobody == 6);
}
