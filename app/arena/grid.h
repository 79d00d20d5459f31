// A table of texts, for a terminal or as markdown.
#pragma once

#include <string>
#include <vector>

namespace kingdom {

struct Grid {
    std::string title;
    std::vector<std::string> header;
    std::vector<std::vector<std::string>> rows;  // each as long as the header
};

// The first column to the left, the others to the right.
std::string as_text(const Grid& grid);
std::string as_markdown(const Grid& grid);

}  // namespace kingdom
