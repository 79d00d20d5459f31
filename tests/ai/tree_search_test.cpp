// What a search promises of its root, whatever it thinks of the decisions.
#include "ai/search/tree_search.h"

#include <numeric>

#include <doctest/doctest.h>

#include "ai/policy/candidates.h"
#include "tests/property/random_positions.h"
#include "tests/support/menace_table.h"

namespace kingdom::ai {
namespace {

using property::kTables;
using property::RandomPosition;
using property::Table;
using property::visit_positions;

constexpr std::uint32_t kPlayouts = 40;

std::uint32_t visits_of(std::span<const Edge> root) {
    return std::accumulate(root.begin(), root.end(), 0u,
                           [](std::uint32_t sum, const Edge& edge) { return sum + edge.visits; });
}

void run(TreeSearch& search, const RandomPosition& at, std::uint32_t playouts = kPlayouts,
         const SearchParameters& parameters = {}) {
    Rng rng(digest(at.state));
    search.run(at.deck, at.view, parameters, playouts, {}, rng);
}

// Positions in which there is something to think about, and what a search found there.
template <class Look>
void visit_searches(std::uint64_t positions, Look&& look) {
    TreeSearch search;
    for (const Table& table : kTables) {
        int thought = 0;
        visit_positions(table, positions, [&](const RandomPosition& at) {
            run(search, at);
            if (search.root().size() == 1) return;
            ++thought;
            CAPTURE(at.name);
            CAPTURE(index(at.state.phase));
            look(at, search);
        });
        CHECK(thought > static_cast<int>(positions) / 4);
    }
}

}  // namespace

TEST_CASE("the decisions of the root are exactly those worth thinking about, in their order") {
    visit_searches(60, [](const RandomPosition& at, const TreeSearch& search) {
        DecisionList candidates;
        list_candidates(at.deck, at.state, at.player, Rater(at.deck, at.state, at.player),
                        candidates);
        REQUIRE(search.root().size() == candidates.size());
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            CHECK(search.root()[i].decision == candidates[i]);
        }
    });
}

TEST_CASE("without a deadline a search takes exactly its playouts, and each visits the root") {
    visit_searches(60, [](const RandomPosition&, const TreeSearch& search) {
        CHECK(search.playouts_done() == kPlayouts);
        CHECK(visits_of(search.root()) == kPlayouts);
    });
}

TEST_CASE("what a search found is a probability, its first taste a distribution") {
    visit_searches(30, [](const RandomPosition&, const TreeSearch& search) {
        double priors = 0;
        for (const Edge& edge : search.root()) {
            CHECK(edge.prior > 0);
            priors += edge.prior;
            CHECK(edge.value >= 0);
            CHECK(edge.value <= edge.visits);
        }
        CHECK(priors == doctest::Approx(1));
    });
}

TEST_CASE("playouts beyond the running round keep these promises") {
    TreeSearch search;
    for (const Table& table : kTables) {
        visit_positions(table, 10, [&](const RandomPosition& at) {
            run(search, at, kPlayouts, {.rounds_ahead = kRoundCount});
            if (search.root().size() > 1) CHECK(visits_of(search.root()) == kPlayouts);
        });
    }
}

TEST_CASE("what the other player freezes first does not keep a playout from the root") {
    using namespace testing;
    State state = menace_table(MenaceDeck::Thieves, MenaceDeck::FrostGiants);
    set_construction(state, kValados, {{"farm"}, {"hamlet"}});
    set_construction(state, kTeressie, {{"guildhall"}, {"lantern_quay"}});
    set_selection(state, kValados, {"frost_giant"});
    set_selection(state, kTeressie, {"thief"});
    open_menace_step(state);
    REQUIRE(state.phase == Phase::MenaceStep);
    const Player second = other(first_player(state));
    REQUIRE(legal_decisions(deck(), state, second).size() > 1);
    TreeSearch search;
    Rng rng(1);
    search.run(deck(), view_for(state, second), {}, kPlayouts, {}, rng);
    CHECK(visits_of(search.root()) == kPlayouts);
}

TEST_CASE("a search with a deadline stops, also one that is over already") {
    TreeSearch search;
    Rng rng(1);
    visit_positions(kTables[0], 10, [&](const RandomPosition& at) {
        const auto now = TreeSearch::Clock::now();
        search.run(at.deck, at.view, {}, 1'000'000'000, now + std::chrono::milliseconds(5), rng);
        CHECK(search.playouts_done() < 1'000'000'000);
        CHECK(visits_of(search.root()) == search.playouts_done());
        search.run(at.deck, at.view, {}, kPlayouts, now - std::chrono::milliseconds(1), rng);
        CHECK(search.playouts_done() == 0);
    });
}

TEST_CASE("a search that has filled its tree goes on to the end of its budget") {
    // So few nodes that a handful of playouts takes them all, or so few edges.
    TreeSearch few_nodes(8, TreeSearch::kEdges), few_edges(TreeSearch::kNodes, 1024);
    for (TreeSearch* const search : {&few_nodes, &few_edges}) {
        for (const Table& table : kTables) {
            visit_positions(table, 10, [&](const RandomPosition& at) {
                if (legal_decisions(at.deck, at.view).size() > 500) return;
                run(*search, at, 10 * kPlayouts);
                if (search->root().size() == 1) return;
                CHECK(search->playouts_done() == 10 * kPlayouts);
                CHECK(visits_of(search->root()) == 10 * kPlayouts);
            });
        }
    }
}

}  // namespace kingdom::ai
