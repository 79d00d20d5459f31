#include <fmt/format.h>

#include "app/html/page.h"
#include "app/lab/html/card_plots.h"
#include "app/lab/html/svg.h"
#include "record/words.h"

namespace kingdom {
namespace {

// A cell that sorts by a number whatever it shows.
std::string cell(double number, const std::string& shown) {
    return fmt::format("<td data-n=\"{:.5f}\">{}</td>", number, shown);
}

std::string cell(std::uint64_t number) {
    return fmt::format("<td data-n=\"{0}\">{0}</td>", number);
}

std::string_view type_of(const CardFinding& card) {
    if (card.kind == CardKind::Development) return word(card.type);
    return kCardKindWords[index(card.kind)];
}

std::string row(const CardFinding& card, double mean_share) {
    const lab::CardTally& tally = card.tally;
    std::string html =
        fmt::format("<tr><th scope=\"row\"><i class=\"dot t-{1}\"></i>{0}</th><td>{1}</td>",
                    html_text(card.name), type_of(card));
    html += cell(static_cast<std::uint64_t>(card.copies));
    for (const std::uint64_t count :
         {tally.seen, tally.taken, tally.slated, tally.built, tally.recycled}) {
        html += cell(count);
    }
    html += cell(card.build_rate(), fmt::format("{:.0f} %", card.build_rate() * 100));
    if (card.win_share.count == 0) {
        html += cell(-1, "–") + cell(-1, "–");
    } else {
        const double offset = card.win_share.value - mean_share;
        html += cell(card.win_share.value,
                     fmt::format("{:.1f} % <small>±{:.1f}</small>", card.win_share.value * 100,
                                 card.win_share.half_width() * 100));
        html += cell(offset, fmt::format("{:+.1f}", offset * 100));
    }
    return html + cell(card.points_each(), fmt::format("{:.1f}", card.points_each())) + "</tr>\n";
}

}  // namespace

std::string card_table(const Findings& findings) {
    std::string html = "<div class=\"wide\"><table class=\"sortable\"><thead><tr>";
    for (const std::string_view head :
         {"card", "type", "copies", "seen", "taken", "slated", "built", "recycled", "build rate",
          "builders win", "to the mean", "points each"}) {
        html += fmt::format("<th scope=\"col\"><button type=\"button\">{}</button></th>", head);
    }
    html += "</tr></thead><tbody>\n";
    for (const CardFinding& card : findings.cards) {
        if (card.tally.seen > 0) html += row(card, findings.mean_win_share);
    }
    return html + "</tbody></table></div>\n";
}

}  // namespace kingdom
