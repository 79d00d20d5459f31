// The founders' deck as the file that it was made from, for those who want to read it themselves.
#pragma once

#include <string_view>

namespace kingdom {

std::string_view founders_text();

}  // namespace kingdom
