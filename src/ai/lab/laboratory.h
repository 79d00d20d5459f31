// Plays a deck in many kinds of game on several threads and counts what happens. The numbers
// depend on the experiment alone, not on the machine or the number of threads.
#pragma once

#include <atomic>
#include <functional>
#include <span>
#include <vector>

#include "ai/lab/series.h"
#include "ai/lab/tally.h"

namespace kingdom::lab {

struct Experiment {
    std::vector<Series> series{};
    std::uint64_t games = 0;  // of each series
    std::uint64_t seed = 1;
    const ai::Level* strong = nullptr;
    ai::Budget budget{};  // of the strong; one thread a game
    // Playouts for each choice whose breadth is measured in two-player games, and how many choices
    // there are to one that is. 0 playouts: none is.
    std::uint32_t breadth_playouts = 0;
    std::uint32_t breadth_every = 1;
};

struct SeriesResult {
    Series series{};
    Tally tally{};
};

// Called from any thread, one call at a time.
using GameDone = std::function<void()>;

// One result for each series, in their order. When `stop` is set, what was finished counts: all
// series advance together, so it is about as much of each.
std::vector<SeriesResult> run(const Deck& deck, const Experiment& experiment, std::uint32_t threads,
                              const std::atomic<bool>& stop, const GameDone& done);

}  // namespace kingdom::lab
