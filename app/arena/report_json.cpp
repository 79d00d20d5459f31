#include "app/arena/report_json.h"

#include <cmath>

#include <nlohmann/json.hpp>

#include "app/arena/bluff_table.h"
#include "app/arena/entrants.h"
#include "app/arena/figures.h"
#include "record/words.h"

namespace kingdom {
namespace {

using nlohmann::ordered_json;

double rounded(double number) {
    return std::round(number * 1e4) / 1e4;
}

ordered_json playouts_json(const ai::Effort& effort) {
    if (effort.playouts == 0) return nullptr;
    return std::round(effort.playouts_a_second());
}

ordered_json tally_json(const Plan& plan, const ai::Match& match, const ai::Tally& tally) {
    const ai::Interval interval = tally.interval();
    const ai::Effort& a = tally.effort(0);
    const ai::Effort& b = tally.effort(1);
    return {{"a", plan.label(match.a)},
            {"b", plan.label(match.b)},
            {"pairs", tally.pairs()},
            {"win_share_a", rounded(tally.win_share())},
            {"ci95", {rounded(interval.low), rounded(interval.high)}},
            {"mean_points_a", rounded(tally.mean_points(0))},
            {"mean_points_b", rounded(tally.mean_points(1))},
            {"ms_per_decision_a", rounded(a.mean_ms())},
            {"ms_per_decision_b", rounded(b.mean_ms())},
            {"ms_p99_a", rounded(a.quantile_ms(0.99))},
            {"ms_p99_b", rounded(b.quantile_ms(0.99))},
            {"playouts_per_second_a", playouts_json(a)},
            {"playouts_per_second_b", playouts_json(b)},
            {"first_player_win_share", rounded(tally.first_player_share())},
            {"shared", tally.shared()},
            {"nobody", tally.nobody()}};
}

ordered_json module_json(const Plan& plan, const Standings& standings, std::size_t number) {
    const ai::Match& match = plan.schedule.matches[number];
    ordered_json line = tally_json(plan, match, standings.matches[number]);
    line["module"] = word(match.ground.module);
    return line;
}

ordered_json matches_json(const Plan& plan, const Standings& standings) {
    ordered_json matches = ordered_json::array();
    for (std::size_t i = 0; i < standings.matches.size(); ++i) {
        matches.push_back(module_json(plan, standings, i));
    }
    return matches;
}

ordered_json elo_json(const Plan& plan, const Standings& standings) {
    ordered_json by_module = ordered_json::object();
    for (const std::size_t module : module_numbers(plan)) {
        const auto ratings = ratings_of(plan, standings, module);
        ordered_json lines = ordered_json::array();
        for (const std::size_t entrant : ranking(ratings)) {
            lines.push_back({{"name", plan.label(entrant)},
                             {"elo", std::round(ratings[entrant].elo)},
                             {"ci95", std::round(ratings[entrant].error)}});
        }
        by_module[std::string(module == kAllModules ? "all" : word(plan.modules[module]))] = lines;
    }
    return by_module;
}

ordered_json trapped_json(const ai::Trapped& group) {
    return {{"offered", group.offered},
            {"face_down", group.face_down},
            {"share", rounded(group.share())},
            {"worth", {group.least / 100.0, group.most / 100.0}}};
}

ordered_json bluffs_json(const ai::Bluffs& bluffs) {
    ordered_json fifths = ordered_json::array();
    for (const ai::Trapped& fifth : bluffs.fifths) fifths.push_back(trapped_json(fifth));
    return {{"dangers", trapped_json(bluffs.dangers)},
            {"fifths", fifths},
            {"good", trapped_json(bluffs.good())},
            {"bad", trapped_json(bluffs.bad())},
            {"all", trapped_json(bluffs.all())}};
}

void add_settings(const Plan& plan, const Standings& standings, ordered_json& report) {
    ordered_json entrants = ordered_json::array();
    for (const ai::Entrant& entrant : plan.schedule.entrants) {
        ordered_json line{{"name", entrant.label}};
        if (entrant.searches()) line["budget"] = budget_text(entrant.budget);
        entrants.push_back(line);
    }
    report["entrants"] = entrants;
    report["side"] = word(plan.schedule.matches.front().ground.side);
    report["seed"] = plan.schedule.seed;
    report["threads"] = plan.schedule.threads;
    report["stopped"] = standings.stopped;
}

}  // namespace

std::string report_json(const Plan& plan, const Standings& standings) {
    ordered_json report = ordered_json::object();
    if (plan.contest == Contest::Match) {
        const ai::Match& match = plan.schedule.matches.front();
        report = tally_json(plan, match, standings.over_modules(plan, 0));
        report["module"] = plan.modules.size() > 1 ? "all" : word(plan.modules.front());
        if (plan.modules.size() > 1) report["modules"] = matches_json(plan, standings);
    } else {
        report["matches"] = matches_json(plan, standings);
    }
    if (plan.contest == Contest::RoundRobin || plan.contest == Contest::Ladder) {
        report["elo"] = elo_json(plan, standings);
    }
    if (plan.contest == Contest::Bluffs) report["bluffs"] = bluffs_json(bluffs_in(standings));
    add_settings(plan, standings, report);
    return report.dump(2) + "\n";
}

}  // namespace kingdom
