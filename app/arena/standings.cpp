#include "app/arena/standings.h"

#include <exception>
#include <set>

#include "app/arena/journal.h"
#include "app/failure.h"
#include "app/interrupt.h"
#include "app/progress.h"

namespace kingdom {
namespace {

using Played = std::set<std::pair<std::size_t, std::uint64_t>>;

Played adopt(const Plan& plan, const Journal& journal, Standings& standings) {
    Played played;
    for (const FinishedPair& pair : journal.finished()) {
        if (!ai::is_planned(plan.schedule, pair.task)) continue;
        standings.matches[pair.task.match].add(pair.result);
        played.emplace(pair.task.match, pair.task.pair);
    }
    return played;
}

}  // namespace

ai::Tally Standings::over_modules(const Plan& plan, std::size_t match) const {
    ai::Tally sum;
    const std::size_t step = plan.matches_in_module();
    for (std::size_t i = match; i < matches.size(); i += step) sum.add(matches[i]);
    return sum;
}

std::uint64_t Standings::pairs() const {
    std::uint64_t sum = 0;
    for (const ai::Tally& match : matches) sum += match.pairs();
    return sum;
}

Standings played(const DeckFile& file, const Plan& plan, const std::string& resume) {
    Standings standings{.matches = std::vector<ai::Tally>(plan.schedule.matches.size())};
    std::optional<Journal> journal;
    Played before;
    if (!resume.empty()) {
        journal.emplace(resume, file, plan);
        before = adopt(plan, *journal, standings);
    }
    const auto is_played = [&before](const ai::Task& task) {
        return before.contains({task.match, task.pair});
    };

    Interrupt interrupt;
    Progress progress(ai::task_count(plan.schedule), before.size());
    std::exception_ptr problem;
    // The players' threads know no exceptions: a full disk is told when they have ended.
    const auto done = [&](const ai::Task& task, const ai::PairResult& pair) {
        try {
            if (journal) journal->write(task, pair);
            standings.matches[task.match].add(pair);
            progress.step();
        } catch (...) {
            problem = std::current_exception();
            interrupt.stop() = true;
        }
    };
    ai::play_missing(file.deck, plan.schedule, is_played, done, interrupt.stop());
    if (problem) std::rethrow_exception(problem);
    standings.stopped = standings.pairs() < ai::task_count(plan.schedule);
    if (standings.pairs() == 0) throw Failure("stopped before a pair was finished");
    return standings;
}

}  // namespace kingdom
