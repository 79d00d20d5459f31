#include "server/hall/server_levels.h"

#include <map>

#include "ai/opponent.h"

namespace kingdom {
namespace {

// Each thread has its own opponents: their memory is used again and again.
ai::Opponent& opponent_named(const std::string& level) {
    thread_local std::map<std::string, ai::Opponent> opponents;
    const auto found = opponents.find(level);
    if (found != opponents.end()) return found->second;
    return opponents.emplace(level, ai::Opponent(*ai::level_named(level))).first->second;
}

// Likewise for whoever advises.
ai::Thinker& adviser() {
    thread_local ai::Thinker thinker(1);
    return thinker;
}

// Playouts alone, so that the same question has the same answer everywhere. A hint comes within a
// second on one core; a review of some two hundred decisions may take a few of them.
constexpr ai::Budget kHintBudget{.playouts = 40'000};
constexpr ai::Budget kReviewBudget{.playouts = 4'000};

}  // namespace

// The levels, and below them the two plain minds that answer at once.
std::vector<std::string> ServerLevels::names() const {
    std::vector<std::string> names{"random", "greedy"};
    for (const ai::Level& level : ai::levels()) names.emplace_back(level.name);
    return names;
}

Decision ServerLevels::choose(const Deck& deck, const View& view, const std::string& level,
                              std::uint64_t seed) const {
    Rng rng(seed);
    return opponent_named(level).choose(deck, view, rng);
}

ai::Hints ServerLevels::hints(const Deck& deck, const View& view, std::uint64_t seed) const {
    Rng rng(seed);
    return hints_for(deck, view, adviser(), kHintBudget, rng);
}

ai::Judgement ServerLevels::judge(const Deck& deck, const View& view, Decision played,
                                  std::uint64_t seed) const {
    Rng rng(seed);
    return ai::judge(deck, view, played, adviser(), kReviewBudget, rng);
}

}  // namespace kingdom
