// The two streams of the terminal game. On a terminal the screen is cleared between decisions;
// a file or pipe gets plain text, one thing after the other.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/show/table.h"

namespace kingdom {

class Console {
  public:
    Console();

    // Whether both ends are a terminal.
    bool interactive() const { return interactive_; }
    TableSize size() const;

    void clear() const;
    void print(std::string_view line = "") const;
    void print(const Lines& lines) const;
    // Wraps long sentences to the width of the terminal.
    void paragraph(std::string_view text) const;

    // One line of input without surrounding spaces; nothing at its end.
    std::optional<std::string> ask(std::string_view prompt) const;

  private:
    bool interactive_;
};

}  // namespace kingdom
