// Simulated games as a function.
#include <doctest/doctest.h>

#include "app/opponents.h"
#include "app/simulate/simulation.h"
#include "cards/founders.h"

using namespace kingdom;

TEST_CASE("a summary adds up") {
    Simulation simulation;
    simulation.games = 6;
    simulation.opponents = {ai::level_named("greedy"), ai::level_named("random")};
    std::uint64_t decisions = 0;
    const Summary summary = simulate(founders(), simulation, [&decisions](const Record& record) {
        decisions += record.turns.size();
    });
    CHECK(summary.games == 6);
    CHECK(summary.decisions == decisions);
    CHECK(summary.wins[0] + summary.wins[1] + summary.shared + summary.nobody == 6);
}

TEST_CASE("every opponent that can be named exists, and so does the usual one") {
    for (const std::string& name : opponent_names()) CHECK(ai::level_named(name) != nullptr);
    CHECK(ai::level_named(usual_opponent().name) == &usual_opponent());
}
