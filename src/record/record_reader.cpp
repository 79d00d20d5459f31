// JSON to records, strictly.
#include <charconv>

#include "record/chance.h"
#include "record/decision_fields.h"
#include "record/record_json.h"
#include "record/result_reader.h"
#include "record/strict_json.h"
#include "rules/rules.h"

namespace kingdom {
namespace {

using nlohmann::json;

// Calls `read` with a field that must be there.
template <class Read>
void with_field(const JsonPlace& entry, std::string_view key, Read&& read) {
    if (const auto field = entry.field(key)) read(*field);
}

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

std::uint64_t read_seed(const JsonPlace& field) {
    const auto text = field.text();
    if (!text) return 0;
    std::uint64_t seed = 0;
    const auto [end, problem] = std::from_chars(text->data(), text->data() + text->size(), seed);
    const bool whole = problem == std::errc{} && end == text->data() + text->size();
    const bool plain = text->size() == 1 || !text->starts_with('0');
    if (!whole || !plain) field.fault(JsonPlace::quoted(*text) + " is no seed");
    return seed;
}

void read_menaces(const JsonPlace& setup, Setup& read) {
    const auto menaces = setup.optional_field("menaces");
    if (read.module != Module::Menace) {
        if (menaces) menaces->fault("there are menaces in a menace game only");
        return;
    }
    if (!menaces) {
        setup.field("menaces");
        return;
    }
    if (!menaces->is_object()) return;
    for (const JsonPlace& field : menaces->fields()) {
        const auto player = find_word<Player>(field.name());
        const bool plays = player && (!read.solo() || *player == read.first);
        if (!plays) field.fault("this is no player of the game");
    }
    for (const Player player : kPlayers) {
        if (read.solo() && player != read.first) continue;
        with_field(*menaces, word(player), [&](const JsonPlace& field) {
            const auto deck = field.word<MenaceDeck>("menace deck");
            read.menaces[index(player)] = deck.value_or(MenaceDeck::FrostGiants);
        });
    }
}

void read_quest(const DeckFile& file, const JsonPlace& quest, Setup& read) {
    if (read.module != Module::Quest) {
        if (!quest.is_null()) quest.fault("there is a quest in a quest game only");
        return;
    }
    const auto key = quest.text();
    const auto found = key ? find_quest(file, *key) : std::nullopt;
    if (key && !found) quest.fault(JsonPlace::quoted(*key) + " is no quest of the deck");
    read.quest = found.value_or(0);
}

void read_options(const JsonPlace& options, Setup& read) {
    if (!options.is_object()) return;
    options.allow_only({"solo_side_a_penalty"});
    with_field(options, "solo_side_a_penalty", [&read](const JsonPlace& field) {
        read.solo_side_a_penalty = field.boolean().value_or(false);
    });
}

template <class Enum>
Enum word_in(const JsonPlace& entry, std::string_view key, std::string_view what) {
    const auto field = entry.field(key);
    return field ? field->word<Enum>(what).value_or(Enum{}) : Enum{};
}

void read_setup(const DeckFile& file, const JsonPlace& setup, Record& record) {
    if (!setup.is_object()) return;
    setup.allow_only({"players", "side", "module", "first", "menaces", "quest", "options", "seed"});
    Setup& read = record.setup;
    with_field(setup, "players", [&read](const JsonPlace& field) {
        read.players = static_cast<std::uint8_t>(field.number(1, 2).value_or(2));
    });
    read.side = word_in<DuchyFace>(setup, "side", "side of a duchy");
    read.module = word_in<Module>(setup, "module", "module");
    read.first = word_in<Player>(setup, "first", "player");
    read_menaces(setup, read);
    with_field(setup, "quest", [&](const JsonPlace& field) { read_quest(file, field, read); });
    with_field(setup, "options", [&](const JsonPlace& field) { read_options(field, read); });
    with_field(setup, "seed", [&](const JsonPlace& field) { record.seed = read_seed(field); });
    if (setup_fault(file.deck, read) == SetupFault::SameMenaceTwice) {
        setup.fault("the players have two different menace decks (R11.1)");
    }
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

Record read_root(const DeckFile& file, const JsonPlace& root, Faults& faults) {
    Record record;
    if (!root.is_object()) return record;
    root.allow_only(
        {"format", "rules", "deck", "deck_hash", "setup", "chance", "decisions", "result"});
    check_text(root, "format", kRecordFormat);
    check_text(root, "rules", kRulesEdition);
    record.deck = text_of(root, "deck");
    record.deck_hash = text_of(root, "deck_hash");
    if (!faults.empty()) return record;
    // Another deck's cards would only bring on more faults.
    check_deck(root, file, record);
    if (!faults.empty()) return record;
    with_field(root, "setup", [&](const JsonPlace& field) { read_setup(file, field, record); });
    with_field(root, "chance",
               [&](const JsonPlace& field) { read_chance(file, field, record.chance); });
    with_field(root, "decisions",
               [&](const JsonPlace& field) { read_turns(file, field, record.turns); });
    with_field(root, "result",
               [&](const JsonPlace& field) { record.result = read_result(field, record.setup); });
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
