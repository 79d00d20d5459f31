// Colour for a terminal, and the width of painted text. Without colour every function gives the
// text unchanged: nothing may be told by colour alone.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/vocabulary.h"
#include "rules/setup.h"

namespace kingdom {

class Paint {
  public:
    explicit Paint(bool colour) : colour_(colour) {}

    bool colour() const { return colour_; }
    std::string of(Resource resource, std::string_view text) const;
    std::string of(CardKind kind, CardType type, std::string_view text) const;
    std::string of(Player player, std::string_view text) const;
    std::string title(std::string_view text) const;
    std::string strong(std::string_view text) const;
    std::string faint(std::string_view text) const;
    std::string key(std::string_view text) const;
    std::string bad(std::string_view text) const;
    std::string good(std::string_view text) const;

  private:
    std::string with(std::string_view code, std::string_view text) const;

    bool colour_;
};

// Columns that the text takes: escape sequences none, every other code point one.
std::size_t width_of(std::string_view text);

// Exactly so many columns: filled with spaces, or cut with an ellipsis.
std::string fitted(std::string_view text, std::size_t width);

// At most so many columns: cut with an ellipsis if longer.
std::string cut(std::string_view text, std::size_t width);

// Words in lines of at most so many columns; every line after the first is indented.
std::vector<std::string> wrapped(std::string_view text, std::size_t width, std::size_t indent = 0);

// Items side by side in as many equal columns as fit, filled column by column.
std::vector<std::string> in_columns(const std::vector<std::string>& items, std::size_t width,
                                    std::size_t most_columns);

// Items one after the other with a separator, broken between items.
std::vector<std::string> flowing(const std::vector<std::string>& items, std::string_view separator,
                                 std::size_t width, std::size_t indent);

}  // namespace kingdom
