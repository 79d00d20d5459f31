// One self-contained page: nothing is loaded from anywhere, light or dark as the reader's system.
#pragma once

#include <string>
#include <string_view>

namespace kingdom {

// Safe between tags and inside quoted attributes.
std::string html_text(std::string_view text);

// The whole document around a body of sections.
std::string html_page(std::string_view title, std::string_view body);

}  // namespace kingdom
