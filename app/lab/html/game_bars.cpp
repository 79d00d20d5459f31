// Stacked bars, one for each series: where points come from, and the medals of solo games.
#include <algorithm>

#include <fmt/format.h>

#include "app/html/page.h"
#include "app/lab/html/game_plots.h"
#include "app/lab/html/svg.h"
#include "app/lab/words.h"
#include "record/words.h"

namespace kingdom {
namespace {

struct Source {
    std::string_view name;
    int Breakdown::*sum;
};

// Gains from the left, losses to the left of zero.
constexpr std::array kSources{Source{"flat", &Breakdown::flat},
                              Source{"combo", &Breakdown::combo},
                              Source{"quest", &Breakdown::quest},
                              Source{"conquest", &Breakdown::conquest},
                              Source{"calamities", &Breakdown::calamities},
                              Source{"menaces", &Breakdown::menaces}};

double mean_of(const lab::Tally& tally, const Source& source) {
    if (tally.points.count == 0) return 0;
    return static_cast<double>(tally.sources.*source.sum) / static_cast<double>(tally.points.count);
}

svg::Scale points_scale(const Findings& findings) {
    svg::Scale scale{0, 10};
    for (const lab::SeriesResult& result : findings.series) {
        double gains = 0, losses = 0;
        for (const Source& source : kSources) {
            const double points = mean_of(result.tally, source);
            (points > 0 ? gains : losses) += points;
        }
        scale.high = std::max(scale.high, gains);
        scale.low = std::min(scale.low, losses);
    }
    return scale;
}

std::string bar_row(const std::string& name, const std::string& label, const std::string& drawn,
                    const std::string& value) {
    return fmt::format(
        "<div class=\"barrow\"><span class=\"name\">{}</span>{}<span class=\"value\">{}</span>"
        "</div>\n",
        html_text(name), svg::picture("stack", label, drawn), value);
}

std::string source_row(const lab::SeriesResult& result, const svg::Scale& scale) {
    double gains = 0, losses = 0, total = 0;
    std::string drawn, label;
    for (const Source& source : kSources) {
        const double points = mean_of(result.tally, source);
        if (points == 0) continue;
        total += points;
        double& edge = points > 0 ? gains : losses;
        drawn += svg::box({scale(edge), 0.15}, {scale(edge + points), 0.85},
                          fmt::format("s-{}", source.name));
        edge += points;
        label += fmt::format("{}{} {:.1f}", label.empty() ? "" : ", ", source.name, points);
    }
    drawn += svg::line({scale(0), 0}, {scale(0), 1}, "grid zero");
    drawn += fmt::format("<title>{}</title>", label);
    return bar_row(series_text(result.series), label, drawn, fmt::format("{:.1f}", total));
}

constexpr std::array kMedals{Medal::Gold, Medal::Silver, Medal::Bronze, Medal::None};

std::string medal_row(const lab::SeriesResult& result) {
    const lab::Tally& tally = result.tally;
    const svg::Scale scale{0, static_cast<double>(tally.games)};
    double edge = 0;
    std::string drawn, label;
    for (const Medal medal : kMedals) {
        const auto count = static_cast<double>(tally.medals[index(medal)]);
        const std::string share_text = fmt::format("{:.0f}", count / scale.high * 100);
        drawn += svg::box({scale(edge), 0.12}, {scale(edge + count), 0.88},
                          fmt::format("m-{}", word(medal)));
        if (count / scale.high > 0.08) {
            drawn += svg::text({scale(edge + count / 2), 0.5}, fmt::format("in m-{}", word(medal)),
                               share_text, svg::Anchor::Middle, {0, 4});
        }
        label += fmt::format("{}{} {} %", label.empty() ? "" : ", ", word(medal), share_text);
        edge += count;
    }
    drawn += fmt::format("<title>{}</title>", label);
    return bar_row(series_text(result.series), label, drawn, fmt::format("{}", tally.games));
}

std::string swatch(std::string_view style, std::string_view name) {
    return fmt::format("<span><i class=\"dot {}\"></i>{}</span>", style, name);
}

}  // namespace

std::string source_bars(const Findings& findings) {
    std::string html = "<p class=\"legend\">";
    for (const Source& source : kSources) {
        html += swatch(fmt::format("s-{}", source.name), source.name);
    }
    html += "</p>\n";
    const svg::Scale scale = points_scale(findings);
    for (const lab::SeriesResult& result : findings.series) {
        if (result.tally.games > 0) html += source_row(result, scale);
    }
    return html;
}

std::string medal_bars(const Findings& findings) {
    std::string rows;
    for (const lab::SeriesResult& result : findings.series) {
        if (result.series.solo() && result.tally.games > 0) rows += medal_row(result);
    }
    if (rows.empty()) return "";
    std::string html = "<p class=\"legend\">";
    for (const Medal medal : kMedals) {
        html += swatch(fmt::format("m-{}", word(medal)),
                       medal == Medal::None ? "no medal" : word(medal));
    }
    return html + "</p>\n" + rows;
}

}  // namespace kingdom
