#include "app/arena/grid.h"

#include <algorithm>

#include "app/show/paint.h"

namespace kingdom {
namespace {

std::vector<std::size_t> widths_of(const Grid& grid) {
    std::vector<std::size_t> widths;
    for (const std::string& cell : grid.header) widths.push_back(width_of(cell));
    for (const auto& row : grid.rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], width_of(row[i]));
        }
    }
    return widths;
}

std::string padded(const std::string& cell, std::size_t column, std::size_t width) {
    const std::string space(width - width_of(cell), ' ');
    return column == 0 ? cell + space : space + cell;
}

std::string line(const std::vector<std::string>& cells, const std::vector<std::size_t>& widths,
                 const std::string& between) {
    std::string text;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        text += (i == 0 ? "" : between) + padded(cells[i], i, widths[i]);
    }
    return text;
}

}  // namespace

std::string as_text(const Grid& grid) {
    const auto widths = widths_of(grid);
    std::string text = grid.title + "\n" + line(grid.header, widths, "  ") + "\n";
    for (const auto& row : grid.rows) text += line(row, widths, "  ") + "\n";
    return text;
}

std::string as_markdown(const Grid& grid) {
    const auto widths = widths_of(grid);
    std::string text = "**" + grid.title + "**\n\n| " + line(grid.header, widths, " | ") + " |\n|";
    for (std::size_t i = 0; i < widths.size(); ++i) {
        text += std::string(widths[i] + (i == 0 ? 2 : 1), '-') + (i == 0 ? "|" : ":|");
    }
    text += "\n";
    for (const auto& row : grid.rows) text += "| " + line(row, widths, " | ") + " |\n";
    return text;
}

}  // namespace kingdom
