// What the arena was asked to play: who meets whom, where and how often.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/arena/schedule.h"
#include "cards/deck_names.h"

namespace kingdom {

struct ArenaOptions {
    std::string deck;
    std::string a, b;
    std::string names;  // with commas
    bool levels = false;
    bool ladder = false;
    bool bluffs = false;
    std::uint64_t pairs = 100;
    std::optional<std::uint64_t> timed_pairs;  // of matches with somebody who thinks by the clock
    std::string timed_budget;                  // what these have instead; empty: their own
    std::string module;                        // empty: none, or all for the ladder
    std::string side = "A";
    std::string budget, budget_a, budget_b;
    unsigned threads = 0;  // 0: as many as the cores allow
    std::uint64_t seed = 1;
    std::string resume;
    std::optional<std::string> json;  // a file; empty: standard output
    std::string html;
    bool markdown = false;
};

enum class Contest : std::uint8_t { Match, RoundRobin, Ladder, Bluffs };

struct Plan {
    Contest contest = Contest::Match;
    std::vector<Module> modules{};
    ai::Schedule schedule{};  // matches of the first module, then those of the second, ...

    std::size_t matches_in_module() const { return schedule.matches.size() / modules.size(); }
    const std::string& label(std::size_t entrant) const { return schedule.entrants[entrant].label; }
};

// Throws BadArguments when the options make no contest.
Plan planned(const DeckFile& file, const ArenaOptions& options);

}  // namespace kingdom
