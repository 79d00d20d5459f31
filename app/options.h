// Arguments that several subcommands share: the deck, the set-up, and whole numbers.
#pragma once

#include <cstdint>
#include <string>

#include <CLI/CLI.hpp>

#include "app/text/text.h"
#include "cards/deck_names.h"
#include "rules/setup.h"

namespace kingdom {

// A check for CLI11 that tells in one sentence what would be right.
CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest);
CLI::Validator decimal(double lowest, double highest);
CLI::Validator one_of(std::string what, std::vector<std::string> words);
template <class Enum>
CLI::Validator word_of(std::string what);

void add_deck_option(CLI::App& command, std::string& path);
// The deck file at `path`, or the built-in one when it is empty. Throws Failure.
DeckFile load_deck(const std::string& path);

void add_language_option(CLI::App& command, std::string& code);
// The language of the code, or that of the environment when it is empty.
Texts chosen_texts(const std::string& code);

// What can be said about a game on the command line; empty: the usual.
struct SetupOptions {
    std::string module = "none";
    std::string side = "A";
    std::string first = "valados";
    std::string menaces;  // two decks with a comma, or one in a solo game
    std::string quest;
    int players = 2;
    std::uint64_t seed = 1;
};

void add_setup_options(CLI::App& command, SetupOptions& options);
// Throws BadArguments when no game can be made of it.
Setup chosen_setup(const DeckFile& file, const SetupOptions& options);

// The whole content; Failure when the file cannot be read.
std::string read_file(const std::string& path);

}  // namespace kingdom

#include "record/words.h"

namespace kingdom {

template <class Enum>
CLI::Validator word_of(std::string what) {
    std::vector<std::string> words;
    for (const Word word : Words<Enum>::kTable) words.emplace_back(word);
    return one_of(std::move(what), std::move(words));
}

}  // namespace kingdom
