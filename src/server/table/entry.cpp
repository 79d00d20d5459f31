#include "server/table/entry.h"

#include "record/decision_fields.h"
#include "record/decision_json.h"
#include "record/strict_json.h"
#include "record/words.h"

namespace kingdom {

template <>
struct Words<server::EntryKind> {
    static constexpr std::array<Word, 13> kTable{
        "joined",    "decided",     "took_back",       "resigned",      "handed_over",
        "took_over", "emoted",      "ran_out_of_time", "rematch_asked", "rematch_made",
        "recovered", "end_offered", "claimed"};
};

namespace server {
namespace {

constexpr std::size_t index(EntryKind kind) {
    return static_cast<std::size_t>(kind);
}

template <class Enum>
Enum read_word(const JsonPlace& entry, std::string_view key, std::string_view what) {
    const auto field = entry.field(key);
    return field ? field->word<Enum>(what).value_or(Enum{}) : Enum{};
}

}  // namespace

std::string write_entry(const DeckFile& file, const Entry& entry) {
    nlohmann::json value{{"kind", Words<EntryKind>::kTable[index(entry.kind)]},
                         {"seat", word(entry.seat)},
                         {"at", entry.at}};
    if (entry.kind == EntryKind::Decided) {
        value["decision"] = decision_to_json(file, entry.decision);
    }
    if (!entry.text.empty()) value["text"] = entry.text;
    return value.dump();
}

Result<Entry> read_entry(const DeckFile& file, std::string_view body, std::string client_id) {
    const auto value = parse_strictly(body);
    if (!value) return Error{value.error()};
    Faults faults;
    const JsonPlace place(*value, faults);
    if (!place.is_object()) return Error{faults.front()};
    Entry entry;
    entry.kind = read_word<EntryKind>(place, "kind", "kind of entry");
    entry.seat = read_word<Player>(place, "seat", "player");
    entry.client_id = std::move(client_id);
    const auto at = place.field("at");
    if (at && at->value().is_number_integer()) entry.at = at->value().get<Moment>();
    if (entry.kind == EntryKind::Decided) {
        if (const auto decision = place.field("decision")) {
            entry.decision = read_decision(file, *decision).value_or(Decision{});
        }
    }
    if (const auto text = place.optional_field("text")) entry.text = text->text().value_or("");
    if (!faults.empty()) return Error{faults.front()};
    return entry;
}

}  // namespace server
}  // namespace kingdom
