#include "ai/lab/laboratory.h"

#include <memory>
#include <mutex>
#include <thread>

namespace kingdom::lab {
namespace {

// What all threads share. Games are handed out one by one, the first of every series, then the
// second of every series, and so on.
class Work {
  public:
    Work(const Deck& deck, const Experiment& experiment, const std::atomic<bool>& stop,
         const GameDone& done)
        : deck_(deck), experiment_(experiment), stop_(stop), done_(done) {
        for (const Series& series : experiment.series) results_.push_back({series, {}});
    }

    // One thread's part.
    void take_part() {
        ai::Opponent strong(*experiment_.strong, experiment_.budget);
        ai::Opponent greedy(*ai::level_named("greedy"));
        std::unique_ptr<BreadthMeter> meter;
        if (experiment_.breadth_playouts > 0) {
            meter = std::make_unique<BreadthMeter>(experiment_.breadth_playouts);
        }
        const std::uint64_t kinds = experiment_.series.size();
        while (!stop_.load(std::memory_order_relaxed)) {
            const std::uint64_t number = next_.fetch_add(1);
            if (number >= kinds * experiment_.games) return;
            const Series& series = experiment_.series[number % kinds];
            play(number % kinds, number / kinds,
                 {.opponent = series.strength == Strength::Greedy ? greedy : strong,
                  .meter = series.solo() ? nullptr : meter.get(),
                  .every = experiment_.breadth_every,
                  .stop = &stop_});
        }
    }

    std::vector<SeriesResult> results() && { return std::move(results_); }

  private:
    void play(std::size_t kind, std::uint64_t game, const Bench& bench) {
        const Series& series = experiment_.series[kind];
        const auto result = play_game(deck_, setup_of(deck_, series, game),
                                      seed_of(experiment_.seed, series, game), bench);
        if (!result) return;
        const std::lock_guard lock(mutex_);
        results_[kind].tally.add(deck_, *result);
        done_();
    }

    const Deck& deck_;
    const Experiment& experiment_;
    const std::atomic<bool>& stop_;
    const GameDone& done_;
    std::atomic<std::uint64_t> next_{0};
    std::mutex mutex_;
    std::vector<SeriesResult> results_;
};

}  // namespace

std::vector<SeriesResult> run(const Deck& deck, const Experiment& experiment, std::uint32_t threads,
                              const std::atomic<bool>& stop, const GameDone& done) {
    Work work(deck, experiment, stop, done);
    std::vector<std::thread> others;
    for (std::uint32_t i = 1; i < threads; ++i) {
        others.emplace_back([&work] { work.take_part(); });
    }
    work.take_part();
    for (std::thread& thread : others) thread.join();
    return std::move(work).results();
}

}  // namespace kingdom::lab
