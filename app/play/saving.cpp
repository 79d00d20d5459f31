#include "app/play/saving.h"

#include <cstdio>
#include <fstream>

#include <fmt/format.h>

#include "app/failure.h"
#include "app/files.h"
#include "app/replay/record_file.h"
#include "record/record_json.h"

namespace kingdom {

void save_record(const DeckFile& file, const Record& record, const std::string& path) {
    // A crash in the middle must not cost the game that was saved before.
    const std::string fresh = path + ".new";
    std::ofstream out(fresh, std::ios::binary);
    out << record_line(file, record) << '\n';
    out.close();
    if (!out || std::rename(fresh.c_str(), path.c_str()) != 0) {
        std::remove(fresh.c_str());
        throw Failure(fmt::format("the file {} cannot be written", path));
    }
}

Record load_record(const DeckFile& file, const std::string& path) {
    const std::string text = read_file(path);
    const auto lines = records_in(text);
    if (lines.size() != 1) {
        throw Failure(fmt::format("{} holds {} games, not one", path, lines.size()));
    }
    const auto record = read_record(file, lines.front());
    if (!record) throw Failure(fmt::format("{}: {}", path, record.error()));
    return *record;
}

}  // namespace kingdom
