// Playing many games side by side, and measuring how open choices are.
#include "ai/lab/laboratory.h"

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::lab;
using kingdom::testing::deck;

namespace {

Experiment quick_experiment() {
    return {.series = all_series(deck()),
            .games = 2,
            .seed = 3,
            .strong = ai::level_named("random"),
            .budget = {.playouts = 0}};
}

}  // namespace

TEST_CASE("the counts do not depend on the number of threads") {
    const std::atomic<bool> stop{false};
    int done = 0;
    const auto one = run(deck(), quick_experiment(), 1, stop, [&done] { ++done; });
    const auto three = run(deck(), quick_experiment(), 3, stop, [] {});
    REQUIRE(one.size() == all_series(deck()).size());
    CHECK(done == static_cast<int>(2 * one.size()));
    for (std::size_t i = 0; i < one.size(); ++i) {
        CHECK(one[i].tally.games == 2);
        CHECK(one[i].series == three[i].series);
        CHECK(one[i].tally == three[i].tally);
    }
}

TEST_CASE("measuring choices changes no game") {
    const std::atomic<bool> stop{false};
    Experiment plain = quick_experiment();
    plain.series = {{.module = Module::None}};
    Experiment measured = plain;
    measured.breadth_playouts = 20;
    measured.breadth_every = 50;
    const auto without = run(deck(), plain, 1, stop, [] {});
    auto with = run(deck(), measured, 1, stop, [] {});
    std::uint64_t looked_at = 0;
    for (const Breadth& round : with[0].tally.breadth) {
        looked_at += round.choices;
        CHECK(round.good >= round.choices);
    }
    CHECK(looked_at > 0);
    with[0].tally.breadth = without[0].tally.breadth;
    CHECK(with[0].tally == without[0].tally);
}

TEST_CASE("a laboratory that is stopped gives what it has") {
    std::atomic<bool> stop{false};
    int done = 0;
    const auto results = run(deck(), quick_experiment(), 1, stop, [&] { stop = ++done == 3; });
    std::uint64_t games = 0;
    for (const SeriesResult& result : results) games += result.tally.games;
    CHECK(games == 3);
}

TEST_CASE("choices nearly as good as the best are counted, equal ones once") {
    using namespace kingdom::testing;
    State state = new_table();
    set_selection(state, kValados, {"farm#1", "barracks#1", "nexus"});
    set_selection(state, kTeressie, {});
    start_planning(state);
    const auto edge = [](const Decision& choice, double mean, std::uint32_t visits) {
        return ai::Edge{.decision = choice, .value = mean * visits, .visits = visits};
    };
    const Decision farm = decision(Slate{card("farm#1")});
    const Decision barracks = decision(Slate{card("barracks#1")});
    const Decision nexus = decision(Slate{card("nexus")});
    const auto good = [&](const std::array<ai::Edge, 3>& found) {
        return good_choices(deck(), state, kValados, found);
    };
    CHECK(good({edge(farm, 0.60, 100), edge(barracks, 0.585, 80), edge(nexus, 0.57, 50)}) == 2);
    CHECK(good({edge(farm, 0.60, 100), edge(barracks, 0.55, 80), edge(nexus, 0.59, 4)}) == 1);
    CHECK(good({edge(farm, 0.60, 100), edge(farm, 0.60, 80), edge(nexus, 0.60, 50)}) == 2);
}
