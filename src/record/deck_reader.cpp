#include "record/deck_reader.h"

#include <algorithm>

#include "record/deck_parts.h"
#include "record/sha256.h"
#include "record/strict_json.h"

namespace kingdom {
namespace {

using nlohmann::json;

struct Reading {
    DeckFile file{};
    Faults faults{};
};

bool is_deck_name(std::string_view text) {
    const auto allowed = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '.';
    };
    return !text.empty() && text.size() <= Key::kCapacity &&
           std::all_of(text.begin(), text.end(), allowed);
}

void read_name(const JsonPlace& field, DeckFile& file) {
    const auto text = field.text();
    if (!text) return;
    if (is_deck_name(*text)) {
        file.names.deck = Key(*text);
    } else {
        field.fault(JsonPlace::quoted(*text) +
                    " is no name of a deck: a to z, 0 to 9, _ - and . alone, at most 47");
    }
}

void read_groups(const JsonPlace& root, deck_parts::Builder& builder) {
    using Read = void (*)(const JsonPlace&, deck_parts::Builder&);
    constexpr std::pair<std::string_view, Read> kGroups[] = {
        {"developments", deck_parts::read_developments},
        {"duchies", deck_parts::read_duchies},
        {"treasures", deck_parts::read_treasures},
        {"calamities", deck_parts::read_calamities},
        {"menaces", deck_parts::read_menaces},
        {"advisors", deck_parts::read_advisors},
        {"quests", deck_parts::read_quests},
        {"conquest", deck_parts::read_conquest},
    };
    for (const auto& [key, read] : kGroups) {
        if (const auto group = root.field(key)) read(*group, builder);
    }
}

DeckFile read_root(const json& value, Faults& faults) {
    const JsonPlace root(value, faults);
    deck_parts::Builder builder;
    if (!root.is_object()) return builder.file;
    root.allow_only({"deck", "licence", "developments", "duchies", "treasures", "calamities",
                     "menaces", "advisors", "quests", "conquest"});
    if (const auto name = root.field("deck")) read_name(*name, builder.file);
    if (const auto licence = root.optional_field("licence")) licence->text();
    read_groups(root, builder);
    return builder.file;
}

Reading read_all(std::string_view text) {
    Reading reading;
    const auto parsed = parse_json(text);
    if (!parsed) {
        reading.faults.push_back(parsed.error());
        return reading;
    }
    for (const std::string& place : parsed->twice) {
        reading.faults.push_back(place + ": this key stands twice");
    }
    reading.file = read_root(parsed->value, reading.faults);
    if (!reading.faults.empty()) return reading;
    reading.file.names.hash = sha256_hex(parsed->value.dump());
    derive_tables(reading.file.deck);
    return reading;
}

}  // namespace

std::vector<std::string> deck_faults(std::string_view text) {
    return read_all(text).faults;
}

Result<DeckFile> read_deck(std::string_view text) {
    Reading reading = read_all(text);
    if (reading.faults.empty()) return reading.file;
    const std::size_t more = reading.faults.size() - 1;
    std::string sentence = reading.faults.front();
    if (more > 0) sentence += " (and " + std::to_string(more) + " more)";
    return Error{sentence};
}

}  // namespace kingdom
