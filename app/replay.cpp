// kingdom replay: checks records and shows them.
#include <algorithm>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "app/failure.h"
#include "app/files.h"
#include "app/options.h"
#include "app/replay/record_file.h"
#include "app/replay/show_record.h"
#include "app/show/terminal.h"
#include "app/subcommands.h"
#include "app/text/text.h"
#include "record/commitment.h"
#include "record/record_json.h"

namespace kingdom {
namespace {

struct ReplayOptions {
    std::string deck;
    std::string file;
    std::optional<std::size_t> at;
    std::optional<std::size_t> game;
    std::string viewer = "spectator";
    std::string language;
    bool legal = false;
    bool json = false;
    bool hint = false;
    bool check_deal = false;
    std::uint32_t playouts = 2000;
};

void check_deal(const RecordedGame& game) {
    if (const auto fault = commitment_fault(game.file, game.record)) {
        throw Failure(fmt::format("game {}: {}", game.number, *fault));
    }
    fmt::print("game {}: the deal keeps its commitment {}\n", game.number,
               game.record.promise->commitment);
}

void show_game(const ReplayOptions& options, const RecordedGame& game) {
    if (options.check_deal) return check_deal(game);
    if (options.legal) return print_legal(game, options.at);
    if (!options.at) return print_game(game);
    const Show show{game.file, chosen_texts(options.language), Paint(shows_colour())};
    if (options.hint) return print_hints(game, {*options.at, options.playouts, options.json}, show);
    const Viewer viewer = find_word<Player>(options.viewer);
    const Setup& setup = game.record.setup;
    if (viewer && setup.solo() && *viewer != setup.first) {
        throw BadArguments(
            fmt::format("--as: {} does not play in game {}", options.viewer, game.number));
    }
    if (options.json) return print_view(game, *options.at, viewer);
    print_table(game, *options.at, viewer, show);
}

// Records are one a line, so a fault is found by the line on which its record begins.
std::size_t line_of(std::string_view text, std::string_view record) {
    const auto before = text.substr(0, static_cast<std::size_t>(record.data() - text.data()));
    return 1 + static_cast<std::size_t>(std::count(before.begin(), before.end(), '\n'));
}

void run_replay(const ReplayOptions& options) {
    const DeckFile file = load_deck(options.deck);
    const std::string text = read_file(options.file);
    const auto lines = records_in(text);
    if (lines.empty()) throw Failure(options.file + " holds no record");
    if (options.game && *options.game >= lines.size()) {
        throw BadArguments(fmt::format("--game: {} holds {} games, so 0 to {}", options.file,
                                       lines.size(), lines.size() - 1));
    }
    for (std::size_t number = 0; number < lines.size(); ++number) {
        if (options.game && number != *options.game) continue;
        const auto record = read_record(file, lines[number]);
        if (!record) {
            throw Failure(fmt::format("game {}, from line {} of the file: {}", number,
                                      line_of(text, lines[number]), record.error()));
        }
        show_game(options, {number, file, *record});
    }
}

}  // namespace

void add_replay(CLI::App& program) {
    constexpr std::uint64_t kMany = 1'000'000'000;
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* command = program.add_subcommand("replay", "check and show recorded games");
    command->add_option("file", options->file, "records, one JSON object a line")
        ->required()
        ->type_name("FILE");
    command->add_option("--game", options->game, "only the game with this number, from 0")
        ->check(whole_number(0, kMany))
        ->type_name("K");
    command->add_option("--at", options->at, "show the table before this decision, from 0")
        ->check(whole_number(0, kMany))
        ->type_name("N");
    CLI::Option* const at = command->get_option("--at");
    command->add_option("--as", options->viewer, "as valados, teressie or spectator sees it")
        ->check(one_of("viewer", {"valados", "teressie", "spectator"}))
        ->needs(at)
        ->type_name("WHO");
    command->add_flag("--json", options->json, "with --at: the view, or the hints, as JSON")
        ->needs(at);
    command
        ->add_flag("--hint", options->hint,
                   "with --at: what a strong player would have done there, and why")
        ->needs(at);
    command->add_option("--playouts", options->playouts, "with --hint: how long to think")
        ->check(whole_number(1, 10'000'000))
        ->type_name("K")
        ->capture_default_str();
    command->add_flag("--check-deal", options->check_deal,
                      "check that the cards are those that were promised before the game");
    add_language_option(*command, options->language);
    command->add_flag("--legal", options->legal,
                      "print the legal decisions before every decision, one JSON line each");
    add_deck_option(*command, options->deck);
    command->footer("Example: kingdom replay games.jsonl --game 3 --at 20 --as valados");
    command->callback([options] { run_replay(*options); });
}

}  // namespace kingdom
