// kingdom perft: counts lines of play, or checks files of counts.
#include <memory>

#include <fmt/format.h>

#include "app/failure.h"
#include "app/files.h"
#include "app/options.h"
#include "app/perft/count.h"
#include "app/perft/perft_file.h"
#include "app/subcommands.h"
#include "record/decision_json.h"

namespace kingdom {
namespace {

struct PerftOptions {
    std::string deck;
    SetupOptions setup;
    int depth = 1;
    bool divide = false;
    std::vector<std::string> files;
};

void count_from_setup(const DeckFile& file, const PerftOptions& options) {
    const Setup setup = chosen_setup(file, options.setup);
    const State state = new_game(file.deck, setup, Rng(options.setup.seed));
    if (options.divide) {
        for (const auto& [decision, lines] : perft_divided(file.deck, state, options.depth)) {
            fmt::print("{:>12}  {}\n", lines, decision_to_json(file, decision).dump());
        }
    }
    fmt::print("{}\n", perft(file.deck, state, options.depth));
}

// Gives the number of counts that were wrong.
int check_position(const DeckFile& file, const PerftPosition& position) {
    int wrong = 0;
    for (const PerftCount& expected : position.counts) {
        const std::uint64_t lines = perft(file.deck, position.state, expected.depth);
        if (lines == expected.lines) continue;
        ++wrong;
        fmt::print("{}: depth {} has {} lines, not {}\n", position.id, expected.depth, lines,
                   expected.lines);
    }
    return wrong;
}

void check_files(const DeckFile& file, const std::vector<std::string>& paths) {
    int wrong = 0;
    std::size_t counts = 0;
    for (const std::string& path : paths) {
        const auto positions = read_perft(file, read_file(path));
        if (!positions) throw Failure(path + ", " + positions.error());
        for (const PerftPosition& position : *positions) {
            wrong += check_position(file, position);
            counts += position.counts.size();
        }
    }
    if (wrong > 0) throw Failure(fmt::format("{} of {} counts are wrong", wrong, counts));
    fmt::print("{} counts hold\n", counts);
}

void run_perft(const PerftOptions& options) {
    const DeckFile file = load_deck(options.deck);
    if (options.files.empty()) return count_from_setup(file, options);
    check_files(file, options.files);
}

}  // namespace

void add_perft(CLI::App& program) {
    auto options = std::make_shared<PerftOptions>();
    CLI::App* command =
        program.add_subcommand("perft", "count the lines of play of a given length");
    add_setup_options(*command, options->setup);
    command->add_option("--depth", options->depth, "decisions in a line")
        ->check(whole_number(1, kDeepestPerft))
        ->type_name("D");
    command->add_flag("--divide", options->divide, "also print the count under each decision");
    command->add_option("--check", options->files, "check the counts of .perft files instead")
        ->type_name("FILES");
    add_deck_option(*command, options->deck);
    command->footer(
        "Example: kingdom perft --module menace --seed 11 --depth 2\n"
        "         kingdom perft --check tests/perft/*.perft");
    command->callback([options] { run_perft(*options); });
}

}  // namespace kingdom
