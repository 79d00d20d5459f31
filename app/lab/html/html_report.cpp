#include "app/lab/html/html_report.h"

#include <fmt/format.h>

#include "app/html/page.h"
#include "app/lab/html/bullets.h"
#include "app/lab/html/card_plots.h"
#include "app/lab/html/game_plots.h"
#include "app/lab/html/style.h"
#include "app/lab/html/svg.h"
#include "app/lab/words.h"

namespace kingdom {
namespace {

std::string tile(std::string_view style, std::size_t number, std::string_view words) {
    return fmt::format("<div class=\"tile {}\"><b>{}</b><span>{}</span></div>", style, number,
                       words);
}

std::string head(const Findings& findings) {
    const auto count = [&findings](Verdict verdict) { return count_of(findings.targets, verdict); };
    std::string html = fmt::format(
        "<header><p class=\"over\">Deck laboratory</p><h1>{}</h1>\n<p class=\"lead\">{} games by "
        "{}, seed {}.{}</p>\n<div class=\"tiles\">",
        html_text(findings.deck), findings.games(), opponent_text(findings), findings.seed,
        findings.stopped ? " <b>Stopped early:</b> this is what was played until then." : "");
    html += tile("good", count(Verdict::Holds), "targets hold");
    html += tile("bad", count(Verdict::DoesNotHold), "do not hold");
    html += tile("open", count(Verdict::NotDecided), "not decided by so many games");
    return html + fmt::format(
                      "</div>\n<p class=\"again\">The same report again: <code>{}</code>"
                      "</p></header>\n",
                      html_text(findings.command));
}

// Nothing for a part that was not played.
std::string section(std::string_view title, std::string_view lead, const std::string& body) {
    if (body.empty()) return "";
    return fmt::format("<h2>{}</h2>\n<p class=\"lead\">{}</p>\n{}", title, lead, body);
}

std::string panel(const std::string& body) {
    return body.empty() ? "" : fmt::format("<section class=\"panel\">{}</section>\n", body);
}

std::string change_row(const Change& change) {
    return fmt::format(
        "<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{}</td>"
        "</tr>\n",
        html_text(change.after->title), value_text(*change.before, change.before->measured.value),
        value_text(*change.after, change.after->measured.value),
        verdict_text(change.before->verdict()), verdict_text(change.after->verdict()),
        change.clear ? "clearly moved" : "");
}

std::string comparison_part(const Findings& findings, const Earlier* earlier) {
    if (earlier == nullptr) return "";
    std::string rows;
    for (const Change& change : changes(*earlier, findings.targets)) rows += change_row(change);
    if (rows.empty()) rows = "<tr><td colspan=\"6\">No target changed.</td></tr>";
    return section(
        "What changed",
        fmt::format("Against {}; in the charts a ring shows where a value was.",
                    html_text(earlier->deck)),
        panel("<div class=\"wide\"><table><thead><tr><th>target</th><th>before</th><th>now</th>"
              "<th>verdict before</th><th>verdict now</th><th></th></tr></thead><tbody>" +
              rows + "</tbody></table></div>"));
}

std::string cards_part(const Findings& findings, const Earlier* earlier) {
    if (findings.duels.games == 0) return "";
    const std::string lead = fmt::format(
        "All games of two. Builders of a development win {:.1f} % of their games on average; a "
        "card should stay within 8 points of that (shaded) and right of the 5 % line.",
        findings.mean_win_share * 100);
    std::string html = section("Cards", lead, panel(card_scatter(findings)));
    const std::string bullets = card_bullets(findings.targets, earlier);
    if (!bullets.empty()) {
        html += "<section class=\"panel narrow\"><h3>Builders' wins against the mean</h3>" +
                bullets + "</section>\n";
    }
    return html + panel("<h3>Every card</h3>" + card_table(findings));
}

std::string games_part(const Findings& findings) {
    const std::string medals = medal_bars(findings);
    std::string html;
    if (!medals.empty()) {
        html +=
            section("Playing alone", "Medals reached on side B, in % of the games.", panel(medals));
    }
    html += section("Points", "How the final points of a player are spread; the line is the mean.",
                    panel(points_plots(findings)));
    html += section("Points by round", "What the players would score after each round.",
                    panel(rounds_plots(findings)));
    html += section("Where points come from", "Mean of a player, losses left of the line.",
                    panel(source_bars(findings)));
    return html + section("Games",
                          "Balance and length; a choice is a decision with more than one "
                          "legal answer.",
                          panel(games_table(findings)));
}

}  // namespace

std::string html_report(const Findings& findings, const Earlier* earlier) {
    std::string html = fmt::format(
        "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>Deck laboratory: {}</title>\n<style>{}</style></head>\n<body><main>\n",
        html_text(findings.deck), kLabStyle);
    html += head(findings);
    html += comparison_part(findings, earlier);
    html +=
        section("Targets",
                "The band that is wanted is shaded; the dot is what was measured, the bar "
                "its 95 % interval.",
                "<div class=\"panels\">" + target_panels(findings.targets, earlier) + "</div>\n");
    html += cards_part(findings, earlier);
    html += games_part(findings);
    return html + fmt::format("</main><script>{}</script></body></html>\n", kLabScript);
}

}  // namespace kingdom
