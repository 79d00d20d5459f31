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

std::uint64_t pairs_of(const Schedule& schedule, const Match& match) {
    return std::min(schedule.pairs, match.most_pairs);
}

}  // namespace

Task task_at(const Schedule& schedule, std::uint64_t number) {
    const std::uint64_t matches = schedule.matches.size();
    return {static_cast<std::size_t>(number % matches), number / matches};
}

std::uint64_t task_count(const Schedule& schedule) {
    std::uint64_t sum = 0;
    for (const Match& match : schedule.matches) sum += pairs_of(schedule, match);
    return sum;
}

bool is_planned(const Schedule& schedule, const Task& task) {
    return task.pair < pairs_of(schedule, schedule.matches[task.match]);
}

void play_missing(const Deck& deck, const Schedule& schedule,
                  const std::function<bool(const Task&)>& is_played,
                  const std::function<void(const Task&, const PairResult&)>& done,
                  const std::atomic<bool>& stop) {
    std::atomic<std::uint64_t> next = 0;
    std::mutex telling;
    const auto work = [&] {
        Stable stable(schedule.entrants);
        while (!stop.load(std::memory_order_relaxed)) {
            const Task task = task_at(schedule, next.fetch_add(1));
            if (task.pair >= schedule.pairs) return;
            if (!is_planned(schedule, task) || is_played(task)) continue;
            const Match& match = schedule.matches[task.match];
            const Deal deal = deal_of(deck, match.ground, schedule.seed, task.pair);
            const auto pair = play_pair(deck, deal, {stable.get(match.a), stable.get(match.b)},
                                        {schedule.watch_offers, &stop});
            const std::lock_guard lock(telling);
            if (pair) done(task, *pair);
        }
    };
    const std::uint64_t count = std::clamp<std::uint64_t>(
        schedule.threads, 1, std::max<std::uint64_t>(task_count(schedule), 1));
    std::vector<std::thread> others;
    for (std::uint64_t i = 1; i < count; ++i) others.emplace_back(work);
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
