#include "app/setup_options.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/failure.h"
#include "record/words.h"
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
