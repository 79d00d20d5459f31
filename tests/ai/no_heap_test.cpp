// An opponent takes its memory when it is made, as much as it says, and none while it thinks.
#include <thread>

#include <doctest/doctest.h>

#include "ai/hint/hint.h"
#include "tests/ai/opponents_for_tests.h"
#include "tests/property/random_positions.h"
#include "tests/support/heap_watch.h"

namespace kingdom::ai {
namespace {

using property::kTables;
using property::RandomPosition;
using property::Table;
using property::visit_positions;
using testing::allocated_by;
using testing::Allocations;
using testing::HeapWatch;

constexpr auto kAllThreads = HeapWatch::Threads::All;

}  // namespace

TEST_CASE("the watch on the heap of all threads sees what another thread allocates") {
    const auto allocate_there = [] {
        std::thread([] { ::operator delete(::operator new(1'000'000)); }).join();
    };
    CHECK(allocated_by(allocate_there, kAllThreads).bytes >= 1'000'000);
    CHECK(allocated_by(allocate_there).bytes < 1'000'000);
}

TEST_CASE("no opponent allocates while it thinks, in any module, with one thread or two") {
    for (const Table& table : kTables) {
        std::vector<Opponent> opponents = all_opponents();
        Rng rng(1);
        visit_positions(table, 12, [&](const RandomPosition& at) {
            for (Opponent& opponent : opponents) {
                CAPTURE(name_of(opponent));
                CAPTURE(at.name);
                const auto think = [&] { opponent.choose(at.deck, at.view, rng); };
                CHECK(allocated_by(think, kAllThreads).count == 0);
            }
        });
    }
}

TEST_CASE("a hint allocates nothing") {
    for (const std::uint32_t threads : {1u, 2u}) {
        Thinker thinker(threads);
        const Budget budget{.playouts = kFewPlayouts, .threads = threads};
        Rng rng(1);
        for (const Table& table : kTables) {
            visit_positions(table, 12, [&](const RandomPosition& at) {
                CAPTURE(at.name);
                const auto hint = [&] { hints_for(at.deck, at.view, thinker, budget, rng); };
                CHECK(allocated_by(hint, kAllThreads).count == 0);
            });
        }
    }
}

TEST_CASE("a search takes as much memory as it says") {
    for (const std::uint32_t threads : {1u, 2u, 3u}) {
        const Level& level = *level_named("search");
        const Allocations taken = allocated_by(
            [&] { Opponent(level, {.playouts = kFewPlayouts, .threads = threads}); }, kAllThreads);
        CAPTURE(threads);
        CHECK(taken.bytes >= Thinker::bytes(threads));
        // Threads need a few words to be started with.
        CHECK(taken.bytes < Thinker::bytes(threads) + 1024);
    }
}

TEST_CASE("an opponent that does not search takes no memory at all") {
    for (const auto& some : {levels(), minds()}) {
        for (const Level& level : some) {
            if (level.mind == Mind::Search) continue;
            CHECK(allocated_by([&] { Opponent opponent(level); }).count == 0);
        }
    }
}

}  // namespace kingdom::ai
