#include "server/hall/names.h"

namespace kingdom::server {
namespace {

constexpr std::size_t kLongestName = 40;  // in bytes of UTF-8

// The next letter of a text in UTF-8, which is shortened by it; nothing when it is none.
std::optional<char32_t> next_letter(std::string_view& text) {
    const auto byte = [&text](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t size = byte(0) < 0x80 ? 1 : byte(0) < 0xe0 ? 2 : byte(0) < 0xf0 ? 3 : 4;
    if ((byte(0) & 0xc0) == 0x80 || byte(0) >= 0xf8 || size > text.size()) return std::nullopt;
    char32_t letter = size == 1 ? byte(0) : byte(0) & (0xffu >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if ((byte(i) & 0xc0) != 0x80) return std::nullopt;
        letter = letter << 6 | (byte(i) & 0x3fu);
    }
    text.remove_prefix(size);
    return letter;
}

// Controls, and what shows nothing or turns the line around: with those one name passes for
// another.
bool is_hidden(char32_t letter) {
    const auto between = [letter](char32_t first, char32_t last) {
        return letter >= first && letter <= last;
    };
    return letter < 0x20 || between(0x7f, 0x9f) || letter == 0xad || letter == 0x61c ||
           between(0x200b, 0x200f) || between(0x2028, 0x202e) || between(0x2060, 0x206f) ||
           letter == 0xfeff || between(0xfff9, 0xfffb) || between(0xe0000, 0xe007f);
}

}  // namespace

std::optional<std::string> name_fault(std::string_view name) {
    if (name.size() > kLongestName) return "a name has at most 40 bytes";
    while (!name.empty()) {
        const auto letter = next_letter(name);
        if (!letter || is_hidden(*letter)) return "a name is one line of letters";
    }
    return std::nullopt;
}

}  // namespace kingdom::server
