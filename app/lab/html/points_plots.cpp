// Small plots side by side, one for each series: histograms of final points, points after rounds.
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/html/page.h"
#include "app/lab/html/game_plots.h"
#include "app/lab/html/svg.h"
#include "app/lab/words.h"

namespace kingdom {
namespace {

using lab::PointsTally;

double mean_of(std::int64_t sum, std::uint64_t count) {
    return count == 0 ? 0 : static_cast<double>(sum) / static_cast<double>(count);
}

std::string small_plot(const lab::SeriesResult& result, const std::string& note,
                       const std::string& drawn) {
    const std::string title = series_text(result.series);
    return fmt::format("<figure><figcaption>{}<small>{}</small></figcaption>{}</figure>\n",
                       html_text(title), note, svg::picture("small", title, drawn));
}

// The bins that any series uses: all plots show the same range.
svg::Scale range_of(const Findings& findings) {
    std::size_t first = PointsTally::kBins, last = 0;
    for (const lab::SeriesResult& result : findings.series) {
        for (std::size_t bin = 0; bin < PointsTally::kBins; ++bin) {
            if (result.tally.points.histogram[bin] == 0) continue;
            first = std::min(first, bin);
            last = std::max(last, bin);
        }
    }
    return {static_cast<double>(first), static_cast<double>(last + 1), 0.02, 0.98};
}

int points_at(double bin) {
    return PointsTally::kLowest + static_cast<int>(bin) * PointsTally::kWidth;
}

std::string ticks(const svg::Scale& bins) {
    std::string drawn;
    for (double bin = bins.low; bin <= bins.high; ++bin) {
        if (points_at(bin) % 20 != 0) continue;
        drawn += svg::text({bins(bin), 1}, "tick", fmt::format("{}", points_at(bin)),
                           svg::Anchor::Middle, {0, -3});
    }
    return drawn;
}

std::string histogram(const PointsTally& points, const svg::Scale& bins) {
    const auto most = *std::max_element(points.histogram.begin(), points.histogram.end());
    const svg::Scale height{0, static_cast<double>(most), 0.82, 0.06};
    std::string drawn = svg::line({0, 0.82}, {1, 0.82}, "grid");
    const auto first = static_cast<std::size_t>(bins.low),
               end = static_cast<std::size_t>(bins.high);
    for (std::size_t bin = first; bin < end; ++bin) {
        if (points.histogram[bin] == 0) continue;
        const auto at = static_cast<double>(bin);
        drawn +=
            svg::box({bins(at + 0.06), 0.82},
                     {bins(at + 0.94), height(static_cast<double>(points.histogram[bin]))}, "bar");
    }
    const double centre =
        (mean_of(points.sum, points.count) - PointsTally::kLowest) / PointsTally::kWidth;
    drawn += svg::line({bins(centre), 0.82}, {bins(centre), 0.02}, "limit");
    return drawn + ticks(bins);
}

// The highest and lowest mean after any round of any series.
svg::Scale heights_of(const Findings& findings) {
    svg::Scale scale{0, 10, 0.8, 0.1};
    for (const lab::SeriesResult& result : findings.series) {
        for (const auto& seat : result.tally.round_points) {
            for (const std::int64_t sum : seat) {
                scale.low = std::min(scale.low, mean_of(sum, result.tally.games));
                scale.high = std::max(scale.high, mean_of(sum, result.tally.games));
            }
        }
    }
    return scale;
}

std::string course(const std::array<double, kRoundCount>& points, const svg::Scale& height,
                   std::string_view style, std::string_view who) {
    const svg::Scale rounds{0, kRoundCount - 1, 0.06, 0.88};
    std::string lines, marks;
    for (std::size_t round = 0; round < kRoundCount; ++round) {
        const svg::Point at{rounds(static_cast<double>(round)), height(points[round])};
        marks += svg::mark(at, svg::kDot, style,
                           fmt::format("{} after round {}: {:.1f}", who, round + 1, points[round]));
        if (round == 0) continue;
        const svg::Point from{rounds(static_cast<double>(round - 1)), height(points[round - 1])};
        lines += svg::line(from, at, fmt::format("course {}", style));
    }
    return lines + marks;
}

std::string round_plot(const lab::SeriesResult& result, const svg::Scale& height) {
    const auto means = [&result](std::size_t seat) {
        std::array<double, kRoundCount> points{};
        for (std::size_t round = 0; round < kRoundCount; ++round) {
            points[round] = mean_of(result.tally.round_points[seat][round], result.tally.games);
        }
        return points;
    };
    std::string drawn = svg::line({0, height(0)}, {1, height(0)}, "grid zero");
    if (!result.series.solo()) drawn += course(means(1), height, "second", "second player");
    const auto first = means(0);
    drawn += course(first, height, "first", result.series.solo() ? "player" : "first player");
    drawn += svg::text({0.88, height(first.back())}, "tick", fmt::format("{:.0f}", first.back()),
                       svg::Anchor::Start, {9, 4});
    for (std::size_t round = 0; round < kRoundCount; ++round) {
        constexpr std::array<std::string_view, kRoundCount> kNumerals{"I", "II", "III", "IV"};
        const svg::Scale rounds{0, kRoundCount - 1, 0.06, 0.88};
        drawn += svg::text({rounds(static_cast<double>(round)), 1}, "tick", kNumerals[round],
                           svg::Anchor::Middle, {0, -3});
    }
    return drawn;
}

template <class Draw>
std::string each_series(const Findings& findings, Draw draw) {
    std::string html = "<div class=\"smalls\">";
    for (const lab::SeriesResult& result : findings.series) {
        if (result.tally.games > 0) html += draw(result);
    }
    return html + "</div>\n";
}

}  // namespace

std::string points_plots(const Findings& findings) {
    const svg::Scale bins = range_of(findings);
    return each_series(findings, [&bins](const lab::SeriesResult& result) {
        const PointsTally& points = result.tally.points;
        return small_plot(result, fmt::format("mean {:.1f}", mean_of(points.sum, points.count)),
                          histogram(points, bins));
    });
}

std::string rounds_plots(const Findings& findings) {
    const svg::Scale height = heights_of(findings);
    return "<p class=\"legend\"><span><i class=\"dot first\"></i>first player of round I</span>"
           "<span><i class=\"dot second\"></i>second player</span></p>\n" +
           each_series(findings, [&height](const lab::SeriesResult& result) {
               return small_plot(result, fmt::format("{} games", result.tally.games),
                                 round_plot(result, height));
           });
}

}  // namespace kingdom
