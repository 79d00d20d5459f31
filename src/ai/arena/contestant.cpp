#include "ai/arena/contestant.h"

#include "ai/exploiters/cautious.h"
#include "ai/exploiters/curious.h"

namespace kingdom::ai {
namespace {

struct Exploiter {
    std::string_view name;
    Chooser choose;
};

constexpr std::array kExploiters{Exploiter{"cautious", choose_cautiously},
                                 Exploiter{"curious", choose_curiously}};

}  // namespace

std::optional<Entrant> entrant_named(std::string_view name) {
    if (const Level* const level = level_named(name)) {
        return Entrant{std::string(name), level, nullptr, level->budget};
    }
    for (const Exploiter& exploiter : kExploiters) {
        if (exploiter.name != name) continue;
        return Entrant{std::string(name), nullptr, exploiter.choose, {.playouts = 0}};
    }
    return std::nullopt;
}

std::vector<std::string_view> entrant_names() {
    std::vector<std::string_view> names;
    for (const Level& mind : minds()) names.push_back(mind.name);
    for (const Level& level : levels()) names.push_back(level.name);
    for (const Exploiter& exploiter : kExploiters) names.push_back(exploiter.name);
    return names;
}

std::vector<std::string_view> exploiter_names() {
    std::vector<std::string_view> names;
    for (const Exploiter& exploiter : kExploiters) names.push_back(exploiter.name);
    return names;
}

Contestant::Contestant(const Entrant& entrant) : exploiter_(entrant.exploiter) {
    if (entrant.level != nullptr) opponent_.emplace(*entrant.level, entrant.budget);
}

Decision Contestant::choose(const Deck& deck, const View& view, Rng& rng) {
    return opponent_ ? opponent_->choose(deck, view, rng) : exploiter_(deck, view, rng);
}

}  // namespace kingdom::ai
