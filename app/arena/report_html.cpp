#include "app/arena/report_html.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/arena/figures.h"
#include "app/arena/tables.h"
#include "app/html/dot_chart.h"
#include "app/html/page.h"

namespace kingdom {
namespace {

std::string section(std::string_view title, std::string_view content, std::string_view note = "") {
    std::string html = fmt::format("<section>\n<h2>{}</h2>\n{}", html_text(title), content);
    if (!note.empty()) html += fmt::format("<p class=\"note\">{}</p>\n", html_text(note));
    return html + "</section>\n";
}

std::string cells(const std::vector<std::string>& row, std::string_view tag) {
    std::string html = "<tr>";
    for (const std::string& cell : row) html += fmt::format("<{0}>{1}</{0}>", tag, html_text(cell));
    return html + "</tr>\n";
}

std::string table_section(const Grid& grid) {
    std::string html = "<table>\n<thead>" + cells(grid.header, "th") + "</thead>\n<tbody>\n";
    for (const auto& row : grid.rows) html += cells(row, "td");
    return section(grid.title, html + "</tbody>\n</table>\n");
}

// Blue above one half, orange below; the further the stronger.
std::string matrix_cell(const std::optional<double>& share) {
    if (!share) return "<td>–</td>";
    const double strength = 0.08 + 1.2 * std::abs(*share - 0.5);
    const char* const colour = *share >= 0.5 ? "58, 128, 208" : "214, 118, 48";
    return fmt::format("<td style=\"background: rgba({}, {:.2f})\">{}</td>", colour, strength,
                       percent(*share));
}

std::string matrix_section(const Plan& plan, const Standings& standings, std::size_t module) {
    const auto order = ranking(ratings_of(plan, standings, module));
    const ShareMatrix shares = share_matrix(plan, standings, module);
    std::vector<std::string> header{""};
    for (const std::size_t column : order) header.push_back(plan.label(column));
    std::string html = "<table class=\"matrix\">\n<thead>" + cells(header, "th") + "</thead>\n";
    for (const std::size_t row : order) {
        html += "<tr><td>" + html_text(plan.label(row)) + "</td>";
        for (const std::size_t column : order) html += matrix_cell(shares[row][column]);
        html += "</tr>\n";
    }
    return section("Win share of the row against the column, " + module_text(plan, module),
                   html + "</table>\n");
}

std::string elo_section(const Plan& plan, const Standings& standings, std::size_t module) {
    constexpr double kStep = 100;
    const auto ratings = ratings_of(plan, standings, module);
    DotChart chart{.step = kStep, .middle = 0, .tick = signed_text};
    double low = 0;
    double high = 0;
    for (const std::size_t entrant : ranking(ratings)) {
        const ai::Rating& rating = ratings[entrant];
        chart.dots.push_back({plan.label(entrant),
                              fmt::format("{} ± {:.0f}", signed_text(rating.elo), rating.error),
                              rating.elo - rating.error, rating.elo, rating.elo + rating.error});
        low = std::min(low, chart.dots.back().low);
        high = std::max(high, chart.dots.back().high);
    }
    chart.from = kStep * std::floor(low / kStep);
    chart.to = kStep * std::ceil(high / kStep);
    constexpr double kMostLines = 14;
    chart.step = kStep * std::ceil((chart.to - chart.from) / kStep / kMostLines);
    chart.to = chart.from + chart.step * std::ceil((chart.to - chart.from) / chart.step);
    return section("Elo, " + module_text(plan, module), svg_of(chart),
                   "A Bradley-Terry fit, the mean of all at 0; bars show the 95 % interval. 400 "
                   "points are odds of ten to one.");
}

// Every match of one module, with its error bar.
std::string share_section(const Plan& plan, const Standings& standings, std::size_t module) {
    DotChart chart{.middle = 0.5,
                   .tick = [](double share) { return fmt::format("{:.0f} %", 100 * share); }};
    for (std::size_t match = 0; match < plan.matches_in_module(); ++match) {
        const ai::Tally tally = tally_of(plan, standings, module, match);
        if (tally.pairs() == 0) continue;
        const ai::Interval interval = tally.interval();
        const ai::Match& met = plan.schedule.matches[match];
        chart.dots.push_back({plan.label(met.a) + " – " + plan.label(met.b), share_text(tally),
                              interval.low, tally.win_share(), interval.high});
    }
    return section("Win share of the first named, " + module_text(plan, module), svg_of(chart),
                   "Bars show the 95 % interval over mirrored pairs.");
}

std::string title_of(const Plan& plan) {
    switch (plan.contest) {
        case Contest::Match: break;
        case Contest::RoundRobin: return "Round-robin in the arena";
        case Contest::Ladder: return "The ladder of opponents";
        case Contest::Bluffs: return "What " + plan.label(0) + " hides";
    }
    return plan.label(0) + " against " + plan.label(1);
}

}  // namespace

std::string report_html(const Plan& plan, const Standings& standings) {
    std::string body =
        fmt::format("<p class=\"setting\">{}</p>\n", html_text(setting_text(plan, standings)));
    const bool rated = plan.contest == Contest::RoundRobin || plan.contest == Contest::Ladder;
    // All modules together first: it is what most readers want to see.
    auto modules = module_numbers(plan);
    std::rotate(modules.begin(), modules.end() - 1, modules.end());
    for (const std::size_t module : modules) {
        if (rated) body += elo_section(plan, standings, module);
        if (plan.contest == Contest::RoundRobin) body += matrix_section(plan, standings, module);
        body += share_section(plan, standings, module);
    }
    for (const Grid& grid : tables_of(plan, standings)) body += table_section(grid);
    return html_page(title_of(plan), body);
}

}  // namespace kingdom
