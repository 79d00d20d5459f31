// kingdom lab: plays a deck in every module and says whether its design holds.
#include <algorithm>
#include <memory>
#include <sstream>
#include <thread>

#include <fmt/format.h>

#include "app/failure.h"
#include "app/files.h"
#include "app/interrupt.h"
#include "app/lab/html/html_report.h"
#include "app/lab/inquiry.h"
#include "app/lab/json_report.h"
#include "app/lab/text_report.h"
#include "app/opponents.h"
#include "app/options.h"
#include "app/subcommands.h"

namespace kingdom {
namespace {

struct LabOptions {
    std::string deck;
    std::uint64_t games = 100;
    std::string opponent = "search";
    std::string budget = "playouts=100";
    std::uint32_t threads = 0;  // 0: one for every core
    std::uint64_t seed = 1;
    std::string only;
    std::string module;
    std::string against;
    std::string html;
    bool json = false;
};

const ai::Level* chosen_opponent(const std::string& name) {
    if (const ai::Level* const level = ai::level_named(name)) return level;
    throw BadArguments("--opponent: " + one_of("opponent", opponent_names())(name));
}

std::uint32_t chosen_playouts(const std::string& budget) {
    constexpr std::string_view kUnit = "playouts=";
    if (!budget.starts_with(kUnit)) {
        throw BadArguments(fmt::format(
            "--budget: '{}' is no fixed budget; write playouts=K, so that the report can be made "
            "again anywhere",
            budget));
    }
    const std::string number = budget.substr(kUnit.size());
    const std::string fault = whole_number(1, 10'000'000)(number);
    if (!fault.empty()) throw BadArguments("--budget: " + fault);
    return static_cast<std::uint32_t>(std::stoul(number));
}

std::vector<Group> chosen_groups(const std::string& only) {
    std::vector<bool> named(kGroupCount, only.empty());
    std::istringstream list(only);
    for (std::string name; std::getline(list, name, ',');) {
        const auto found = std::find(kGroupWords.begin(), kGroupWords.end(), name);
        if (found == kGroupWords.end()) {
            const std::vector<std::string> words(kGroupWords.begin(), kGroupWords.end());
            throw BadArguments("--only: " + one_of("part of the report", words)(name));
        }
        named[static_cast<std::size_t>(found - kGroupWords.begin())] = true;
    }
    std::vector<Group> groups;
    for (std::size_t group = 0; group < kGroupCount; ++group) {
        if (named[group]) groups.push_back(static_cast<Group>(group));
    }
    return groups;
}

Inquiry inquiry_of(const LabOptions& options) {
    Inquiry inquiry{.groups = chosen_groups(options.only),
                    .games = options.games,
                    .seed = options.seed,
                    .opponent = chosen_opponent(options.opponent),
                    .playouts = chosen_playouts(options.budget),
                    .threads = options.threads};
    if (inquiry.opponent->mind != ai::Mind::Search) inquiry.playouts = 0;
    if (!options.module.empty()) inquiry.module = find_word<Module>(options.module);
    if (inquiry.threads == 0) inquiry.threads = std::max(1u, std::thread::hardware_concurrency());
    return inquiry;
}

// What the report is held against: an earlier report, or a deck that is played just as ours is.
struct Other {
    std::optional<Earlier> report{};
    std::optional<DeckFile> deck{};
};

Other other_of(const std::string& path) {
    if (path.empty()) return {};
    if (auto report = read_report(read_file(path))) return {.report = std::move(report)};
    return {.deck = load_deck(path)};
}

void run_lab(const LabOptions& options) {
    const Inquiry inquiry = inquiry_of(options);
    const DeckFile file = load_deck(options.deck);
    Other other = other_of(options.against);
    if (!options.html.empty()) check_writable(options.html);
    Interrupt interrupt;
    Findings findings = investigate(file, inquiry, interrupt.stop());
    findings.command = command_of(options.deck, inquiry);
    if (other.deck) {
        const Findings theirs = investigate(*other.deck, inquiry, interrupt.stop());
        other.report = Earlier{theirs.deck, theirs.targets};
    }
    const Earlier* const before = other.report ? &*other.report : nullptr;
    if (!options.html.empty()) write_file(options.html, html_report(findings, before));
    if (options.json) return fmt::print("{}", json_report(findings, before));
    fmt::print("{}", text_report(findings));
    if (before != nullptr) fmt::print("{}", comparison_text(*before, findings.targets));
}

}  // namespace

void add_lab(CLI::App& program) {
    auto options = std::make_shared<LabOptions>();
    CLI::App* command =
        program.add_subcommand("lab", "play a deck in every module and measure its balance");
    add_deck_option(*command, options->deck);
    command->add_option("--games", options->games, "of each module, side and way to play alone")
        ->check(whole_number(1, 1'000'000))
        ->type_name("N");
    command->add_option("--opponent", options->opponent, "who plays; search is the strongest")
        ->type_name("NAME");
    command->add_option("--budget", options->budget, "how long the opponent thinks: playouts=K")
        ->type_name("B");
    command->add_option("--threads", options->threads, "games side by side; else one a core")
        ->check(whole_number(1, 64))
        ->type_name("N");
    command->add_option("--seed", options->seed, "of all games")
        ->check(whole_number(0, std::numeric_limits<std::uint64_t>::max()))
        ->type_name("S");
    command
        ->add_option("--only", options->only,
                     "some of first_player,menaces,duchies,cards,types,solo,choices")
        ->type_name("PARTS");
    command->add_option("--module", options->module, "only games of this module")
        ->check(word_of<Module>("module"))
        ->type_name("M");
    command
        ->add_option("--against", options->against,
                     "what changed since this report of --json, or against this other deck")
        ->type_name("FILE");
    command->add_option("--html", options->html, "write the report there as one page of plots")
        ->type_name("FILE");
    command->add_flag("--json", options->json, "print the numbers as JSON");
    command->footer("Example: kingdom lab --deck mine.json --games 200 --html report.html");
    command->callback([options] { run_lab(*options); });
}

}  // namespace kingdom
