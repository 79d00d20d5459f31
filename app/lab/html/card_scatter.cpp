#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/lab/html/card_plots.h"
#include "app/lab/html/svg.h"
#include "record/words.h"

namespace kingdom {
namespace {

constexpr double kBandHalf = 0.08;
constexpr double kLeastBuilt = 0.05;
constexpr std::size_t kMostLabels = 20;
constexpr double kMostReach = 0.25;  // a card that few built may lie anywhere: on the edge

constexpr std::array<std::string_view, kTypeCount> kShapes{svg::kSquare, svg::kDot, svg::kGable,
                                                           svg::kDiamond};

struct Frame {
    svg::Scale x{0, 1, 0.07, 0.985};
    svg::Scale y{-0.25, 0.25, 0.9, 0.03};
};

struct Dot {
    const CardFinding* card;
    double offset;  // of its win share, from the mean
    svg::Point at;
    double oddness;  // how far from the middle of the crowd
};

// The frame follows the cards, and shows the band at the least.
Frame frame_of(const std::vector<Dot>& dots) {
    double reach = 0.12;
    double most = 0.5;
    for (const Dot& dot : dots) {
        reach = std::max(reach, std::abs(dot.offset) + 0.02);
        most = std::max(most, dot.card->build_rate() + 0.05);
    }
    Frame frame;
    frame.y.high = std::min(reach, kMostReach);
    frame.y.low = -frame.y.high;
    frame.x.high = std::min(most, 1.0);
    return frame;
}

std::string grid(const Frame& frame) {
    std::string drawn =
        svg::box({frame.x.start, frame.y(kBandHalf)}, {frame.x.end, frame.y(-kBandHalf)}, "band");
    for (int step = 0; step <= 10; ++step) {
        const double rate = step / 10.0;
        if (!frame.x.holds(rate)) continue;
        drawn += svg::line({frame.x(rate), frame.y.start}, {frame.x(rate), frame.y.end}, "grid");
        drawn += svg::text({frame.x(rate), frame.y.start}, "tick", fmt::format("{} %", step * 10),
                           svg::Anchor::Middle, {0, 16});
    }
    for (int step = -10; step <= 10; ++step) {
        const double offset = step / 20.0;
        if (!frame.y.holds(offset)) continue;
        drawn += svg::line({frame.x.start, frame.y(offset)}, {frame.x.end, frame.y(offset)},
                           step == 0 ? "grid zero" : "grid");
        drawn += svg::text({frame.x.start, frame.y(offset)}, "tick",
                           step == 0 ? "mean" : fmt::format("{:+d}", step * 5), svg::Anchor::End,
                           {-6, 4});
    }
    drawn += svg::line({frame.x(kLeastBuilt), frame.y.start}, {frame.x(kLeastBuilt), frame.y.end},
                       "limit");
    return drawn;
}

std::string tip_of(const CardFinding& card, double offset) {
    return fmt::format(
        "{} ({}): {:.0f} % of the copies seen are built, builders win {:.1f} % ±{:.1f} "
        "({:+.1f} against the mean), {:.1f} points each",
        card.name, word(card.type), card.build_rate() * 100, card.win_share.value * 100,
        card.win_share.half_width() * 100, offset * 100, card.points_each());
}

// Where the name of a card would stand, right or left of its mark. Letters have a size of their
// own, so this is what they take up on a wide page.
struct Nameplate {
    svg::Point from, to;

    Nameplate(const Dot& dot, bool left) {
        constexpr double kLetter = 0.0062, kGap = 0.008, kHeight = 0.016;
        const double length = kGap + kLetter * static_cast<double>(dot.card->name.size());
        from = {left ? dot.at.x - length : dot.at.x + kGap / 2, dot.at.y - kHeight};
        to = {left ? dot.at.x - kGap / 2 : dot.at.x + length, dot.at.y + kHeight};
    }
    bool meets(const Nameplate& plate) const {
        return from.x < plate.to.x && plate.from.x < to.x && from.y < plate.to.y &&
               plate.from.y < to.y;
    }
    bool meets(const svg::Point& point) const {
        return point.x > from.x && point.x < to.x && point.y > from.y && point.y < to.y;
    }
    bool fits() const { return from.x > 0.07 && to.x < 0.99; }
};

// The oddest cards get their name, where it covers no other mark or name.
std::string labels(std::vector<Dot> dots) {
    std::stable_sort(dots.begin(), dots.end(),
                     [](const Dot& a, const Dot& b) { return a.oddness > b.oddness; });
    std::vector<Nameplate> placed;
    const auto free = [&](const Nameplate& plate) {
        return plate.fits() &&
               std::none_of(placed.begin(), placed.end(),
                            [&](const Nameplate& other) { return plate.meets(other); }) &&
               std::none_of(dots.begin(), dots.end(),
                            [&](const Dot& other) { return plate.meets(other.at); });
    };
    std::string drawn;
    for (const Dot& dot : dots) {
        for (const bool left : {false, true}) {
            const Nameplate plate(dot, left);
            if (placed.size() == kMostLabels || !free(plate)) continue;
            drawn += svg::text(dot.at, placed.size() < kMostLabels / 2 ? "label" : "label minor",
                               dot.card->name, left ? svg::Anchor::End : svg::Anchor::Start,
                               {left ? -9.0 : 9.0, 4});
            placed.push_back(plate);
            break;
        }
    }
    return drawn;
}

std::vector<Dot> dots_of(const Findings& findings) {
    std::vector<Dot> dots;
    for (const CardFinding& card : findings.cards) {
        if (card.kind != CardKind::Development || card.win_share.count == 0) continue;
        dots.push_back({&card, card.win_share.value - findings.mean_win_share, {}, 0});
    }
    return dots;
}

std::string legend() {
    std::string html = "<p class=\"legend\">";
    for (std::size_t type = 0; type < kTypeCount; ++type) {
        html += fmt::format(
            "<span><svg class=\"key\" viewBox=\"-8 -8 16 16\"><path class=\"t-{0}\" d=\"{1}\"/>"
            "</svg>{0}</span>",
            Words<CardType>::kTable[type], kShapes[type]);
    }
    return html + "</p>\n";
}

}  // namespace

std::string card_scatter(const Findings& findings) {
    std::vector<Dot> dots = dots_of(findings);
    const Frame frame = frame_of(dots);
    std::string drawn = grid(frame);
    for (Dot& dot : dots) {
        const CardFinding& card = *dot.card;
        dot.at = {frame.x(card.build_rate()), frame.y(dot.offset)};
        dot.oddness = std::abs(dot.offset) / kBandHalf + std::abs(card.build_rate() - 0.5);
        const double low = card.win_share.low - findings.mean_win_share;
        const double high = card.win_share.high - findings.mean_win_share;
        drawn += svg::line({dot.at.x, frame.y(low)}, {dot.at.x, frame.y(high)}, "whisker");
    }
    for (const Dot& dot : dots) {
        const std::size_t type = index(dot.card->type);
        drawn +=
            svg::mark(dot.at, kShapes[type], fmt::format("t-{}", Words<CardType>::kTable[type]),
                      tip_of(*dot.card, dot.offset));
    }
    drawn += labels(dots);
    drawn += svg::text({0.53, 1}, "axis", "of the copies that were seen, so many were built",
                       svg::Anchor::Middle, {0, -6});
    return legend() + svg::picture("scatter",
                                   "Cards: build rate against the win share of their builders",
                                   drawn);
}

}  // namespace kingdom
