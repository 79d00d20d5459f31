// kingdom deck: checks a deck file, or shows a deck as tables.
#include <memory>

#include <fmt/format.h>

#include "app/deck/show_deck.h"
#include "app/failure.h"
#include "app/files.h"
#include "app/options.h"
#include "app/show/terminal.h"
#include "app/subcommands.h"
#include "app/text/text.h"
#include "record/deck_reader.h"

namespace kingdom {
namespace {

struct DeckOptions {
    std::string deck;
    std::string file;
    std::string language;
};

void check_deck(const std::string& path) {
    const std::string text = read_file(path);
    const auto faults = deck_faults(text);
    for (const std::string& fault : faults) fmt::print("{}\n", fault);
    if (!faults.empty()) {
        const std::string_view noun = faults.size() == 1 ? "fault" : "faults";
        throw Failure(fmt::format("{} has {} {}", path, faults.size(), noun));
    }
    fmt::print("ok: {}\n", deck_summary(read_deck(text).value()));
}

void show_deck(const DeckOptions& options) {
    const DeckFile file = load_deck(options.deck);
    fmt::print("{}", deck_text({file, chosen_texts(options.language), Paint(shows_colour())}));
}

}  // namespace

void add_deck(CLI::App& program) {
    auto options = std::make_shared<DeckOptions>();
    CLI::App* command = program.add_subcommand("deck", "check or show a deck file");
    command->require_subcommand(1);
    command->footer("Example: kingdom deck check my_deck.json");

    CLI::App* check = command->add_subcommand("check", "name every fault of a deck file");
    check->add_option("file", options->file, "the deck file")->required()->type_name("FILE");
    check->footer("Example: kingdom deck check my_deck.json");
    check->callback([options] { check_deck(options->file); });

    CLI::App* show = command->add_subcommand("show", "print all cards of a deck");
    add_language_option(*show, options->language);
    add_deck_option(*show, options->deck);
    show->footer("Example: kingdom deck show --lang fr");
    show->callback([options] { show_deck(*options); });
}

}  // namespace kingdom
