// Reading the targets of an earlier report.
#include <algorithm>

#include <nlohmann/json.hpp>

#include "app/failure.h"
#include "app/lab/json_report.h"

namespace kingdom {
namespace {

using ReadJson = nlohmann::json;

template <class Enum, std::size_t Count>
Enum value_of(const std::array<std::string_view, Count>& words, const ReadJson& word) {
    const auto found = std::find(words.begin(), words.end(), word.get<std::string>());
    if (found == words.end()) throw Failure("unknown word " + word.dump());
    return static_cast<Enum>(found - words.begin());
}

std::optional<double> bound(const ReadJson& edge) {
    if (edge.is_null()) return std::nullopt;
    return edge.get<double>();
}

Target target_from(const ReadJson& json) {
    Target target{.key = json.at("key"),
                  .title = json.at("title"),
                  .group = value_of<Group>(kGroupWords, json.at("group")),
                  .unit = value_of<Unit>(kUnitWords, json.at("unit")),
                  .band = {bound(json.at("band").at("low")), bound(json.at("band").at("high"))}};
    target.measured.count = json.at("count");
    if (target.measured.count == 0) return target;
    target.measured.value = json.at("value");
    target.measured.low = json.at("low");
    target.measured.high = json.at("high");
    return target;
}

}  // namespace

std::optional<Earlier> read_report(std::string_view text) {
    const ReadJson json = ReadJson::parse(text, nullptr, false);
    if (!json.is_object() || !json.contains("targets")) return std::nullopt;
    try {
        Earlier earlier{.deck = json.at("deck")};
        for (const ReadJson& target : json.at("targets")) {
            earlier.targets.push_back(target_from(target));
        }
        return earlier;
    } catch (const std::exception& fault) {
        throw Failure(std::string("the earlier report is damaged: ") + fault.what());
    }
}

}  // namespace kingdom
