#include "app/arena/tables.h"

#include <fmt/format.h>

#include "app/arena/bluff_table.h"
#include "app/arena/entrants.h"
#include "app/arena/figures.h"

namespace kingdom {
namespace {

double per(double sum, double count) {
    return count == 0 ? 0 : sum / count;
}

std::vector<std::string> module_header(const Plan& plan, std::string first) {
    std::vector<std::string> header{std::move(first)};
    for (const std::size_t module : module_numbers(plan)) {
        header.push_back(module_text(plan, module));
    }
    return header;
}

// One row, with a figure for each module.
template <class Figure>
std::vector<std::string> module_row(const Plan& plan, std::string name, const Figure& figure) {
    std::vector<std::string> row{std::move(name)};
    for (const std::size_t module : module_numbers(plan)) row.push_back(figure(module));
    return row;
}

std::string versus(const Plan& plan, const ai::Match& match) {
    return plan.label(match.a) + " against " + plan.label(match.b);
}

Grid match_grid(const Plan& plan, const Standings& standings, std::size_t number) {
    const ai::Match& match = plan.schedule.matches[number];
    Grid grid{versus(plan, match), module_header(plan, "module"), {}};
    const auto row = [&](const std::string& name, const auto& figure) {
        grid.rows.push_back(module_row(plan, name, [&](std::size_t module) {
            return figure(tally_of(plan, standings, module, number));
        }));
    };
    row("pairs", [](const ai::Tally& t) { return std::to_string(t.pairs()); });
    row("win share of " + plan.label(match.a), share_text);
    for (const std::size_t who : {0u, 1u}) {
        const std::string& name = plan.label(who == 0 ? match.a : match.b);
        row("points, " + name,
            [&](const ai::Tally& t) { return fmt::format("{:.1f}", t.mean_points(who)); });
        row("ms a decision, " + name,
            [&](const ai::Tally& t) { return milliseconds(t.effort(who).mean_ms()); });
        row("ms, 99 % within, " + name,
            [&](const ai::Tally& t) { return milliseconds(t.effort(who).quantile_ms(0.99)); });
        row("playouts a second, " + name,
            [&](const ai::Tally& t) { return thousands(t.effort(who).playouts_a_second()); });
    }
    row("first player's win share",
        [](const ai::Tally& t) { return percent(t.first_player_share()); });
    row("shared victories", [](const ai::Tally& t) { return std::to_string(t.shared()); });
    row("won by nobody", [](const ai::Tally& t) { return std::to_string(t.nobody()); });
    return grid;
}

Grid rating_grid(const Plan& plan, const Standings& standings, std::size_t module) {
    Grid grid{"Elo, " + module_text(plan, module),
              {"", "Elo", "±", "win share", "points", "ms a decision", "99 % within",
               "playouts a second"},
              {}};
    const auto ratings = ratings_of(plan, standings, module);
    for (const std::size_t entrant : ranking(ratings)) {
        const Career career = career_of(plan, standings, module, entrant);
        grid.rows.push_back(
            {plan.label(entrant), signed_text(ratings[entrant].elo),
             fmt::format("{:.0f}", ratings[entrant].error), percent(per(career.won, career.games)),
             fmt::format("{:.1f}", per(career.points, career.games)),
             milliseconds(career.effort.mean_ms()), milliseconds(career.effort.quantile_ms(0.99)),
             thousands(career.effort.playouts_a_second())});
    }
    return grid;
}

Grid matrix_grid(const Plan& plan, const Standings& standings, std::size_t module) {
    const auto order = ranking(ratings_of(plan, standings, module));
    Grid grid{"Win share of the row against the column, " + module_text(plan, module), {""}, {}};
    for (const std::size_t column : order) grid.header.push_back(plan.label(column));
    const auto shares = share_matrix(plan, standings, module);
    for (const std::size_t row : order) {
        std::vector<std::string> cells{plan.label(row)};
        for (const std::size_t column : order) {
            const auto& share = shares[row][column];
            cells.push_back(share ? percent(*share) : "–");
        }
        grid.rows.push_back(std::move(cells));
    }
    return grid;
}

std::vector<Grid> round_robin_tables(const Plan& plan, const Standings& standings) {
    std::vector<Grid> grids;
    for (const std::size_t module : module_numbers(plan)) {
        grids.push_back(rating_grid(plan, standings, module));
        grids.push_back(matrix_grid(plan, standings, module));
    }
    return grids;
}

// The matches of the ladder against the entrant with this name, or all against any other.
Grid ladder_grid(const Plan& plan, const Standings& standings, bool against_greedy) {
    constexpr std::size_t kGreedyAt = 1;
    Grid grid{against_greedy ? "Win share against greedy" : "Win share against the level below",
              module_header(plan, "level"),
              {}};
    for (std::size_t number = 0; number < plan.matches_in_module(); ++number) {
        const ai::Match& match = plan.schedule.matches[number];
        if ((match.b == kGreedyAt) != against_greedy) continue;
        const std::string name = against_greedy ? plan.label(match.a) : versus(plan, match);
        grid.rows.push_back(module_row(plan, name, [&](std::size_t module) {
            return share_text(tally_of(plan, standings, module, number));
        }));
    }
    return grid;
}

Grid pace_grid(const Plan& plan, const Standings& standings) {
    Grid grid{"Time a decision, of those that are not forced",
              {"level", "budget", "ms", "99 % within", "playouts a second"},
              {}};
    const std::size_t module = module_numbers(plan).back();
    for (std::size_t entrant = 0; entrant < plan.schedule.entrants.size(); ++entrant) {
        const ai::Entrant& who = plan.schedule.entrants[entrant];
        const Career career = career_of(plan, standings, module, entrant);
        grid.rows.push_back({who.label, who.searches() ? budget_text(who.budget) : "–",
                             milliseconds(career.effort.mean_ms()),
                             milliseconds(career.effort.quantile_ms(0.99)),
                             thousands(career.effort.playouts_a_second())});
    }
    return grid;
}

std::vector<Grid> bluff_tables(const Plan& plan, const Standings& standings) {
    std::vector<Grid> grids = bluff_grids(plan, standings);
    for (std::size_t match = 0; match < plan.matches_in_module(); ++match) {
        grids.push_back(match_grid(plan, standings, match));
    }
    return grids;
}

}  // namespace

std::vector<Grid> tables_of(const Plan& plan, const Standings& standings) {
    switch (plan.contest) {
        case Contest::Match: break;
        case Contest::RoundRobin: return round_robin_tables(plan, standings);
        case Contest::Ladder:
            return {ladder_grid(plan, standings, false), ladder_grid(plan, standings, true),
                    rating_grid(plan, standings, module_numbers(plan).back()),
                    pace_grid(plan, standings)};
        case Contest::Bluffs: return bluff_tables(plan, standings);
    }
    return {match_grid(plan, standings, 0)};
}

std::string tables_text(const Plan& plan, const Standings& standings, bool markdown) {
    std::string text = setting_text(plan, standings) + "\n";
    for (const Grid& grid : tables_of(plan, standings)) {
        text += "\n" + (markdown ? as_markdown(grid) : as_text(grid));
    }
    return text;
}

}  // namespace kingdom
