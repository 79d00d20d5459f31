// The hash by which a record names its deck.
#pragma once

#include <array>
#include <string_view>

namespace kingdom {

// SHA-256 as 64 lower-case hexadecimal digits.
std::array<char, 64> sha256_hex(std::string_view bytes);

}  // namespace kingdom
