// The shapes of what the record room writes (views, decisions, log entries, records), for the
// types of clients. A test holds them against the JSON of thousands of views.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kingdom::protocol {

struct ShapeField {
    std::string_view name;  // with ? behind it: not always there
    std::string_view type;  // in the words of TypeScript
};
struct Shape {
    std::string_view name;
    std::vector<ShapeField> fields;
};

std::span<const Shape> shapes();

// A name for one of several texts: type Area = 'left' | 'right'.
struct Alias {
    std::string_view name;
    std::string type;
};
const std::vector<Alias>& aliases();

}  // namespace kingdom::protocol
