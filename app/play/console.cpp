#include "app/play/console.h"

#include <cstdio>
#include <iostream>
#include <unistd.h>

#include <fmt/format.h>

#include "app/show/terminal.h"

namespace kingdom {

Console::Console() : interactive_(isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) {}

TableSize Console::size() const {
    // Plain output is read by scrolling, so nothing has to be cut for its height.
    constexpr std::size_t kNoLimit = 1000;
    TableSize size = terminal_size();
    if (!interactive_) size.height = kNoLimit;
    return size;
}

void Console::clear() const {
    if (interactive_ && shows_colour()) fmt::print("\x1b[2J\x1b[H");
}

void Console::print(std::string_view line) const {
    fmt::print("{}\n", line);
}

void Console::print(const Lines& lines) const {
    for (const std::string& line : lines) print(line);
}

void Console::paragraph(std::string_view text) const {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const Lines lines = wrapped(text.substr(0, end), size().width);
        if (lines.empty()) print();
        print(lines);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

std::optional<std::string> Console::ask(std::string_view prompt) const {
    fmt::print("{}> ", prompt);
    std::fflush(stdout);
    std::string line;
    if (!std::getline(std::cin, line)) {
        print();
        return std::nullopt;
    }
    constexpr std::string_view kSpaces = " \t\r";
    const std::size_t begin = line.find_first_not_of(kSpaces);
    if (begin == std::string::npos) return "";
    return line.substr(begin, line.find_last_not_of(kSpaces) - begin + 1);
}

}  // namespace kingdom
