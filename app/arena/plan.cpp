#include "app/arena/plan.h"

#include <algorithm>
#include <set>
#include <sstream>
#include <thread>

#include <fmt/format.h>

#include "app/arena/entrants.h"
#include "app/failure.h"
#include "record/words.h"

namespace kingdom {
namespace {

using Meetings = std::vector<std::pair<std::size_t, std::size_t>>;

constexpr std::string_view kGreedy = "greedy";
constexpr std::string_view kRandom = "random";

Contest contest_of(const ArenaOptions& options) {
    const bool robin = !options.names.empty() || options.levels;
    if (int{robin} + int{options.ladder} + int{options.bluffs} > 1 ||
        (options.levels && !options.names.empty())) {
        throw BadArguments("only one of --names, --levels, --ladder and --bluffs can be played");
    }
    if ((robin || options.ladder) && !(options.a.empty() && options.b.empty())) {
        throw BadArguments("--a and --b belong to a match of two, not to a contest of many");
    }
    if (robin) return Contest::RoundRobin;
    if (options.ladder) return Contest::Ladder;
    if (options.a.empty()) throw BadArguments("--a: name who plays, or say --names or --ladder");
    if (options.bluffs) return Contest::Bluffs;
    if (options.b.empty()) throw BadArguments("--b: name whom a plays against");
    return Contest::Match;
}

std::vector<Module> modules_of(const DeckFile& file, const ArenaOptions& options) {
    const bool all = options.module == "all" || (options.module.empty() && options.ladder);
    std::vector<Module> modules;
    for (std::size_t m = 0; m < kModuleCount; ++m) {
        const auto module = static_cast<Module>(m);
        const bool named = word(module) == (options.module.empty() ? "none" : options.module);
        const bool playable = module != Module::Quest || file.deck.quest_count > 0;
        if (named && !playable) throw BadArguments("--module: the deck has no quest");
        if (named || (all && playable)) modules.push_back(module);
    }
    return modules;
}

ai::Entrant first_entrant(const ArenaOptions& options) {
    const ai::Entrant a = entrant_from("--a", options.a, options.budget);
    return options.budget_a.empty() ? a : with_budget("--budget-a", options.budget_a, a);
}

ai::Entrant second_entrant(const ArenaOptions& options) {
    const ai::Entrant b = entrant_from("--b", options.b, options.budget);
    return options.budget_b.empty() ? b : with_budget("--budget-b", options.budget_b, b);
}

// One name with two budgets is two contestants.
void tell_apart(ai::Entrant& a, ai::Entrant& b) {
    if (a.label != b.label || budget_text(a.budget) == budget_text(b.budget)) return;
    a.label += "@" + budget_text(a.budget);
    b.label += "@" + budget_text(b.budget);
}

void check_all_differ(std::string_view option, const std::vector<ai::Entrant>& entrants) {
    std::set<std::string_view> labels;
    for (const ai::Entrant& entrant : entrants) {
        if (!labels.insert(entrant.label).second) {
            throw BadArguments(fmt::format("{}: {} is there twice", option, entrant.label));
        }
    }
}

std::vector<ai::Entrant> named_entrants(const ArenaOptions& options) {
    std::vector<ai::Entrant> entrants;
    std::istringstream list(options.names);
    for (std::string name; std::getline(list, name, ',');) {
        entrants.push_back(entrant_from("--names", name, options.budget));
    }
    check_all_differ("--names", entrants);
    if (options.levels) {
        for (const ai::Level& level : ai::levels()) {
            entrants.push_back(entrant_from("--levels", level.name, options.budget));
        }
    }
    if (entrants.size() < 2) throw BadArguments("--names: two at least must play");
    return entrants;
}

bool thinks_by_the_clock(const ai::Entrant& entrant) {
    return entrant.searches() && entrant.budget.milliseconds > 0;
}

// Of a contest of many: those whose matches are played at all.
std::vector<ai::Entrant> who_plays(const ArenaOptions& options, std::vector<ai::Entrant> entrants) {
    if (options.timed_pairs == 0) std::erase_if(entrants, thinks_by_the_clock);
    if (entrants.size() < 2) throw BadArguments("--timed-pairs: two at least must play");
    return entrants;
}

// Of each entrant: the most pairs of a match with it.
std::vector<std::uint64_t> most_pairs(const ArenaOptions& options,
                                      const std::vector<ai::Entrant>& entrants) {
    constexpr std::uint64_t kAny = ai::Match{}.most_pairs;
    std::vector<std::uint64_t> most;
    for (const ai::Entrant& entrant : entrants) {
        most.push_back(thinks_by_the_clock(entrant) ? options.timed_pairs.value_or(kAny) : kAny);
    }
    return most;
}

void rebudget_timed(const ArenaOptions& options, std::vector<ai::Entrant>& entrants) {
    if (options.timed_budget.empty()) return;
    for (ai::Entrant& entrant : entrants) {
        if (!thinks_by_the_clock(entrant)) continue;
        entrant = with_budget("--timed-budget", options.timed_budget, std::move(entrant));
        entrant.label =
            entrant.label.substr(0, entrant.label.find('@')) + "@" + options.timed_budget;
    }
    check_all_differ("--timed-budget", entrants);
}

Meetings everybody_with_everybody(std::size_t entrants) {
    Meetings meetings;
    for (std::size_t a = 0; a < entrants; ++a) {
        for (std::size_t b = 0; b < a; ++b) meetings.emplace_back(a, b);
    }
    return meetings;
}

// Random and greedy, then the levels from the weakest on.
std::vector<ai::Entrant> ladder_entrants(const ArenaOptions& options) {
    std::vector<ai::Entrant> entrants{entrant_from("--ladder", kRandom, ""),
                                      entrant_from("--ladder", kGreedy, "")};
    for (const ai::Level& level : ai::levels()) {
        entrants.push_back(entrant_from("--ladder", level.name, options.budget));
    }
    return entrants;
}

// Every level meets the one below, the lowest and greedy meet random, and all meet greedy.
Meetings ladder_meetings(std::size_t entrants) {
    constexpr std::size_t kLowest = 2;
    Meetings meetings{{1, 0}};
    for (std::size_t level = kLowest; level < entrants; ++level) {
        meetings.emplace_back(level, level == kLowest ? 0 : level - 1);
        meetings.emplace_back(level, 1);
    }
    return meetings;
}

// Against --b, or else against those who would see through a poor bluffer, and greedy.
std::vector<ai::Entrant> bluff_entrants(const ArenaOptions& options) {
    std::vector<ai::Entrant> entrants{first_entrant(options)};
    if (!options.b.empty()) {
        entrants.push_back(second_entrant(options));
        return entrants;
    }
    for (const std::string_view name : ai::exploiter_names()) {
        entrants.push_back(entrant_from("--bluffs", name, ""));
    }
    entrants.push_back(entrant_from("--bluffs", kGreedy, ""));
    return entrants;
}

Meetings first_with_others(std::size_t entrants) {
    Meetings meetings;
    for (std::size_t other = 1; other < entrants; ++other) meetings.emplace_back(0, other);
    return meetings;
}

void enter(const ArenaOptions& options, Plan& plan, Meetings& meetings) {
    auto& entrants = plan.schedule.entrants;
    switch (plan.contest) {
        case Contest::RoundRobin:
            entrants = who_plays(options, named_entrants(options));
            meetings = everybody_with_everybody(entrants.size());
            return;
        case Contest::Ladder:
            entrants = who_plays(options, ladder_entrants(options));
            meetings = ladder_meetings(entrants.size());
            return;
        case Contest::Bluffs: entrants = bluff_entrants(options); break;
        case Contest::Match:
            entrants = {first_entrant(options), second_entrant(options)};
            tell_apart(entrants[0], entrants[1]);
            break;
    }
    meetings = first_with_others(entrants.size());
}

void check_options(const ArenaOptions& options) {
    // Also where nobody searches, so that a slip of the pen is not played for nothing.
    if (!options.budget.empty()) budget_from("--budget", options.budget, {});
    if (!options.timed_budget.empty()) budget_from("--timed-budget", options.timed_budget, {});
    if (options.bluffs && !options.resume.empty()) {
        throw BadArguments("--resume: a report of bluffs is played in one go");
    }
    if (options.timed_pairs && !options.a.empty()) {
        throw BadArguments(
            "--timed-pairs belongs to a contest of many; --pairs says how many here");
    }
    if (!options.timed_budget.empty() && !options.a.empty()) {
        throw BadArguments(
            "--timed-budget belongs to a contest of many; --budget-a and --budget-b say it here");
    }
    const bool own_budgets = !options.budget_a.empty() || !options.budget_b.empty();
    if (own_budgets && options.a.empty()) {
        throw BadArguments("--budget-a and --budget-b belong to --a and --b");
    }
}

}  // namespace

Plan planned(const DeckFile& file, const ArenaOptions& options) {
    check_options(options);
    Plan plan{.contest = contest_of(options), .modules = modules_of(file, options)};
    Meetings meetings;
    enter(options, plan, meetings);
    const std::vector<std::uint64_t> most = most_pairs(options, plan.schedule.entrants);
    rebudget_timed(options, plan.schedule.entrants);
    const DuchyFace side = find_word<DuchyFace>(options.side).value();
    for (const Module module : plan.modules) {
        for (const auto& [a, b] : meetings) {
            plan.schedule.matches.push_back({a, b, {module, side}, std::min(most[a], most[b])});
        }
    }
    plan.schedule.pairs = options.pairs;
    plan.schedule.seed = options.seed;
    plan.schedule.watch_offers = plan.contest == Contest::Bluffs;
    plan.schedule.threads =
        options.threads > 0
            ? options.threads
            : ai::usual_threads(plan.schedule.entrants, std::thread::hardware_concurrency());
    return plan;
}

}  // namespace kingdom
