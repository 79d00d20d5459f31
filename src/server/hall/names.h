// Names that players give themselves.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kingdom::server {

// What is wrong with it: too long, or letters that are none. Empty is no name, and allowed.
std::optional<std::string> name_fault(std::string_view name);

}  // namespace kingdom::server
