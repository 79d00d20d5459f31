// kingdom arena: opponents against each other, in mirrored pairs.
#include <limits>
#include <memory>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/arena/plan.h"
#include "app/arena/report_html.h"
#include "app/arena/report_json.h"
#include "app/arena/standings.h"
#include "app/arena/tables.h"
#include "app/failure.h"
#include "app/files.h"
#include "app/options.h"
#include "app/subcommands.h"

namespace kingdom {
namespace {

void run_arena(const ArenaOptions& options) {
    const DeckFile file = load_deck(options.deck);
    const Plan plan = planned(file, options);
    if (!options.html.empty()) check_writable(options.html);
    if (!options.json.value_or("").empty()) check_writable(*options.json);
    const Standings standings = played(file, plan, options.resume);

    if (!options.html.empty()) write_file(options.html, report_html(plan, standings));
    if (options.json && !options.json->empty()) {
        write_file(*options.json, report_json(plan, standings));
    }
    const bool json_only = options.json && options.json->empty();
    fmt::print("{}", json_only ? report_json(plan, standings)
                               : tables_text(plan, standings, options.markdown));
}

void add_contest_options(CLI::App& command, ArenaOptions& options) {
    const std::string names = fmt::format("{}", fmt::join(ai::entrant_names(), ", "));
    command.add_option("--a", options.a, "who plays: " + names)->type_name("NAME");
    command.add_option("--b", options.b, "whom a plays against")->type_name("NAME");
    command.add_option("--names", options.names, "a round-robin of these, with Elo")
        ->type_name("A,B,C");
    command.add_flag("--levels", options.levels, "a round-robin of all levels");
    command.add_flag("--ladder", options.ladder,
                     "every level against the one below and against greedy, in every module");
    command.add_flag("--bluffs", options.bluffs,
                     "which cards a hides, against --b or those who exploit poor bluffs");
    command.add_option("--pairs", options.pairs, "mirrored pairs of every match (100)")
        ->check(whole_number(1, 1'000'000'000))
        ->type_name("N");
    command
        .add_option("--timed-pairs", options.timed_pairs,
                    "fewer of matches with somebody who thinks by the clock; 0 leaves them out")
        ->check(whole_number(0, 1'000'000'000))
        ->type_name("N");
    command
        .add_option("--timed-budget", options.timed_budget,
                    "of those instead of their time, such as playouts=20000+threads=1")
        ->type_name("B");
}

void add_ground_options(CLI::App& command, ArenaOptions& options) {
    std::vector<std::string> modules(Words<Module>::kTable.begin(), Words<Module>::kTable.end());
    modules.emplace_back("all");
    command
        .add_option("--module", options.module, "none, menace, advisors, quest, conquest or all")
        ->check(one_of("module", modules))
        ->type_name("M");
    command.add_option("--side", options.side, "of both duchies, A or B")
        ->check(word_of<DuchyFace>("side"))
        ->type_name("S");
    command
        .add_option("--budget", options.budget,
                    "of everyone who searches: playouts=N, ms=N, threads=N, joined by +")
        ->type_name("B");
    command.add_option("--budget-a", options.budget_a, "of a alone")->type_name("B");
    command.add_option("--budget-b", options.budget_b, "of b alone")->type_name("B");
    command
        .add_option("--threads", options.threads,
                    "games side by side; else as many as the cores allow undisturbed")
        ->check(whole_number(1, 256))
        ->type_name("N");
    command.add_option("--seed", options.seed, "of all deals and players (1)")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->type_name("S");
}

void add_report_options(CLI::App& command, ArenaOptions& options) {
    command
        .add_option_function<std::string>(
            "--json", [&options](const std::string& path) { options.json = path; },
            "print the figures as JSON, or write them to a file")
        ->expected(0, 1)
        ->type_name("[FILE]");
    command.add_option("--html", options.html, "write a page with charts there")->type_name("FILE");
    command.add_flag("--markdown", options.markdown, "print the tables as markdown");
    command
        .add_option("--resume", options.resume,
                    "keep every finished pair in this file, and go on where it stopped")
        ->type_name("FILE");
}

}  // namespace

void add_arena(CLI::App& program) {
    auto options = std::make_shared<ArenaOptions>();
    CLI::App* command =
        program.add_subcommand("arena", "let opponents play each other, in mirrored pairs");
    add_contest_options(*command, *options);
    add_ground_options(*command, *options);
    add_report_options(*command, *options);
    add_deck_option(*command, options->deck);
    command->footer(
        "A pair is two games of one deal with the seats swapped; first players alternate, menace\n"
        "decks and quests are drawn. Deals and players follow from the seed alone. A shared "
        "victory\n"
        "counts half for each, and so does a quest game that nobody wins. Times leave out forced\n"
        "decisions. NAME@BUDGET gives one contestant a budget of its own. Ctrl-C stops, and "
        "prints\n"
        "what was played.\n"
        "Example: kingdom arena --a marshal --b greedy --pairs 200 --module all --html arena.html");
    command->callback([options] { run_arena(*options); });
}

}  // namespace kingdom
