#include "app/replay/record_file.h"

#include <algorithm>

#include "record/strict_json.h"

namespace kingdom {
namespace {

bool blank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

}  // namespace

std::vector<std::string_view> records_in(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        if (!blank(rest.substr(0, end))) lines.push_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    // Somebody may have laid out a single record for reading.
    if (lines.size() > 1 && !parse_json(lines.front()) && parse_json(text)) return {text};
    return lines;
}

}  // namespace kingdom
