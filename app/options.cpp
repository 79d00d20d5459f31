#include "app/options.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <limits>
#include <sstream>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/failure.h"
#include "cards/founders.h"
#include "record/deck_reader.h"
#include "rules/rules.h"

namespace kingdom {
namespace {

MenaceDeck menace_deck(std::string_view word) {
    const auto deck = find_word<MenaceDeck>(word);
    if (!deck) {
        throw BadArguments(fmt::format("--menaces: '{}' is no menace deck; there are {}", word,
                                       fmt::join(Words<MenaceDeck>::kTable, ", ")));
    }
    return *deck;
}

// A solo player names one deck; the other place then holds any other, which is never used.
std::array<MenaceDeck, 2> menace_decks(const SetupOptions& options, Player first) {
    Setup usual;
    if (options.menaces.empty()) return usual.menaces;
    const std::size_t comma = options.menaces.find(',');
    const MenaceDeck named = menace_deck(options.menaces.substr(0, comma));
    if (comma != std::string::npos) {
        return {named, menace_deck(options.menaces.substr(comma + 1))};
    }
    if (options.players == 2) {
        throw BadArguments("--menaces: two players need two decks, with a comma between them");
    }
    std::array<MenaceDeck, 2> decks{};
    decks.fill(named == MenaceDeck::FrostGiants ? MenaceDeck::GiantRats : MenaceDeck::FrostGiants);
    decks[index(first)] = named;
    return decks;
}

std::uint8_t quest_number(const DeckFile& file, const std::string& key) {
    if (key.empty()) return 0;
    const auto quest = find_quest(file, key);
    if (quest) return *quest;
    std::vector<std::string_view> keys;
    for (std::size_t i = 0; i < file.deck.quest_count; ++i) {
        keys.push_back(file.names.quests[i].key.view());
    }
    throw BadArguments(
        fmt::format("--quest: the deck has no quest '{}'; it has {}", key, fmt::join(keys, ", ")));
}

std::string_view sentence(SetupFault fault) {
    switch (fault) {
        case SetupFault::PlayerCount: return "--players: a game has one player or two";
        case SetupFault::SameMenaceTwice: return "--menaces: the two players' decks must differ";
        case SetupFault::NoSuchQuest: break;
    }
    return "--module: the deck has no quest";
}

}  // namespace

CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest) {
    const auto check = [lowest, highest](const std::string& text) -> std::string {
        std::uint64_t number = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, problem] = std::from_chars(text.data(), end, number);
        if (problem == std::errc{} && stop == end && number >= lowest && number <= highest) {
            return {};
        }
        return fmt::format("'{}' is not a whole number from {} to {}", text, lowest, highest);
    };
    return CLI::Validator(check, "");
}

CLI::Validator decimal(double lowest, double highest) {
    const auto check = [lowest, highest](const std::string& text) -> std::string {
        double number = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, problem] = std::from_chars(text.data(), end, number);
        if (problem == std::errc{} && stop == end && number >= lowest && number <= highest) {
            return {};
        }
        return fmt::format("'{}' is not a number from {} to {}", text, lowest, highest);
    };
    return CLI::Validator(check, "");
}

CLI::Validator one_of(std::string what, std::vector<std::string> words) {
    const auto check = [what = std::move(what), words](const std::string& text) -> std::string {
        if (std::find(words.begin(), words.end(), text) != words.end()) return {};
        return fmt::format("'{}' is no {}; there are {}", text, what, fmt::join(words, ", "));
    };
    return CLI::Validator(check, "");
}

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

void add_deck_option(CLI::App& command, std::string& path) {
    command.add_option("--deck", path, "play with this deck file instead of the built-in deck")
        ->type_name("FILE");
}

DeckFile load_deck(const std::string& path) {
    if (path.empty()) return founders();
    const auto file = read_deck(read_file(path));
    if (!file) throw Failure(fmt::format("{} is no deck: {}", path, file.error()));
    return *file;
}

void add_language_option(CLI::App& command, std::string& code) {
    command.add_option("--lang", code, "en, it, es or fr; else that of the environment")
        ->check(one_of("language", {"en", "it", "es", "fr"}))
        ->type_name("L");
}

Texts chosen_texts(const std::string& code) {
    return Texts(language_from_code(code).value_or(language_of_environment()));
}

void add_setup_options(CLI::App& command, SetupOptions& options) {
    command.add_option("--module", options.module, "none, menace, advisors, quest or conquest")
        ->check(word_of<Module>("module"))
        ->type_name("M");
    command.add_option("--players", options.players, "1 (solo) or 2")
        ->check(whole_number(1, 2))
        ->type_name("P");
    command.add_option("--side", options.side, "of both duchies, A or B")
        ->check(word_of<DuchyFace>("side"))
        ->type_name("S");
    command.add_option("--seed", options.seed, "of all shuffles")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->type_name("N");
    command
        .add_option("--first", options.first, "first player of round 1; solo: the player's duchy")
        ->check(word_of<Player>("duchy"))
        ->type_name("DUCHY");
    command
        .add_option("--menaces", options.menaces,
                    "menace decks of Valados and Teressie: frost_giants, giant_rats, shadows, "
                    "thieves")
        ->type_name("A,B");
    command.add_option("--quest", options.quest, "the key of a quest of the deck")
        ->type_name("KEY");
}

Setup chosen_setup(const DeckFile& file, const SetupOptions& options) {
    Setup setup;
    setup.players = static_cast<std::uint8_t>(options.players);
    setup.side = find_word<DuchyFace>(options.side).value();
    setup.module = find_word<Module>(options.module).value();
    setup.first = find_word<Player>(options.first).value();
    if (setup.module == Module::Menace) {
        setup.menaces = menace_decks(options, setup.first);
    } else if (!options.menaces.empty()) {
        throw BadArguments("--menaces: only a menace game has menace decks");
    }
    if (setup.module == Module::Quest) {
        setup.quest = quest_number(file, options.quest);
    } else if (!options.quest.empty()) {
        throw BadArguments("--quest: only a quest game has a quest");
    }
    if (const auto fault = setup_fault(file.deck, setup)) {
        throw BadArguments(std::string(sentence(*fault)));
    }
    return setup;
}

}  // namespace kingdom
