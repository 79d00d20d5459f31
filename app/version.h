// The version of the program; a test holds it equal to the one in CMakeLists.txt.
#pragma once

#include <string_view>

namespace kingdom {

inline constexpr std::string_view kVersion = "0.1.0";

}  // namespace kingdom
