// The planner that looks one turn ahead, and its slips.
#include "ai/greedy/greedy.h"

#include <algorithm>

#include <doctest/doctest.h>

#include "ai/policy/candidates.h"
#include "tests/property/random_positions.h"

namespace kingdom::ai {
namespace {

using property::kTables;
using property::RandomPosition;
using property::Table;
using property::visit_positions;

// Looks at positions together with a rater and the best rating of what is worth thinking about.
template <class Look>
void visit_rated(Look&& look) {
    for (const Table& table : kTables) {
        visit_positions(table, 80, [&](const RandomPosition& at) {
            const Rater rater(at.deck, at.state, at.player);
            DecisionList list;
            list_candidates(at.deck, at.state, at.player, rater, list);
            int best = Rater::kNever;
            for (const Decision decision : list) best = std::max(best, rater.rate(decision));
            CAPTURE(at.name);
            look(at, rater, best);
        });
    }
}

}  // namespace

TEST_CASE("greedy takes what it rates best, whatever the seed") {
    visit_rated([](const RandomPosition& at, const Rater& rater, int best) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            Rng rng(seed);
            const Decision chosen = choose_greedily(at.deck, at.view, {}, rng);
            CHECK(rater.rate(chosen) == best);
        }
    });
}

TEST_CASE("who never slips takes the best however wide the bound") {
    const GreedyParameters parameters{.slips = {.of_hundred = 0, .within = 1'000'000}};
    visit_rated([&](const RandomPosition& at, const Rater& rater, int best) {
        Rng rng(1);
        CHECK(rater.rate(choose_greedily(at.deck, at.view, parameters, rng)) == best);
    });
}

TEST_CASE("a slip gives away no more than its bound, and sometimes something") {
    constexpr int kWithin = 200;
    const GreedyParameters parameters{.slips = {.of_hundred = 100, .within = kWithin}};
    int slipped = 0;
    visit_rated([&](const RandomPosition& at, const Rater& rater, int best) {
        Rng rng(digest(at.state));
        const int rating = rater.rate(choose_greedily(at.deck, at.view, parameters, rng));
        CHECK(rating <= best);
        CHECK(rating >= best - kWithin);
        slipped += rating < best ? 1 : 0;
    });
    CHECK(slipped > 0);
}

}  // namespace kingdom::ai
