// JSON to records, strictly.
#include "record/chance.h"
#include "record/decision_fields.h"
#include "record/record_json.h"
#include "record/result_reader.h"
#include "record/setup_reader.h"
#include "record/strict_json.h"

namespace kingdom {
namespace {

using nlohmann::json;

void check_text(const JsonPlace& root, std::string_view key, std::string_view wanted) {
    with_field(root, key, [wanted](const JsonPlace& field) {
        const auto text = field.text();
        if (!text || *text == wanted) return;
        field.fault(JsonPlace::quoted(*text) + " is not known here, only " +
                    JsonPlace::quoted(wanted));
    });
}

std::string text_of(const JsonPlace& root, std::string_view key) {
    const auto field = root.field(key);
    return std::string(field ? field->text().value_or("") : "");
}

void check_deck(const JsonPlace& root, const DeckFile& file, const Record& record) {
    const std::string_view hash(file.names.hash.data(), file.names.hash.size());
    if (record.deck == file.names.deck.view() && record.deck_hash == hash) return;
    root.fault("the record was played with the deck " + JsonPlace::quoted(record.deck) +
               " of hash " + JsonPlace::quoted(record.deck_hash.substr(0, 12)) + ", not with " +
               JsonPlace::quoted(file.names.deck.view()) + " of hash " +
               JsonPlace::quoted(hash.substr(0, 12)));
}

std::vector<Card> read_cards(const DeckFile& file, const JsonPlace& place) {
    std::vector<Card> cards;
    for (const JsonPlace& item : place.items()) {
        if (const auto card = read_card(file, item)) cards.push_back(*card);
    }
    return cards;
}

void read_chance(const DeckFile& file, const JsonPlace& chance, Chance& read) {
    if (!chance.is_object()) return;
    chance.allow_only({"development", "danger", "advisors", "reshuffles"});
    const auto list = [&](std::string_view key, std::vector<Card>& cards) {
        with_field(chance, key, [&](const JsonPlace& place) { cards = read_cards(file, place); });
    };
    list("development", read.development);
    list("danger", read.danger);
    list("advisors", read.advisors);
    with_field(chance, "reshuffles", [&](const JsonPlace& place) {
        for (const JsonPlace& item : place.items()) {
            read.reshuffles.push_back(read_cards(file, item));
        }
    });
}

void read_turns(const DeckFile& file, const JsonPlace& decisions, std::vector<Turn>& turns) {
    for (const JsonPlace& item : decisions.items()) {
        if (const auto turn = read_turn(file, item)) turns.push_back(*turn);
    }
}

void read_promise(const JsonPlace& place, Record& record) {
    if (!place.is_object()) return;
    place.allow_only({"commitment", "nonce"});
    record.promise = Promise{text_of(place, "commitment"), text_of(place, "nonce")};
}

Record read_root(const DeckFile& file, const JsonPlace& root, Faults& faults) {
    Record record;
    if (!root.is_object()) return record;
    root.allow_only({"format", "rules", "deck", "deck_hash", "setup", "chance", "decisions",
                     "result", "promise"});
    check_text(root, "format", kRecordFormat);
    check_text(root, "rules", kRulesEdition);
    record.deck = text_of(root, "deck");
    record.deck_hash = text_of(root, "deck_hash");
    if (!faults.empty()) return record;
    // Another deck's cards would only bring on more faults.
    check_deck(root, file, record);
    if (!faults.empty()) return record;
    with_field(root, "setup",
               [&](const JsonPlace& field) { read_setup(file, field, record.setup, record.seed); });
    with_field(root, "chance",
               [&](const JsonPlace& field) { read_chance(file, field, record.chance); });
    with_field(root, "decisions",
               [&](const JsonPlace& field) { read_turns(file, field, record.turns); });
    with_field(root, "result",
               [&](const JsonPlace& field) { record.result = read_result(field, record.setup); });
    if (const auto promise = root.optional_field("promise")) read_promise(*promise, record);
    return record;
}

}  // namespace

Result<Record> read_record(const DeckFile& file, std::string_view line) {
    const auto value = parse_strictly(line);
    if (!value) return Error{value.error()};
    Faults faults;
    const JsonPlace root(*value, faults);
    Record record = read_root(file, root, faults);
    if (!faults.empty()) return Error{faults.front()};
    if (const auto fault = chance_fault(file, record)) return Error{*fault};
    return record;
}

Result<RecordDeck> read_record_deck(std::string_view line) {
    const auto value = parse_strictly(line);
    if (!value) return Error{value.error()};
    Faults faults;
    const JsonPlace root(*value, faults);
    if (!root.is_object()) return Error{faults.front()};
    RecordDeck deck{text_of(root, "deck"), text_of(root, "deck_hash")};
    if (!faults.empty()) return Error{faults.front()};
    return deck;
}

}  // namespace kingdom
