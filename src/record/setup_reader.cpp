#include "record/setup_reader.h"

#include <charconv>

#include "rules/rules.h"

namespace kingdom {
namespace {

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

}  // namespace

void read_setup(const DeckFile& file, const JsonPlace& setup, Setup& read, std::uint64_t& seed) {
    if (!setup.is_object()) return;
    setup.allow_only({"players", "side", "module", "first", "menaces", "quest", "options", "seed"});
    with_field(setup, "players", [&read](const JsonPlace& field) {
        read.players = static_cast<std::uint8_t>(field.number(1, 2).value_or(2));
    });
    read.side = word_in<DuchyFace>(setup, "side", "side of a duchy");
    read.module = word_in<Module>(setup, "module", "module");
    read.first = word_in<Player>(setup, "first", "player");
    read_menaces(setup, read);
    with_field(setup, "quest", [&](const JsonPlace& field) { read_quest(file, field, read); });
    with_field(setup, "options", [&](const JsonPlace& field) { read_options(field, read); });
    with_field(setup, "seed", [&](const JsonPlace& field) { seed = read_seed(field); });
    if (setup_fault(file.deck, read) == SetupFault::SameMenaceTwice) {
        setup.fault("the players have two different menace decks (R11.1)");
    }
}

}  // namespace kingdom
