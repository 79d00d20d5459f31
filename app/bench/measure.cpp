#include "app/bench/measure.h"

#include <algorithm>

#include "app/bench/processor_time.h"
#include "app/bench/random_play.h"
#include "rules/view.h"

namespace kingdom {
namespace {

// Tells the compiler that the value is looked at, so that it has to be made.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "m"(value) : "memory");
}

std::uint64_t play_one(const Deck& deck, const BenchRow& row, std::uint64_t game) {
    State state = new_game(deck, bench_setup(deck, row, game), Rng(game));
    Rng choice(~game);
    return play_randomly(deck, state, choice);
}

// States met in play, evenly spread over some games.
std::vector<State> positions(const Deck& deck, const BenchRow& row) {
    constexpr std::uint64_t kGames = 24;
    constexpr std::uint64_t kEvery = 7;
    std::vector<State> states;
    for (std::uint64_t game = 0; game < kGames; ++game) {
        State state = new_game(deck, bench_setup(deck, row, game), Rng(game));
        Rng choice(~game);
        std::uint64_t number = game;
        play_randomly(deck, state, choice, [&](const State& before, std::size_t) {
            if (number++ % kEvery == 0) states.push_back(before);
        });
    }
    return states;
}

// Nanoseconds of one call of `act(state)`, the best of a few passes over all states.
template <class Act>
double best_ns(const std::vector<State>& states, Act&& act) {
    constexpr int kPasses = 20;
    double best = 1e9;
    for (int pass = 0; pass < kPasses; ++pass) {
        const double start = processor_seconds();
        for (const State& state : states) act(state);
        const double spent = processor_seconds() - start;
        best = std::min(best, spent * 1e9 / static_cast<double>(states.size()));
    }
    return best;
}

void measure_views(const Deck& deck, BenchResult& result) {
    const std::vector<State> states = positions(deck, result.row);
    const auto viewer = [](const State& state) { return next_player(state).value(); };
    result.view_ns = best_ns(states, [&](const State& state) {
        const View view = view_for(state, viewer(state));
        keep(view);
    });
    std::vector<View> views;
    for (const State& state : states) views.push_back(view_for(state, viewer(state)));
    Rng rng(1);
    std::size_t at = 0;
    result.sample_ns = best_ns(states, [&](const State&) {
        const State sample = sample_state(deck, views[at++ % views.size()], rng);
        keep(sample);
    });
}

}  // namespace

BenchResult measure(const Deck& deck, const BenchRow& row, double seconds) {
    BenchResult result;
    result.row = row;
    play_games(deck, row, 50);  // warms caches and branch predictors

    PlayCount count;
    const double start = processor_seconds();
    double spent = 0;
    while (spent < seconds) {
        // Asking for the time costs something, too.
        constexpr int kGamesBetween = 20;
        for (int i = 0; i < kGamesBetween; ++i) {
            count.decisions += play_one(deck, row, count.games++);
        }
        spent = processor_seconds() - start;
    }
    result.decisions_per_s = static_cast<double>(count.decisions) / spent;
    result.games_per_s = static_cast<double>(count.games) / spent;
    measure_views(deck, result);
    return result;
}

PlayCount play_games(const Deck& deck, const BenchRow& row, std::uint64_t games) {
    PlayCount count{games, 0};
    for (std::uint64_t game = 0; game < games; ++game) {
        count.decisions += play_one(deck, row, game);
    }
    return count;
}

double clone_ns(const Deck& deck) {
    // A handful of states, as a search holds them: the copies stay in the nearest cache.
    std::vector<State> states = positions(deck, bench_rows(deck).front());
    states.resize(std::min<std::size_t>(states.size(), 8));
    constexpr int kCopies = 2000;
    return best_ns(states,
                   [](const State& state) {
                       for (int i = 0; i < kCopies; ++i) {
                           const State copy = state;
                           keep(copy);
                           keep(state);
                       }
                   }) /
           kCopies;
}

}  // namespace kingdom
