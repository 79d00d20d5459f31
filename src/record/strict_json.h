// Text to JSON without leniency: a key that stands twice in one object, a byte after the end, a
// nesting that no file of ours has are told, never repaired.
#pragma once

#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "base/result.h"

namespace kingdom {

struct StrictJson {
    nlohmann::json value;
    std::vector<std::string> twice;  // places of keys that stand twice: `developments[3].cost.gold`
};

// Everything but keys that stand twice is an error: those are faults among others in a deck file.
Result<StrictJson> parse_json(std::string_view text);

// The same, with a key that stands twice an error too.
Result<nlohmann::json> parse_strictly(std::string_view text);

}  // namespace kingdom
