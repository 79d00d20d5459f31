#include "app/files.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <fmt/format.h>

#include "app/failure.h"
#include "cards/founders.h"
#include "record/deck_reader.h"

namespace kingdom {

std::string read_file(const std::string& path) {
    if (std::filesystem::is_directory(path)) {
        throw Failure(fmt::format("{} is a folder, not a file", path));
    }
    std::ifstream in(path, std::ios::binary);
    std::ostringstream text;
    // Copying nothing sets the fail bit, so an empty file is told by its end.
    if (in && in.peek() != std::ifstream::traits_type::eof()) text << in.rdbuf();
    const bool read = in.is_open() && !in.bad() && !text.bad();
    if (!read) throw Failure(fmt::format("the file {} cannot be read", path));
    return text.str();
}

void write_file(const std::string& path, const std::string& text) {
    std::ofstream out(path, std::ios::binary);
    out << text << std::flush;
    if (!out) throw Failure(fmt::format("the file {} could not be written to its end", path));
}

void check_writable(const std::string& path) {
    if (std::ofstream(path, std::ios::binary | std::ios::app)) return;
    throw Failure(fmt::format("the file {} cannot be written", path));
}

DeckFile load_deck(const std::string& path) {
    if (path.empty()) return founders();
    const auto file = read_deck(read_file(path));
    if (!file) throw Failure(fmt::format("{} is no deck: {}", path, file.error()));
    return *file;
}

}  // namespace kingdom
