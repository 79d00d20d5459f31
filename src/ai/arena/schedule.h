// Many pairs between several entrants, on several threads. What is played depends on the schedule
// alone, never on the threads.
#pragma once

#include <functional>
#include <limits>
#include <span>

#include "ai/arena/pair.h"

namespace kingdom::ai {

// Two entrants, by their numbers in the schedule, on one ground.
struct Match {
    std::size_t a = 0, b = 0;
    Ground ground{};
    std::uint64_t most_pairs = std::numeric_limits<std::uint64_t>::max();
};

struct Schedule {
    std::vector<Entrant> entrants{};
    std::vector<Match> matches{};
    std::uint64_t pairs = 1;  // of every match that has no fewer
    std::uint64_t seed = 1;
    unsigned threads = 1;  // games side by side
    bool watch_offers = false;
};

// One pair of one match, by their numbers.
struct Task {
    std::size_t match = 0;
    std::uint64_t pair = 0;
};

// From 0: the first pair of every match, then the second, so that whoever stops early has about as
// many of each. Also of matches that play fewer: not all of them are planned.
Task task_at(const Schedule& schedule, std::uint64_t number);
std::uint64_t task_count(const Schedule& schedule);
bool is_planned(const Schedule& schedule, const Task& task);

// Plays every task but those that `is_played`, which several threads ask at once; `done` is told of
// one pair at a time. Leaves off, and forgets the pairs that are under way, when `stop` becomes
// true.
void play_missing(const Deck& deck, const Schedule& schedule,
                  const std::function<bool(const Task&)>& is_played,
                  const std::function<void(const Task&, const PairResult&)>& done,
                  const std::atomic<bool>& stop);

// Threads on which so many cores play without taking each other's time: as many as the hungriest
// entrant lets side by side.
unsigned usual_threads(std::span<const Entrant> entrants, unsigned cores);

}  // namespace kingdom::ai
