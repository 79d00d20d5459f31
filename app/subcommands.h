// The subcommands of the program. Each adds itself; its callback parses nothing more and calls
// one function.
#pragma once

#include <CLI/CLI.hpp>

namespace kingdom {

void add_arena(CLI::App& program);
void add_bench(CLI::App& program);
void add_deck(CLI::App& program);
void add_lab(CLI::App& program);
void add_perft(CLI::App& program);
void add_play(CLI::App& program);
void add_replay(CLI::App& program);
void add_serve(CLI::App& program);
void add_simulate(CLI::App& program);

}  // namespace kingdom
