// A finished pair, and what it was played with, as the lines of a resume file.
#pragma once

#include <optional>

#include <nlohmann/json.hpp>

#include "app/arena/plan.h"

namespace kingdom {

// Everything that decides how the pairs of a plan are played, except how many there are.
nlohmann::ordered_json settings_json(const DeckFile& file, const Plan& plan);

nlohmann::ordered_json pair_json(const Plan& plan, const ai::Task& task,
                                 const ai::PairResult& pair);

struct FinishedPair {
    ai::Task task{};
    ai::PairResult result{};
};

// Nothing when the line is no pair of the plan.
std::optional<FinishedPair> pair_from(const Plan& plan, const nlohmann::json& line);

}  // namespace kingdom
