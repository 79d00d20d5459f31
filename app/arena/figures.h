// The figures of the arena as words, the same in every kind of report.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "ai/arena/elo.h"
#include "app/arena/standings.h"

namespace kingdom {

std::string percent(double share);
// 63.5 % (57.9–68.9)
std::string share_text(const ai::Tally& tally);
std::string milliseconds(double ms);
// With commas between thousands; a dash for 0.
std::string thousands(double number);
std::string signed_text(double elo);

// Which pairs, on which side and from which seed: what a reader needs to play them again.
std::string setting_text(const Plan& plan, const Standings& standings);

// Of the plan's modules by number; kAllModules stands for all together.
inline constexpr std::size_t kAllModules = static_cast<std::size_t>(-1);
std::string module_text(const Plan& plan, std::size_t module);
// Each module, then all together if there are several.
std::vector<std::size_t> module_numbers(const Plan& plan);
ai::Tally tally_of(const Plan& plan, const Standings& standings, std::size_t module,
                   std::size_t match);

// By entrant, from the matches of one module or of all.
std::vector<ai::Rating> ratings_of(const Plan& plan, const Standings& standings,
                                   std::size_t module);
// Entrants from the strongest to the weakest.
std::vector<std::size_t> ranking(std::span<const ai::Rating> ratings);

// By row and column the row's win share against the column; nothing where they did not meet.
using ShareMatrix = std::vector<std::vector<std::optional<double>>>;
ShareMatrix share_matrix(const Plan& plan, const Standings& standings, std::size_t module);

// Everything that an entrant did in its matches, in one module or all.
struct Career {
    double won = 0;  // halves for shared victories
    double games = 0;
    double points = 0;  // sum over the games
    ai::Effort effort{};
};
Career career_of(const Plan& plan, const Standings& standings, std::size_t module,
                 std::size_t entrant);

}  // namespace kingdom
