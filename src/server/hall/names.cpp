#include "server/hall/names.h"

#include <algorithm>

namespace kingdom::server {
namespace {

constexpr std::size_t kLongestName = 40;  // in bytes of UTF-8

}  // namespace

std::optional<std::string> name_fault(std::string_view name) {
    if (name.size() > kLongestName) return "a name has at most 40 bytes";
    const auto is_control = [](char c) {
        return static_cast<unsigned char>(c) < ' ' || c == '\x7f';
    };
    if (std::any_of(name.begin(), name.end(), is_control)) return "a name is one line of letters";
    return std::nullopt;
}

}  // namespace kingdom::server
