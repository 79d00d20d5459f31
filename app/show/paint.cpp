#include "app/show/paint.h"

#include <algorithm>
#include <array>

namespace kingdom {
namespace {

constexpr std::string_view kReset = "\x1b[0m";
constexpr std::string_view kEllipsis = "…";

// From the 256 colours, chosen to be readable on dark and on light backgrounds.
constexpr std::array<std::string_view, kResourceCount> kOfResource{
    "38;5;137", "38;5;35", "38;5;178", "38;5;69", "38;5;170", "38;5;167"};
constexpr std::array<std::string_view, 2> kOfPlayer{"1;38;5;167", "1;38;5;69"};
constexpr std::string_view kOfTreasure = "38;5;172";
constexpr std::string_view kOfDanger = "38;5;160";
constexpr std::string_view kOfAdvisor = "38;5;37";

// The length in bytes of what stands at `at`: an escape sequence or one code point.
std::size_t piece_length(std::string_view text, std::size_t at) {
    if (text[at] == '\x1b') {
        const std::size_t end = text.find('m', at);
        return end == std::string_view::npos ? text.size() - at : end - at + 1;
    }
    std::size_t length = 1;
    while (at + length < text.size() &&
           (static_cast<unsigned char>(text[at + length]) & 0xc0) == 0x80) {
        ++length;
    }
    return length;
}

std::vector<std::string_view> words_of(std::string_view text) {
    std::vector<std::string_view> words;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find(' ', at), text.size());
        if (end > at) words.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return words;
}

// Puts pieces into lines no wider than `width`, with `between` inside a line. Where a line ends, so
// much of it stays as is seen: the comma of ", ".
std::vector<std::string> lines_of(const std::vector<std::string_view>& pieces,
                                  std::string_view between, std::size_t width, std::size_t indent) {
    const std::string_view at_end = between.substr(0, between.find_last_not_of(' ') + 1);
    std::vector<std::string> lines;
    std::string line;
    bool fresh = true;
    for (const std::string_view piece : pieces) {
        const std::size_t more = width_of(between) + width_of(piece) + width_of(at_end);
        if (!fresh && width_of(line) + more > width) {
            lines.push_back(line.append(at_end));
            line.assign(indent, ' ');
            fresh = true;
        }
        if (!fresh) line += between;
        line += piece;
        fresh = false;
    }
    if (!fresh) lines.push_back(line);
    return lines;
}

}  // namespace

std::string Paint::with(std::string_view code, std::string_view text) const {
    if (!colour_) return std::string(text);
    std::string out = "\x1b[";
    out.append(code).append("m").append(text).append(kReset);
    return out;
}

std::string Paint::of(Resource resource, std::string_view text) const {
    return with(kOfResource[index(resource)], text);
}

std::string Paint::of(CardKind kind, CardType type, std::string_view text) const {
    switch (kind) {
        case CardKind::Development: return of(static_cast<Resource>(type), text);
        case CardKind::Treasure: return with(kOfTreasure, text);
        case CardKind::Calamity:
        case CardKind::Menace: return with(kOfDanger, text);
        case CardKind::Advisor: break;
    }
    return with(kOfAdvisor, text);
}

std::string Paint::of(Player player, std::string_view text) const {
    return with(kOfPlayer[index(player)], text);
}

std::string Paint::title(std::string_view text) const {
    return with("1;4", text);
}
std::string Paint::strong(std::string_view text) const {
    return with("1", text);
}
std::string Paint::faint(std::string_view text) const {
    return with("2", text);
}
std::string Paint::key(std::string_view text) const {
    return with("1;38;5;178", text);
}
std::string Paint::bad(std::string_view text) const {
    return with("38;5;160", text);
}
std::string Paint::good(std::string_view text) const {
    return with("38;5;35", text);
}

std::size_t width_of(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t at = 0; at < text.size(); at += piece_length(text, at)) {
        if (text[at] != '\x1b') ++width;
    }
    return width;
}

std::string cut(std::string_view text, std::size_t width) {
    if (width_of(text) <= width) return std::string(text);
    if (width == 0) return {};
    std::string out;
    std::size_t used = 0;
    bool painted = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length = piece_length(text, at);
        const bool escape = text[at] == '\x1b';
        if (!escape && ++used == width) break;
        painted = escape ? text.substr(at, length) != kReset : painted;
        out += text.substr(at, length);
        at += length;
    }
    out += kEllipsis;
    if (painted) out += kReset;
    return out;
}

std::string fitted(std::string_view text, std::size_t width) {
    std::string out = cut(text, width);
    out.append(width - width_of(out), ' ');
    return out;
}

std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t indent) {
    return lines_of(words_of(text), " ", width, indent);
}

std::vector<std::string> flowing(const std::vector<std::string>& items, std::string_view separator,
                                 std::size_t width, std::size_t indent) {
    return lines_of({items.begin(), items.end()}, separator, width, indent);
}

std::vector<std::string> in_columns(const std::vector<std::string>& items, std::size_t width,
                                    std::size_t most_columns) {
    constexpr std::size_t kGap = 2;
    std::size_t widest = 1;
    for (const std::string& item : items) widest = std::max(widest, width_of(item));
    const std::size_t fitting = std::max<std::size_t>(1, (width + kGap) / (widest + kGap));
    const std::size_t columns = std::clamp<std::size_t>(fitting, 1, most_columns);
    const std::size_t rows = (items.size() + columns - 1) / columns;
    const std::size_t column_width = (width + kGap) / columns - kGap;

    std::vector<std::string> lines(rows);
    for (std::size_t i = 0; i < items.size(); ++i) {
        std::string& line = lines[i % rows];
        const bool last = i + rows >= items.size();
        line += last ? cut(items[i], column_width) : fitted(items[i], column_width);
        if (!last) line.append(kGap, ' ');
    }
    return lines;
}

}  // namespace kingdom
