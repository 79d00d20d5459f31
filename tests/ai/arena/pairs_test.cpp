// Mirrored pairs: the same deal twice, and the same results on any number of threads.
#include <doctest/doctest.h>

#include "ai/arena/schedule.h"
#include "ai/arena/tally.h"
#include "cards/founders.h"

using namespace kingdom;
using namespace kingdom::ai;

namespace {

const Deck& deck() {
    return founders().deck;
}

Schedule schedule_of(std::vector<std::string_view> names, std::uint64_t pairs) {
    Schedule schedule;
    for (const std::string_view name : names) schedule.entrants.push_back(*entrant_named(name));
    schedule.pairs = pairs;
    for (const Module module : {Module::None, Module::Menace, Module::Quest}) {
        schedule.matches.push_back({0, 1, {module, DuchyFace::A}});
    }
    return schedule;
}

std::vector<PairResult> results_of(const Schedule& schedule) {
    std::vector<PairResult> results(task_count(schedule));
    const std::atomic<bool> stop = false;
    play_missing(
        deck(), schedule, [](const Task&) { return false; },
        [&](const Task& task, const PairResult& pair) {
            results[task.pair * schedule.matches.size() + task.match] = pair;
        },
        stop);
    return results;
}

bool same_games(const std::vector<PairResult>& one, const std::vector<PairResult>& two) {
    for (std::size_t i = 0; i < one.size(); ++i) {
        // Times differ from run to run, what was played does not.
        if (one[i].games != two[i].games || one[i].offered != two[i].offered) return false;
        for (std::size_t who = 0; who < 2; ++who) {
            if (one[i].effort[who].decisions != two[i].effort[who].decisions) return false;
            if (one[i].effort[who].playouts != two[i].effort[who].playouts) return false;
        }
    }
    return one.size() == two.size();
}

}  // namespace

TEST_CASE("both games of a pair begin with the same deal, and a plays each duchy once") {
    for (std::size_t module = 0; module < kModuleCount; ++module) {
        const Ground ground{static_cast<Module>(module), DuchyFace::B};
        const Deal deal = deal_of(deck(), ground, 7, 3);
        CHECK_FALSE(setup_fault(deck(), deal.setup).has_value());
        CHECK(deal.setup.module == ground.module);
        CHECK(deal.setup.side == DuchyFace::B);
        CHECK(first_state(deck(), deal) == first_state(deck(), deal));

        Contestant a(*entrant_named("random"));
        const auto pair = play_pair(deck(), deal, {&a, &a});
        REQUIRE(pair.has_value());
        CHECK(pair->games[0].a_first != pair->games[1].a_first);
    }
}

TEST_CASE("a deal follows from the seed and the pair's number") {
    const Ground ground{Module::Menace, DuchyFace::A};
    const auto state = [&](std::uint64_t seed, std::uint64_t pair) {
        return first_state(deck(), deal_of(deck(), ground, seed, pair));
    };
    CHECK(state(5, 2) == state(5, 2));
    CHECK_FALSE(state(5, 2) == state(5, 4));
    CHECK_FALSE(state(5, 2) == state(6, 2));
    CHECK_FALSE(state(5, 2) == state(6, 1));
    CHECK(deal_of(deck(), ground, 5, 0).setup.first != deal_of(deck(), ground, 5, 1).setup.first);
}

TEST_CASE("the same player with the same generators wins each deal once") {
    Contestant squire(*entrant_named("squire"));
    for (std::uint64_t number = 0; number < 4; ++number) {
        Deal deal = deal_of(deck(), {}, 1, number);
        // By duchy the seeds of the second game are now those of the first.
        deal.contestants[1] = {deal.contestants[0][1], deal.contestants[0][0]};
        const auto pair = play_pair(deck(), deal, {&squire, &squire});
        REQUIRE(pair.has_value());
        CHECK(pair->games[0].points[0] == pair->games[1].points[1]);
        CHECK(pair->games[0].points[1] == pair->games[1].points[0]);
    }
}

TEST_CASE("what is played does not depend on the threads") {
    Schedule schedule = schedule_of({"search", "squire"}, 3);
    schedule.entrants[0].budget = {.playouts = 12};
    schedule.watch_offers = true;
    const auto alone = results_of(schedule);
    for (const unsigned threads : {2u, 5u}) {
        schedule.threads = threads;
        CHECK(same_games(alone, results_of(schedule)));
    }
    schedule.seed = 2;
    CHECK_FALSE(same_games(alone, results_of(schedule)));
}

TEST_CASE("a match with fewer pairs leaves off before the others") {
    Schedule schedule = schedule_of({"greedy", "random"}, 3);
    schedule.matches[1].most_pairs = 1;
    CHECK(task_count(schedule) == 7);
    std::array<std::uint64_t, 3> played{};
    const std::atomic<bool> stop = false;
    play_missing(
        deck(), schedule, [](const Task&) { return false; },
        [&](const Task& task, const PairResult&) { ++played[task.match]; }, stop);
    CHECK(played == std::array<std::uint64_t, 3>{3, 1, 3});
}

TEST_CASE("the pairs of all matches take turns, and played ones are left out") {
    const Schedule schedule = schedule_of({"random", "random"}, 2);
    REQUIRE(task_count(schedule) == 6);
    CHECK(task_at(schedule, 2).match == 2);
    CHECK(task_at(schedule, 2).pair == 0);
    CHECK(task_at(schedule, 3).match == 0);
    CHECK(task_at(schedule, 3).pair == 1);
    const std::atomic<bool> stop = false;
    int played = 0;
    play_missing(
        deck(), schedule, [](const Task& task) { return task.match != 1; },
        [&played](const Task& task, const PairResult&) {
            ++played;
            CHECK(task.match == 1);
        },
        stop);
    CHECK(played == 2);
}

TEST_CASE("a stop leaves the pair under way without a result") {
    Contestant random(*entrant_named("random"));
    std::atomic<bool> stop = true;
    const Deal deal = deal_of(deck(), {}, 1, 0);
    CHECK_FALSE(play_pair(deck(), deal, {&random, &random}, {.stop = &stop}).has_value());
    int told = 0;
    const Schedule schedule = schedule_of({"random", "random"}, 2);
    play_missing(
        deck(), schedule, [](const Task&) { return false; },
        [&told](const Task&, const PairResult&) { ++told; }, stop);
    CHECK(told == 0);
}

TEST_CASE("as many games side by side as leave every contestant its cores") {
    std::vector<Entrant> entrants{*entrant_named("search"), *entrant_named("random")};
    CHECK(usual_threads(entrants, 8) == 8);
    entrants[0].budget.threads = 4;
    CHECK(usual_threads(entrants, 8) == 2);
    CHECK(usual_threads(entrants, 2) == 1);
    CHECK(usual_threads(entrants, 0) == 1);
}
