// The result of a record, read strictly.
#pragma once

#include <optional>

#include "record/json_place.h"
#include "rules/outcome.h"

namespace kingdom {

// Nothing when it is null, or with a fault noted.
std::optional<Outcome> read_result(const JsonPlace& result, const Setup& setup);

}  // namespace kingdom
