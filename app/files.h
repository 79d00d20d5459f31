// Files that are named on the command line. What cannot be read or written throws Failure.
#pragma once

#include <string>

#include "cards/deck_names.h"

namespace kingdom {

// The whole content.
std::string read_file(const std::string& path);
void write_file(const std::string& path, const std::string& text);
// Better told before hours of playing than after them.
void check_writable(const std::string& path);

// The deck file at `path`, or the built-in one when it is empty.
DeckFile load_deck(const std::string& path);

}  // namespace kingdom
