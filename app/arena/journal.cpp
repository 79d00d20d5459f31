#include "app/arena/journal.h"

#include <filesystem>
#include <set>
#include <sstream>

#include <fmt/format.h>

#include "app/failure.h"
#include "app/files.h"

namespace kingdom {
namespace {

using nlohmann::json;

// One sentence about the first setting that differs.
void check_settings(const std::string& path, const json& found, const json& wanted) {
    if (!found.is_object() || found.value("format", json()) != wanted.at("format")) {
        throw Failure(fmt::format("{} is no resume file of the arena", path));
    }
    for (const auto& [key, value] : wanted.items()) {
        const json other = found.value(key, json());
        if (other == value) continue;
        const std::string difference =
            value.is_structured()
                ? fmt::format("its {} are others", key)
                : fmt::format("its {} is {}, not {}", key, other.dump(), value.dump());
        throw Failure(fmt::format("{} belongs to another contest: {}", path, difference));
    }
}

}  // namespace

Journal::Journal(std::string path, const DeckFile& file, const Plan& plan)
    : path_(std::move(path)), plan_(plan) {
    const auto settings = settings_json(file, plan);
    const std::string text = std::filesystem::exists(path_) ? read_file(path_) : "";
    // A line counts once its end is written.
    const std::string whole = text.substr(0, text.rfind('\n') + 1);
    if (!whole.empty()) {
        read(whole, settings);
        if (whole.size() < text.size()) std::filesystem::resize_file(path_, whole.size());
    } else if (!text.empty() && !settings.dump().starts_with(text)) {
        throw Failure(fmt::format("{} is no resume file of the arena", path_));
    }
    out_.open(path_, whole.empty() ? std::ios::binary : std::ios::binary | std::ios::app);
    if (whole.empty()) write_line(settings);
}

void Journal::read(const std::string& text, const nlohmann::ordered_json& settings) {
    std::istringstream lines(text);
    std::set<std::pair<std::size_t, std::uint64_t>> known;
    std::size_t number = 0;
    for (std::string line; std::getline(lines, line);) {
        const json value = json::parse(line, nullptr, false);
        if (++number == 1) {
            check_settings(path_, value, settings);
            continue;
        }
        auto pair = pair_from(plan_, value);
        if (!pair) throw Failure(fmt::format("{}: line {} is no finished pair", path_, number));
        if (known.emplace(pair->task.match, pair->task.pair).second) {
            finished_.push_back(std::move(*pair));
        }
    }
}

void Journal::write(const ai::Task& task, const ai::PairResult& pair) {
    write_line(pair_json(plan_, task, pair));
}

void Journal::write_line(const nlohmann::ordered_json& line) {
    out_ << line.dump() + "\n" << std::flush;
    if (!out_) throw Failure(fmt::format("the file {} cannot be written", path_));
}

}  // namespace kingdom
