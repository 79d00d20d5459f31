// kingdom play: the game at the terminal.
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/opponents.h"
#include "app/play/play_game.h"
#include "app/subcommands.h"

namespace kingdom {
namespace {

bool any_given(const CLI::App& command, std::initializer_list<const char*> names) {
    for (const char* const name : names) {
        if (command.count(name) > 0) return true;
    }
    return false;
}

}  // namespace

void add_play(CLI::App& program) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App* command = program.add_subcommand("play", "play at the terminal");
    add_language_option(*command, options->language);
    add_setup_options(*command, options->setup);
    command->add_option("--as", options->human, "your duchy")
        ->check(word_of<Player>("duchy"))
        ->type_name("DUCHY");
    command
        ->add_option("--opponent", options->opponent,
                     fmt::format("{}", fmt::join(opponent_names(), ", ")))
        ->check(one_of("opponent", opponent_names()))
        ->type_name("WHO");
    command->add_option("--save", options->save_path, "keep the game in this file")
        ->type_name("FILE");
    command->add_option("--resume", options->resume_path, "go on with a saved game")
        ->type_name("FILE");
    add_deck_option(*command, options->deck);
    command->footer(
        "Without a module, players or side a short menu asks for them, and for the opponent.\n"
        "Example: kingdom play --module advisors --opponent steward --save game.json");
    command->callback([options, command] {
        options->setup_given =
            any_given(*command, {"--module", "--players", "--side", "--menaces", "--quest"});
        options->seed_given = any_given(*command, {"--seed"});
        play_game(*options);
    });
}

}  // namespace kingdom
