// kingdom simulate: whole games between opponents, written down as records.
#include <fstream>
#include <memory>
#include <sstream>

#include <fmt/format.h>

#include "app/failure.h"
#include "app/files.h"
#include "app/opponents.h"
#include "app/options.h"
#include "app/progress.h"
#include "app/simulate/simulation.h"
#include "app/subcommands.h"
#include "record/record_json.h"

namespace kingdom {
namespace {

struct SimulateOptions {
    std::string deck;
    SetupOptions setup;
    std::uint64_t games = 1;
    std::string bots;
    std::string record;
};

std::array<const ai::Level*, 2> chosen_opponents(const SimulateOptions& options,
                                                 const Setup& setup) {
    std::vector<std::string> names;
    std::istringstream list(options.bots);
    for (std::string name; std::getline(list, name, ',');) names.push_back(name);
    if (options.bots.empty()) names.assign(setup.players, "random");
    for (const std::string& name : names) {
        const std::string fault = one_of("opponent", opponent_names())(name);
        if (!fault.empty()) throw BadArguments("--bots: " + fault);
    }
    if (names.size() != setup.players) {
        throw BadArguments(fmt::format("--bots: a game with --players {} has {} of them, not {}",
                                       setup.players, setup.players, names.size()));
    }
    if (setup.solo()) names.assign(2, names.front());
    return {ai::level_named(names[0]), ai::level_named(names[1])};
}

void run_simulate(const SimulateOptions& options) {
    const DeckFile file = load_deck(options.deck);
    Simulation simulation{.setup = chosen_setup(file, options.setup),
                          .games = options.games,
                          .seed = options.setup.seed};
    simulation.opponents = chosen_opponents(options, simulation.setup);

    const auto check = [&options](const std::ofstream& out) {
        if (options.record.empty() || out) return;
        throw Failure(fmt::format("the file {} cannot be written", options.record));
    };
    std::ofstream records;
    if (!options.record.empty()) records.open(options.record, std::ios::binary);
    check(records);
    Summary summary;
    {
        Progress progress(options.games);
        summary = simulate(file, simulation, [&](const Record& record) {
            if (records.is_open()) records << record_line(file, record) << '\n';
            progress.step();
        });
    }
    records.flush();
    check(records);
    fmt::print("{}", summary_text(simulation.setup, summary));
}

}  // namespace

void add_simulate(CLI::App& program) {
    auto options = std::make_shared<SimulateOptions>();
    CLI::App* command = program.add_subcommand("simulate", "play whole games between opponents");
    command->add_option("--games", options->games, "how many; their seeds count up from --seed")
        ->check(whole_number(1, 1'000'000'000))
        ->type_name("N");
    add_setup_options(*command, options->setup);
    command
        ->add_option(
            "--bots", options->bots,
            "random, greedy or a level of 'kingdom play', for Valados and Teressie; one for a "
            "solo game")
        ->type_name("A,B");
    command
        ->add_option("--record", options->record, "write every game there, one line of JSON each")
        ->type_name("FILE");
    add_deck_option(*command, options->deck);
    command->footer(
        "Example: kingdom simulate --games 100 --module quest --bots greedy,random --record "
        "games.jsonl");
    command->callback([options] { run_simulate(*options); });
}

}  // namespace kingdom
