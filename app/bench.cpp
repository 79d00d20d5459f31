// kingdom bench: how fast the rules are, and the signatures that pin what they and the opponents
// do.
#include <cstdio>
#include <memory>

#include <fmt/format.h>

#include "app/bench/playouts.h"
#include "app/bench/report.h"
#include "app/bench/signature.h"
#include "app/failure.h"
#include "app/files.h"
#include "app/options.h"
#include "app/subcommands.h"
#include "rules/state.h"

namespace kingdom {
namespace {

struct BenchOptions {
    std::string deck;
    std::string module;
    double seconds = 1;
    std::uint64_t games = 0;
    bool json = false;
    bool signature = false;
};

std::vector<BenchRow> chosen_rows(const Deck& deck, const std::string& name) {
    std::vector<BenchRow> rows = bench_rows(deck);
    if (name.empty()) return rows;
    std::vector<BenchRow> chosen;
    std::string names;
    for (BenchRow& row : rows) {
        names += (names.empty() ? "" : ", ") + row.name;
        if (row.name == name) chosen.push_back(std::move(row));
    }
    if (chosen.empty()) {
        throw BadArguments(
            fmt::format("--module: '{}' is not measured; there are {}", name, names));
    }
    return chosen;
}

void count_games(const Deck& deck, const BenchOptions& options) {
    PlayCount total;
    for (const BenchRow& row : chosen_rows(deck, options.module)) {
        const PlayCount count = play_games(deck, row, options.games);
        total.games += count.games;
        total.decisions += count.decisions;
    }
    fmt::print("{} games, {} decisions\n", total.games, total.decisions);
}

void run_bench(const BenchOptions& options) {
    const DeckFile file = load_deck(options.deck);
    if (options.signature) return fmt::print("{}", signature_lines(file.deck));
    if (options.games > 0) return count_games(file.deck, options);

    BenchReport report;
    report.state_bytes = sizeof(State);
    for (const BenchRow& row : chosen_rows(file.deck, options.module)) {
        BenchResult& result = report.results.emplace_back(measure(file.deck, row, options.seconds));
        result.playouts_per_s = whole_game_playouts_per_s(file.deck, row, options.seconds);
    }
    report.clone_ns = clone_ns(file.deck);
    report.signature = hex(rules_signature(file.deck));
    report.opponents_signature = hex(opponents_signature(file.deck));
    fmt::print("{}", options.json ? bench_json(report) : bench_table(report));
}

}  // namespace

void add_bench(CLI::App& program) {
    auto options = std::make_shared<BenchOptions>();
    CLI::App* command = program.add_subcommand("bench", "measure the rules on one core");
    command->add_flag("--json", options->json, "print the figures as JSON");
    command->add_flag("--signature", options->signature,
                      "play fixed games and print only the signatures of rules and opponents");
    command->add_option("--seconds", options->seconds, "to measure each module for")
        ->check(decimal(0.01, 600))
        ->type_name("S");
    command->add_option("--module", options->module, "measure only this: menace, solo_menace, ...")
        ->type_name("M");
    command
        ->add_option("--games", options->games,
                     "play so many games of each module without timing, for a profiler")
        ->check(whole_number(1, 100'000'000))
        ->type_name("N");
    add_deck_option(*command, options->deck);
    command->footer("Example: kingdom bench --module conquest --seconds 2");
    command->callback([options] { run_bench(*options); });
}

}  // namespace kingdom
