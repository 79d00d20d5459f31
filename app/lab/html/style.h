// The look of the laboratory's page, in the colours of the game's own table, and the few lines of
// script that sort its table.
#pragma once

#include <string_view>

namespace kingdom {

extern const std::string_view kLabStyle;
extern const std::string_view kLabScript;

}  // namespace kingdom
