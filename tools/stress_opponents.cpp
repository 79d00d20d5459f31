// Asks an opponent in random positions of every module, with one thread and with two, and prints
// how it fared:
//
//     stress_opponents POSITIONS MILLISECONDS [LEVEL]
//
// POSITIONS of each module with two players and alone; LEVEL is the strongest one unless named.
// Ends with status 1 if a decision was illegal.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>

#include "ai/opponent.h"
#include "tests/property/random_positions.h"

namespace {

using namespace kingdom;
using Clock = std::chrono::steady_clock;

constexpr double kAllowed = 1.1;  // of the budget
constexpr std::array kModuleNames{"none", "menace", "advisors", "quest", "conquest"};

struct Tally {
    std::uint64_t positions = 0;
    std::uint64_t thought = 0;  // not forced
    std::uint64_t illegal = 0;
    std::uint64_t late = 0;
    double total_ms = 0;  // of the decisions thought about
    double worst_ms = 0;
};

void ask(ai::Opponent& opponent, const property::RandomPosition& at, Tally& tally) {
    Rng rng(digest(at.state));
    const auto start = Clock::now();
    const Decision decision = opponent.choose(at.deck, at.view, rng);
    const std::chrono::duration<double, std::milli> used = Clock::now() - start;
    ++tally.positions;
    if (refusal(at.deck, at.state, {at.player, decision})) {
        ++tally.illegal;
        std::printf("illegal: %s, digest %016llx\n", at.name.c_str(),
                    static_cast<unsigned long long>(digest(at.state)));
    }
    tally.worst_ms = std::max(tally.worst_ms, used.count());
    if (opponent.playouts() == 0) return;
    ++tally.thought;
    tally.total_ms += used.count();
    if (used.count() > kAllowed * opponent.budget().milliseconds) ++tally.late;
}

void print(const property::Table& table, std::uint32_t threads, const Tally& tally) {
    const auto thought = static_cast<double>(std::max<std::uint64_t>(tally.thought, 1));
    std::printf("%-9s %7d %7u %9llu %8llu %7llu %8.1f %8.1f %8.2f%%\n",
                kModuleNames[index(table.module)], int{table.players}, threads,
                static_cast<unsigned long long>(tally.positions),
                static_cast<unsigned long long>(tally.thought),
                static_cast<unsigned long long>(tally.illegal), tally.total_ms / thought,
                tally.worst_ms, 100 * static_cast<double>(tally.late) / thought);
    std::fflush(stdout);
}

// Gives the number of illegal decisions.
std::uint64_t stress(const ai::Level& level, std::uint64_t positions, std::uint32_t milliseconds) {
    std::printf("%-9s %7s %7s %9s %8s %7s %8s %8s %9s\n", "module", "players", "threads",
                "positions", "thought", "illegal", "mean ms", "worst ms", "over 110%");
    std::uint64_t illegal = 0;
    for (const std::uint32_t threads : {1u, 2u}) {
        // Far more playouts than fit into the time.
        ai::Opponent opponent(level, {1'000'000'000, milliseconds, threads});
        for (const property::Table& table : property::kTables) {
            Tally tally;
            property::visit_positions(table, positions, [&](const property::RandomPosition& at) {
                ask(opponent, at, tally);
            });
            print(table, threads, tally);
            illegal += tally.illegal;
        }
    }
    return illegal;
}

}  // namespace

int main(int argc, char** argv) {
    const ai::Level* const level = argc == 4 ? ai::level_named(argv[3]) : &ai::levels().back();
    const auto positions = argc > 2 ? std::strtoull(argv[1], nullptr, 10) : 0;
    const auto milliseconds = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 0;
    if (argc > 4 || positions == 0 || milliseconds == 0 || level == nullptr) {
        std::fprintf(stderr, "usage: stress_opponents POSITIONS MILLISECONDS [LEVEL]\n");
        return 2;
    }
    return stress(*level, positions, static_cast<std::uint32_t>(milliseconds)) == 0 ? 0 : 1;
}
