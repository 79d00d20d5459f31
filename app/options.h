// Arguments that several subcommands share: the deck, the set-up, and whole numbers.
#pragma once

#include <cstdint>
#include <string>

#include <CLI/CLI.hpp>

#include "app/setup_options.h"
#include "record/words.h"

namespace kingdom {

// A check for CLI11 that tells in one sentence what would be right.
CLI::Validator whole_number(std::uint64_t lowest, std::uint64_t highest);
CLI::Validator decimal(double lowest, double highest);
CLI::Validator one_of(std::string what, std::vector<std::string> words);
template <class Enum>
CLI::Validator word_of(std::string what) {
    std::vector<std::string> words;
    for (const Word word : Words<Enum>::kTable) words.emplace_back(word);
    return one_of(std::move(what), std::move(words));
}

void add_deck_option(CLI::App& command, std::string& path);
void add_language_option(CLI::App& command, std::string& code);
void add_setup_options(CLI::App& command, SetupOptions& options);

}  // namespace kingdom
