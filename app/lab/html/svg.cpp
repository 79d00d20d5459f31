#include "app/lab/html/svg.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "app/html/page.h"

namespace kingdom::svg {
namespace {

std::string at(double fraction) {
    return fmt::format("{:.2f}%", fraction * 100);
}

}  // namespace

double Scale::operator()(double value) const {
    const double part = (std::clamp(value, low, high) - low) / (high - low);
    return start + part * (end - start);
}

std::string line(Point from, Point to, std::string_view style) {
    return fmt::format("<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" class=\"{}\"/>", at(from.x),
                       at(from.y), at(to.x), at(to.y), style);
}

std::string box(Point corner, Point opposite, std::string_view style) {
    const auto [left, right] = std::minmax(corner.x, opposite.x);
    const auto [top, bottom] = std::minmax(corner.y, opposite.y);
    return fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" class=\"{}\"/>",
                       at(left), at(top), at(right - left), at(bottom - top), style);
}

std::string text(Point place, std::string_view style, std::string_view words, Anchor anchor,
                 Nudge nudge) {
    constexpr std::array<std::string_view, 3> kAnchors{"start", "middle", "end"};
    return fmt::format(
        "<text x=\"{}\" y=\"{}\" dx=\"{:g}\" dy=\"{:g}\" text-anchor=\"{}\" class=\"{}\">{}</text>",
        at(place.x), at(place.y), nudge.x, nudge.y, kAnchors[static_cast<std::size_t>(anchor)],
        style, html_text(words));
}

std::string mark(Point place, std::string_view path, std::string_view style, std::string_view tip) {
    return fmt::format(
        "<svg x=\"{}\" y=\"{}\" class=\"mark {}\"><path d=\"{}\"><title>{}</title></path></svg>",
        at(place.x), at(place.y), style, path, html_text(tip));
}

std::string picture(std::string_view style, std::string_view label, const std::string& drawn) {
    return fmt::format("<svg class=\"plot {}\" role=\"img\" aria-label=\"{}\">{}</svg>", style,
                       html_text(label), drawn);
}

}  // namespace kingdom::svg
