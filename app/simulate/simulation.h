// Whole games between opponents, one after the other.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>

#include "ai/level.h"
#include "cards/deck_names.h"
#include "record/record.h"

namespace kingdom {

struct Simulation {
    Setup setup{};
    std::uint64_t games = 1;
    std::uint64_t seed = 1;  // of the first game; each further game has the next number
    std::array<const ai::Level*, 2> opponents{};  // by duchy
};

struct Summary {
    std::uint64_t games = 0;
    std::uint64_t decisions = 0;
    std::array<std::uint64_t, 2> wins{};
    std::uint64_t shared = 0;
    std::uint64_t nobody = 0;  // quests that both lost
    std::array<std::int64_t, 2> points{};
    std::array<std::uint64_t, 4> medals{};  // by Medal
};

// `done` is given each game's record as soon as it has ended.
Summary simulate(const DeckFile& file, const Simulation& simulation,
                 const std::function<void(const Record&)>& done);

std::string summary_text(const Setup& setup, const Summary& summary);

}  // namespace kingdom
