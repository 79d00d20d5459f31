// Whatever the opponent and the position: a legal decision, and always the same one.
#include <doctest/doctest.h>

#include "tests/ai/opponents_for_tests.h"
#include "tests/property/random_positions.h"

namespace kingdom::ai {
namespace {

using property::kSoloTables;
using property::kTables;
using property::kTwoPlayerTables;
using property::random_game;
using property::RandomGame;
using property::RandomPosition;
using property::Table;
using property::visit_positions;

constexpr std::uint64_t kPositions = 40;  // of each table

void check_legal(const Table& table) {
    std::vector<Opponent> opponents = all_opponents();
    Rng rng(1);
    visit_positions(table, kPositions, [&](const RandomPosition& at) {
        for (Opponent& opponent : opponents) {
            const Decision chosen = opponent.choose(at.deck, at.view, rng);
            CAPTURE(name_of(opponent));
            CAPTURE(at.name);
            CHECK(!refusal(at.deck, at.state, {at.player, chosen}));
        }
    });
}

Decision decision_of(Opponent& opponent, const RandomPosition& at) {
    Rng rng(digest(at.state));
    return opponent.choose(at.deck, at.view, rng);
}

}  // namespace

TEST_CASE("every opponent decides legally with two players, in every module") {
    for (const Table& table : kTwoPlayerTables) check_legal(table);
}

TEST_CASE("every opponent decides legally alone, in every module") {
    for (const Table& table : kSoloTables) check_legal(table);
}

TEST_CASE("an opponent decides alike again after it thought about something else") {
    for (const Table& table : kTables) {
        std::vector<Opponent> opponents = all_opponents();
        std::vector<std::pair<View, State>> seen;
        visit_positions(table, 6, [&](const RandomPosition& at) {
            for (Opponent& opponent : opponents) {
                const Decision first = decision_of(opponent, at);
                for (const auto& [view, state] : seen) {
                    decision_of(opponent, {at.deck, state, at.player, view, at.name});
                }
                CAPTURE(name_of(opponent));
                CAPTURE(at.name);
                CHECK(decision_of(opponent, at) == first);
            }
            seen.assign({{at.view, at.state}});
        });
    }
}

TEST_CASE("two opponents of one level decide alike, however they came to the position") {
    for (const Table& table : kTables) {
        std::vector<Opponent> old = all_opponents();
        visit_positions(table, 1, [&](const RandomPosition& at) {
            std::vector<Opponent> fresh = all_opponents();
            for (std::size_t i = 0; i < old.size(); ++i) {
                CAPTURE(name_of(old[i]));
                CAPTURE(at.name);
                CHECK(decision_of(old[i], at) == decision_of(fresh[i], at));
            }
        });
    }
}

TEST_CASE("an opponent leaves the generator alike, so that whole games are alike") {
    std::vector<Opponent> opponents = all_opponents();
    visit_positions(kTwoPlayerTables[0], 10, [&](const RandomPosition& at) {
        for (Opponent& opponent : opponents) {
            Rng one(7), two(7);
            opponent.choose(at.deck, at.view, one);
            opponent.choose(at.deck, at.view, two);
            CHECK(one == two);
        }
    });
}

TEST_CASE("a forced decision takes no playouts") {
    int forced = 0;
    for (const Table& table : kTables) {
        for (const std::uint32_t threads : {1u, 2u}) {
            Opponent opponent = quick(*level_named("search"), threads);
            visit_positions(table, 200, [&](const RandomPosition& at) {
                const DecisionList legal = legal_decisions(at.deck, at.view);
                if (legal.size() > 1) return;
                ++forced;
                CHECK(decision_of(opponent, at) == legal[0]);
                CHECK(opponent.playouts() == 0);
            });
        }
    }
    CHECK(forced > 100);
}

TEST_CASE("a decision between several things takes the playouts of the budget, on any threads") {
    for (const std::uint32_t threads : {1u, 2u}) {
        Opponent opponent = quick(*level_named("search"), threads);
        RandomGame game = random_game(founders().deck, kTwoPlayerTables[0], 0);
        Rng rng(1);
        opponent.choose(game.deck, view_for(game.state, *next_player(game.state)), rng);
        CHECK(opponent.playouts() == kFewPlayouts);
    }
}

TEST_CASE("every level and mind is found by its own name, and nothing by another") {
    for (const auto& some : {levels(), minds()}) {
        for (const Level& level : some) CHECK(level_named(level.name) == &level);
    }
    CHECK(levels().size() >= 5);
    CHECK(level_named("") == nullptr);
    CHECK(level_named("Greedy") == nullptr);
}

}  // namespace kingdom::ai
