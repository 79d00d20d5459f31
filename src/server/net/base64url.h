// Bytes as letters that may stand in an address or a header (RFC 4648, section 5, no padding).
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace kingdom::net {

std::string to_base64url(std::string_view bytes);
// Nothing when it is none.
std::optional<std::string> from_base64url(std::string_view text);

}  // namespace kingdom::net
