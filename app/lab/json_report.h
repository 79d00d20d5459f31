// The findings as JSON with the keys of docs/laboratory.md, and the targets back from it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/lab/comparison.h"
#include "app/lab/findings.h"

namespace kingdom {

std::string json_report(const Findings& findings, const Earlier* earlier);

// The targets of a report that `json_report` wrote. Nothing when the text is no such report; it
// may then be a deck.
std::optional<Earlier> read_report(std::string_view text);

}  // namespace kingdom
