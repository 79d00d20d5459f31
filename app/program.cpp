#include "app/program.h"

#include <algorithm>
#include <exception>
#include <span>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "app/failure.h"
#include "app/subcommands.h"
#include "app/version.h"

namespace kingdom {
namespace {

int complain(std::string_view sentence, int status) {
    // CLI11's sentences may end in a line break, and some span several lines.
    std::string line(sentence);
    std::replace(line.begin(), line.end(), '\n', ' ');
    while (!line.empty() && line.back() == ' ') line.pop_back();
    fmt::print(stderr, "kingdom: {}\n", line);
    return status;
}

std::vector<std::string> subcommand_names(const CLI::App& program) {
    std::vector<std::string> names;
    for (const CLI::App* command : program.get_subcommands({}))
        names.push_back(command->get_name());
    return names;
}

// CLI11 would only say that the word was not expected.
void check_subcommand(const CLI::App& app, std::span<const char* const> words) {
    const auto names = subcommand_names(app);
    if (names.empty()) return;
    const std::string list = fmt::format("{}", fmt::join(names, ", "));
    if (words.empty()) throw BadArguments("name a subcommand: " + list);
    const std::string_view word = words.front();
    if (word.starts_with('-')) return;
    if (std::find(names.begin(), names.end(), word) == names.end()) {
        throw BadArguments(fmt::format("there is no subcommand '{}'; there are {}", word, list));
    }
    check_subcommand(*app.get_subcommand(std::string(word)), words.subspan(1));
}

void parse_and_run(int argc, const char* const* argv) {
    CLI::App program("Wonderful Kingdom, a game for one or two players", "kingdom");
    program.set_version_flag("--version", "kingdom " + std::string(kVersion));
    program.footer(
        "Every subcommand has --help.\n"
        "Example: kingdom play --module menace --lang it");
    add_play(program);
    add_serve(program);
    add_simulate(program);
    add_arena(program);
    add_replay(program);
    add_deck(program);
    add_lab(program);
    add_perft(program);
    add_bench(program);
    program.require_subcommand(1);
    check_subcommand(program, {argv + 1, static_cast<std::size_t>(std::max(argc - 1, 0))});
    try {
        program.parse(argc, argv);
    } catch (const CLI::Success& success) {
        program.exit(success);  // prints the help or the version
    }
}

}  // namespace

int run_program(int argc, const char* const* argv) {
    try {
        parse_and_run(argc, argv);
        return 0;
    } catch (const CLI::ParseError& error) {
        return complain(error.what(), kBadArgumentsStatus);
    } catch (const BadArguments& error) {
        return complain(error.what(), kBadArgumentsStatus);
    } catch (const std::exception& error) {
        return complain(error.what(), kFailureStatus);
    }
}

}  // namespace kingdom
