// Two cards that an onlooker cannot see, exchanged in whatever is written about them.
#pragma once

#include <string>

namespace kingdom::server::testing {

struct Pair {
    std::string one;
    std::string two;
};

inline void replace_all(std::string& text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != std::string::npos;
         at = text.find(from, at + to.size())) {
        text.replace(at, from.size(), to);
    }
}

inline std::string exchanged(std::string text, const Pair& pair) {
    replace_all(text, "\"" + pair.one + "\"", "\"<one>\"");
    replace_all(text, "\"" + pair.two + "\"", "\"" + pair.one + "\"");
    replace_all(text, "\"<one>\"", "\"" + pair.two + "\"");
    return text;
}

inline bool names(const std::string& text, const Pair& pair) {
    return text.find("\"" + pair.one + "\"") != std::string::npos ||
           text.find("\"" + pair.two + "\"") != std::string::npos;
}

}  // namespace kingdom::server::testing
