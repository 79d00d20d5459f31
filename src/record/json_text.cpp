#include "record/json_text.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace kingdom {
namespace {

bool is_plain(std::string_view text) {
    return std::all_of(text.begin(), text.end(),
                       [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; });
}

}  // namespace

void JsonText::open(char bracket) {
    put_comma();
    out_ += bracket;
}

void JsonText::open(std::string_view name, char bracket) {
    key(name);
    out_ += bracket;
}

void JsonText::key(std::string_view name) {
    value(name);
    out_ += ':';
}

void JsonText::value(std::string_view text) {
    if (!is_plain(text)) return put(nlohmann::json(text).dump());
    put_comma();
    out_ += '"';
    out_ += text;
    out_ += '"';
}

void JsonText::value(bool truth) {
    put(truth ? "true" : "false");
}

void JsonText::put(std::string_view written) {
    put_comma();
    out_ += written;
}

void JsonText::put_comma() {
    const char last = out_.empty() ? '[' : out_.back();
    if (last != '{' && last != '[' && last != ':') out_ += ',';
}

}  // namespace kingdom
