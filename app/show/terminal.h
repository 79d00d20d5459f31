// What standard output is: a terminal with colours, or a file or pipe that wants plain text.
#pragma once

#include "app/show/table.h"

namespace kingdom {

// A terminal, not a dumb one, and NO_COLOR is not set.
bool shows_colour();

// The terminal's size, read anew each time; 80 x 24 where there is none.
TableSize terminal_size();

}  // namespace kingdom
