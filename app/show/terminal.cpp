#include "app/show/terminal.h"

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <sys/ioctl.h>
#include <unistd.h>

namespace kingdom {

bool shows_colour() {
    const char* const no_color = std::getenv("NO_COLOR");
    if (no_color != nullptr && no_color[0] != '\0') return false;
    const char* const term = std::getenv("TERM");
    return isatty(STDOUT_FILENO) != 0 && term != nullptr && std::string_view(term) != "dumb";
}

TableSize terminal_size() {
    // Narrower than this nothing can be laid out; wider lines are hard to read.
    constexpr std::size_t kNarrowest = 50;
    constexpr std::size_t kWidest = 160;
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return {};
    return {std::clamp<std::size_t>(size.ws_col, kNarrowest, kWidest),
            std::max<std::size_t>(size.ws_row, 10)};
}

}  // namespace kingdom
