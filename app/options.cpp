#include "app/options.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace kingdom {
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

void add_deck_option(CLI::App& command, std::string& path) {
    command.add_option("--deck", path, "play with this deck file instead of the built-in deck")
        ->type_name("FILE");
}

void add_language_option(CLI::App& command, std::string& code) {
    command.add_option("--lang", code, "en, it, es or fr; else that of the environment")
        ->check(one_of("language", {"en", "it", "es", "fr"}))
        ->type_name("L");
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

}  // namespace kingdom
