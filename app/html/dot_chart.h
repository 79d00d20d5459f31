// A chart of points with error bars, one row each, as inline SVG.
#pragma once

#include <string>
#include <vector>

namespace kingdom {

struct Dot {
    std::string label;
    std::string figure;  // written at the end of the row
    double low = 0, value = 0, high = 0;
};

struct DotChart {
    double from = 0, to = 1;  // of the scale; dots lie inside
    double step = 0.1;        // between the lines of the scale
    double middle = 0;        // a dashed line that means something
    std::vector<Dot> dots{};
    std::string (*tick)(double) = nullptr;  // what stands under a line
};

std::string svg_of(const DotChart& chart);

}  // namespace kingdom
