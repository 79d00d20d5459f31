#include "app/html/dot_chart.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/html/page.h"
#include "app/show/paint.h"

namespace kingdom {
namespace {

constexpr double kWidth = 960;
constexpr double kLetter = 7.2;  // of the page's small font
constexpr double kRow = 34;
constexpr double kScale = 28;

struct Frame {
    double left, right, bottom;
    const DotChart& chart;

    double x(double value) const {
        return left + (right - left) * (value - chart.from) / (chart.to - chart.from);
    }
};

Frame frame_of(const DotChart& chart) {
    std::size_t label = 0;
    std::size_t figure = 0;
    for (const Dot& dot : chart.dots) {
        label = std::max(label, width_of(dot.label));
        figure = std::max(figure, width_of(dot.figure));
    }
    return {.left = 16 + kLetter * static_cast<double>(label),
            .right = kWidth - 16 - kLetter * static_cast<double>(figure),
            .bottom = kRow * static_cast<double>(chart.dots.size()),
            .chart = chart};
}

std::string line(double x1, double y1, double x2, double y2, std::string_view kind) {
    return fmt::format(R"(<line x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}" class="{}"/>)", x1,
                       y1, x2, y2, kind);
}

std::string scale_of(const Frame& frame) {
    const DotChart& chart = frame.chart;
    std::string svg;
    const int lines = static_cast<int>(std::lround((chart.to - chart.from) / chart.step));
    for (int i = 0; i <= lines; ++i) {
        const double value = chart.from + i * chart.step;
        const double x = frame.x(value);
        svg += line(x, 0, x, frame.bottom, "grid");
        svg += fmt::format(
            R"(<text x="{:.1f}" y="{:.1f}" text-anchor="middle" class="faint">{}</text>)", x,
            frame.bottom + kScale - 8, html_text(chart.tick(value)));
    }
    const double x = frame.x(chart.middle);
    return svg + line(x, 0, x, frame.bottom, "zero");
}

std::string row_of(const Frame& frame, const Dot& dot, std::size_t number) {
    const double y = kRow * (static_cast<double>(number) + 0.5);
    const double start = frame.x(frame.chart.middle);
    const double end = frame.x(dot.value);
    std::string svg =
        fmt::format(R"(<text x="0" y="{:.1f}">{}</text>)", y + 4, html_text(dot.label));
    svg += fmt::format(
        R"(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="16" rx="3" class="bar"/>)",
        std::min(start, end), y - 8, std::abs(end - start));
    svg += line(frame.x(dot.low), y, frame.x(dot.high), y, "reach");
    svg += fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="5" class="point"/>)", end, y);
    svg += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="end">{}</text>)", kWidth, y + 4,
                       html_text(dot.figure));
    return svg + "\n";
}

}  // namespace

std::string svg_of(const DotChart& chart) {
    const Frame frame = frame_of(chart);
    std::string svg = fmt::format(R"(<svg viewBox="0 0 {:.0f} {:.0f}" role="img">)", kWidth,
                                  frame.bottom + kScale);
    svg += scale_of(frame) + "\n";
    for (std::size_t i = 0; i < chart.dots.size(); ++i) svg += row_of(frame, chart.dots[i], i);
    return svg + "</svg>\n";
}

}  // namespace kingdom
