// Drawing in parts of a whole: every place is a fraction of the picture's width and height, so a
// plot stretches with the page while its text and marks keep their size.
#pragma once

#include <string>
#include <string_view>

namespace kingdom::svg {

struct Point {
    double x = 0, y = 0;  // from the upper left corner, 0 to 1
};

// A range of values laid over a range of places.
struct Scale {
    double low = 0, high = 1;               // values
    double start = 0, end = 1;              // places
    double operator()(double value) const;  // beyond the range: its nearer end
    bool holds(double value) const { return value >= low && value <= high; }
};

std::string line(Point from, Point to, std::string_view style);
std::string box(Point corner, Point opposite, std::string_view style);
enum class Anchor { Start, Middle, End };
struct Nudge {
    double x = 0, y = 0;  // pixels
};
std::string text(Point at, std::string_view style, std::string_view words,
                 Anchor anchor = Anchor::Middle, Nudge nudge = {});
// A shape given as a path around 0 0 in pixels, with a sentence shown under the pointer.
std::string mark(Point at, std::string_view path, std::string_view style, std::string_view tip);

inline constexpr std::string_view kDot = "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z";
inline constexpr std::string_view kSquare = "M-4.5-4.5h9v9h-9z";
inline constexpr std::string_view kGable = "M0-6.5L6-1V5H-6V-1z";
inline constexpr std::string_view kDiamond = "M0-6.5L6.5 0L0 6.5L-6.5 0z";

// The picture around what was drawn; `label` is what a screen reader says of it.
std::string picture(std::string_view style, std::string_view label, const std::string& drawn);

}  // namespace kingdom::svg
