#include "ai/arena/schedule.h"

#include <algorithm>
#include <mutex>
#include <thread>

namespace kingdom::ai {
namespace {

// One thread's own contestants, made when they first play: a searching one takes much memory.
class Stable {
  public:
    explicit Stable(const std::vector<Entrant>& entrants)
        : entrants_(entrants), contestants_(entrants.size()) {}

    Contestant* get(std::size_t entrant) {
        auto& contestant = contestants_[entrant];
        if (!contestant) contestant.emplace(entrants_[entrant]);
        return &*contestant;
    }

  private:
    const std::vector<Entrant>& entrants_;
    std::vector<std::optional<Contestant>> contestants_;
};

}  // namespace

std::vector<Task> tasks_of(const Schedule& schedule,
                           const std::function<bool(const Task&)>& is_played) {
    std::vector<Task> tasks;
    for (std::uint64_t pair = 0; pair < schedule.pairs; ++pair) {
        for (std::size_t match = 0; match < schedule.matches.size(); ++match) {
            if (!is_played({match, pair})) tasks.push_back({match, pair});
        }
    }
    return tasks;
}

void play_tasks(const Deck& deck, const Schedule& schedule, std::span<const Task> tasks,
                const std::function<void(const Task&, const PairResult&)>& done,
                const std::atomic<bool>& stop) {
    std::atomic<std::size_t> next = 0;
    std::mutex telling;
    const auto work = [&] {
        Stable stable(schedule.entrants);
        while (!stop.load(std::memory_order_relaxed)) {
            const std::size_t mine = next.fetch_add(1);
            if (mine >= tasks.size()) return;
            const Task& task = tasks[mine];
            const Match& match = schedule.matches[task.match];
            const Deal deal = deal_of(deck, match.ground, schedule.seed, task.pair);
            const auto pair = play_pair(deck, deal, {stable.get(match.a), stable.get(match.b)},
                                        {schedule.watch_offers, &stop});
            const std::lock_guard lock(telling);
            if (pair) done(task, *pair);
        }
    };
    const std::size_t count =
        std::clamp<std::size_t>(schedule.threads, 1, std::max<std::size_t>(tasks.size(), 1));
    std::vector<std::thread> others;
    for (std::size_t i = 1; i < count; ++i) others.emplace_back(work);
    work();
    for (std::thread& thread : others) thread.join();
}

unsigned usual_threads(std::span<const Entrant> entrants, unsigned cores) {
    std::uint32_t hungriest = 1;
    for (const Entrant& entrant : entrants) {
        if (entrant.searches()) hungriest = std::max(hungriest, entrant.budget.threads);
    }
    return std::max(1u, cores / hungriest);
}

}  // namespace kingdom::ai
