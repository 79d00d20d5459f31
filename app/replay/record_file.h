// The records of a file: one JSON object a line, or a single object over several lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kingdom {

// The text of each record; empty lines are left out.
std::vector<std::string_view> records_in(std::string_view text);

}  // namespace kingdom
