#include "app/arena/figures.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "record/words.h"

namespace kingdom {

std::string percent(double share) {
    return fmt::format("{:.1f} %", 100 * share);
}

std::string share_text(const ai::Tally& tally) {
    if (tally.pairs() == 0) return "–";
    const ai::Interval interval = tally.interval();
    return fmt::format("{} ({:.1f}–{:.1f})", percent(tally.win_share()), 100 * interval.low,
                       100 * interval.high);
}

std::string milliseconds(double ms) {
    if (ms >= 100) return fmt::format("{:.0f}", ms);
    return ms >= 1 ? fmt::format("{:.1f}", ms) : fmt::format("{:.3f}", ms);
}

std::string thousands(double number) {
    std::string digits = fmt::format("{:.0f}", number);
    if (digits == "0") return "–";
    for (std::size_t at = digits.size(); at > 3;) digits.insert(at -= 3, ",");
    return digits;
}

std::string signed_text(double elo) {
    const long rounded = std::lround(elo);
    if (rounded == 0) return "0";
    return rounded < 0 ? fmt::format("−{}", -rounded) : fmt::format("+{}", rounded);
}

std::string setting_text(const Plan& plan, const Standings& standings) {
    const ai::Schedule& schedule = plan.schedule;
    const std::uint64_t asked = schedule.pairs * schedule.matches.size();
    std::string text =
        fmt::format("{} mirrored pairs, side {}, seed {}, {} at a time", standings.pairs(),
                    word(schedule.matches.front().ground.side), schedule.seed, schedule.threads);
    if (standings.stopped) text += fmt::format("; stopped, {} were asked for", asked);
    return text;
}

std::string module_text(const Plan& plan, std::size_t module) {
    if (module == kAllModules) return "all modules";
    const Module played = plan.modules[module];
    return played == Module::None ? "no module" : std::string(word(played));
}

std::vector<std::size_t> module_numbers(const Plan& plan) {
    std::vector<std::size_t> numbers(plan.modules.size());
    std::iota(numbers.begin(), numbers.end(), std::size_t{0});
    if (numbers.size() > 1) numbers.push_back(kAllModules);
    return numbers;
}

ai::Tally tally_of(const Plan& plan, const Standings& standings, std::size_t module,
                   std::size_t match) {
    if (module == kAllModules) return standings.over_modules(plan, match);
    return standings.matches[module * plan.matches_in_module() + match];
}

std::vector<ai::Rating> ratings_of(const Plan& plan, const Standings& standings,
                                   std::size_t module) {
    std::vector<ai::Score> scores;
    for (std::size_t match = 0; match < plan.matches_in_module(); ++match) {
        const ai::Tally tally = tally_of(plan, standings, module, match);
        const auto games = static_cast<double>(tally.games());
        const ai::Match& met = plan.schedule.matches[match];
        scores.push_back({met.a, met.b, games, games * tally.win_share()});
    }
    return ai::fit_elo(plan.schedule.entrants.size(), scores);
}

std::vector<std::size_t> ranking(std::span<const ai::Rating> ratings) {
    std::vector<std::size_t> order(ratings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [ratings](std::size_t one, std::size_t two) {
        return ratings[one].elo > ratings[two].elo;
    });
    return order;
}

ShareMatrix share_matrix(const Plan& plan, const Standings& standings, std::size_t module) {
    const std::size_t entrants = plan.schedule.entrants.size();
    ShareMatrix matrix(entrants, std::vector<std::optional<double>>(entrants));
    for (std::size_t match = 0; match < plan.matches_in_module(); ++match) {
        const ai::Match& met = plan.schedule.matches[match];
        const ai::Tally tally = tally_of(plan, standings, module, match);
        if (tally.pairs() == 0) continue;
        matrix[met.a][met.b] = tally.win_share();
        matrix[met.b][met.a] = 1 - tally.win_share();
    }
    return matrix;
}

Career career_of(const Plan& plan, const Standings& standings, std::size_t module,
                 std::size_t entrant) {
    Career career;
    for (std::size_t match = 0; match < plan.matches_in_module(); ++match) {
        const ai::Match& met = plan.schedule.matches[match];
        if (met.a != entrant && met.b != entrant) continue;
        const std::size_t seat = met.a == entrant ? 0 : 1;
        const ai::Tally tally = tally_of(plan, standings, module, match);
        const auto games = static_cast<double>(tally.games());
        const double share = seat == 0 ? tally.win_share() : 1 - tally.win_share();
        career.won += games * share;
        career.games += games;
        career.points += games * tally.mean_points(seat);
        career.effort.add(tally.effort(seat));
    }
    return career;
}

}  // namespace kingdom
