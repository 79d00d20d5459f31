// Hints: legal, best first, with what was found for each.
#include "ai/hint/hint.h"

#include <set>

#include <doctest/doctest.h>

#include "tests/property/random_positions.h"

namespace kingdom::ai {
namespace {

using property::kTables;
using property::RandomPosition;
using property::Table;
using property::visit_positions;

Hints hints(Thinker& thinker, const RandomPosition& at) {
    Rng rng(digest(at.state));
    return hints_for(at.deck, at.view, thinker, {.playouts = 60}, rng);
}

}  // namespace

TEST_CASE("a hint is legal, given once, with a probability and a reason") {
    Thinker thinker(1);
    for (const Table& table : kTables) {
        visit_positions(table, 40, [&](const RandomPosition& at) {
            std::set<Decision> given;
            const Hints found = hints(thinker, at);
            CAPTURE(at.name);
            CHECK(!found.empty());
            for (const Hint& hint : found) {
                CHECK(!refusal(at.deck, at.state, {at.player, hint.decision}));
                CHECK(given.insert(hint.decision).second);
                CHECK(hint.win >= 0);
                CHECK(hint.win <= 1);
            }
        });
    }
}

TEST_CASE("a forced decision says that it is, and only a forced one") {
    Thinker thinker(1);
    int forced = 0;
    for (const Table& table : kTables) {
        visit_positions(table, 100, [&](const RandomPosition& at) {
            const bool is_forced = legal_decisions(at.deck, at.view).size() == 1;
            forced += is_forced ? 1 : 0;
            CAPTURE(at.name);
            for (const Hint& hint : hints(thinker, at)) {
                CHECK((hint.reason.why == Why::Forced) == is_forced);
            }
        });
    }
    CHECK(forced > 50);
}

TEST_CASE("a forced decision has prospects too") {
    Thinker thinker(1);
    visit_positions(kTables[0], 100, [&](const RandomPosition& at) {
        if (legal_decisions(at.deck, at.view).size() != 1) return;
        CAPTURE(at.name);
        CHECK(hints(thinker, at)[0].win > 0);
    });
}

TEST_CASE("whatever was played is judged beside the best, by the same search") {
    Thinker thinker(1);
    for (const Table& table : kTables) {
        int others = 0;
        visit_positions(table, 40, [&](const RandomPosition& at) {
            Rng rng(digest(at.state));
            const DecisionList legal = legal_decisions(at.deck, at.view);
            const Decision played = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
            const Judgement found = judge(at.deck, at.view, played, thinker, {.playouts = 80}, rng);
            CAPTURE(at.name);
            CHECK(found.played.decision == played);
            CHECK(!refusal(at.deck, at.state, {at.player, found.best.decision}));
            // Random play alone can be beyond hope of any point.
            if (!at.view.setup.solo()) CHECK(found.played.win > 0);
            others += found.best.decision != played ? 1 : 0;
        });
        CHECK(others > 0);
    }
}

TEST_CASE("the same position gives the same hints") {
    Thinker one(1), two(1);
    for (const Table& table : kTables) {
        visit_positions(table, 10, [&](const RandomPosition& at) {
            const Hints first = hints(one, at), second = hints(two, at);
            REQUIRE(first.size() == second.size());
            for (std::size_t i = 0; i < first.size(); ++i) {
                CHECK(first[i].decision == second[i].decision);
                CHECK(first[i].win == second[i].win);
                CHECK(first[i].reason == second[i].reason);
            }
        });
    }
}

}  // namespace kingdom::ai
