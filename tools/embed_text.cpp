// embed_text OUT.inc en.json it.json es.json fr.json
//
// Writes the texts as rows sorted by key, languages in the order en, it, es, fr whatever the order
// of the files, to stand between the braces of a table that can be searched by halves:
//
//   constexpr Row kRows[] = {      // struct Row { string_view key; array<string_view, 4> texts; };
//   #include "texts.inc"
//   };
//
// Fails when a language lacks a key that another one has.
#include <array>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>

#include "record/strict_json.h"

namespace {

constexpr std::array<std::string_view, 4> kCodes{"en", "it", "es", "fr"};
using Row = std::array<std::optional<std::string>, kCodes.size()>;
using Rows = std::map<std::string, Row>;

std::string read_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    if (!in) throw std::runtime_error(path + ": this file cannot be read");
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

// The language of `some/where/en.json`.
std::size_t language_of(const std::string& path) {
    const std::string name = path.substr(path.rfind('/') + 1);
    for (std::size_t i = 0; i < kCodes.size(); ++i) {
        if (name == std::string(kCodes[i]) + ".json") return i;
    }
    throw std::runtime_error(path + ": this is none of en.json, it.json, es.json, fr.json");
}

void read_language(const std::string& path, Rows& rows) {
    const auto parsed = kingdom::parse_strictly(read_file(path));
    if (!parsed) throw std::runtime_error(path + ": " + parsed.error());
    const std::size_t language = language_of(path);
    for (const auto& [key, text] : parsed->items()) {
        if (!text.is_string()) throw std::runtime_error(path + ": " + key + ": this is no text");
        rows[key][language] = text.get<std::string>();
    }
}

void check_complete(const Rows& rows) {
    std::string missing;
    for (const auto& [key, row] : rows) {
        for (std::size_t i = 0; i < kCodes.size(); ++i) {
            if (!row[i]) missing += "\n  " + std::string(kCodes[i]) + ".json: " + key;
        }
    }
    if (!missing.empty()) throw std::runtime_error("these texts are missing:" + missing);
}

std::string literal(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c == '\n' ? std::string("\\n") : std::string(1, c);
    }
    return quoted + "\"";
}

void write_rows(const Rows& rows, const std::string& path) {
    std::ofstream out(path, std::ios::binary);
    for (const auto& [key, row] : rows) {
        out << "{" << literal(key) << ", {{";
        for (std::size_t i = 0; i < row.size(); ++i) out << (i ? ", " : "") << literal(*row[i]);
        out << "}}},\n";
    }
    if (!out.flush()) throw std::runtime_error(path + ": this file cannot be written");
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2 + static_cast<int>(kCodes.size())) {
        std::cerr << "usage: embed_text OUT.inc en.json it.json es.json fr.json\n";
        return 2;
    }
    try {
        Rows rows;
        for (int i = 2; i < count; ++i) read_language(arguments[i], rows);
        check_complete(rows);
        write_rows(rows, arguments[1]);
    } catch (const std::exception& problem) {
        std::cerr << "embed_text: " << problem.what() << "\n";
        return 1;
    }
    return 0;
}
