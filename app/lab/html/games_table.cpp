#include <fmt/format.h>

#include "app/html/page.h"
#include "app/lab/html/game_plots.h"
#include "app/lab/html/svg.h"
#include "app/lab/words.h"

namespace kingdom {
namespace {

std::string share_cell(const lab::Wins& wins) {
    if (wins.games == 0) return "<td>–</td>";
    const Estimate measured = share(wins);
    return fmt::format("<td>{:.1f} % <small>±{:.1f}</small></td>", measured.value * 100,
                       measured.half_width() * 100);
}

std::string mean_cell(std::uint64_t sum, std::uint64_t count) {
    return fmt::format("<td>{:.0f}</td>", static_cast<double>(sum) / static_cast<double>(count));
}

std::string row(const lab::SeriesResult& result) {
    const lab::Tally& tally = result.tally;
    const Estimate points = mean(static_cast<double>(tally.points.sum),
                                 static_cast<double>(tally.points.squares), tally.points.count);
    std::string html = fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td>",
                                   html_text(series_text(result.series)), tally.games);
    html += share_cell(tally.first_player) + share_cell(tally.valados);
    html += fmt::format("<td>{}</td><td>{}</td>", tally.shared, tally.nobody);
    html += mean_cell(tally.decisions, tally.games) + mean_cell(tally.choices, tally.games);
    return html + fmt::format("<td>{:.1f} <small>±{:.1f}</small></td></tr>\n", points.value,
                              points.half_width());
}

}  // namespace

std::string games_table(const Findings& findings) {
    std::string html = "<div class=\"wide\"><table><thead><tr>";
    for (const std::string_view head : {"series", "games", "first player wins", "Valados wins",
                                        "shared", "nobody", "decisions", "choices", "points"}) {
        html += fmt::format("<th scope=\"col\">{}</th>", head);
    }
    html += "</tr></thead><tbody>\n";
    for (const lab::SeriesResult& result : findings.series) {
        if (result.tally.games > 0) html += row(result);
    }
    return html + "</tbody></table></div>\n";
}

}  // namespace kingdom
