// How long a net thinks about a position:
//   bench_net FILE [POSITIONS]     valgrind --tool=callgrind counts its instructions
// The positions are those of random games, a menu weighed with each.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

#include "ai/net/judge.h"
#include "batch/batch.h"
#include "cards/founders.h"

namespace {

using namespace kingdom;
using Clock = std::chrono::steady_clock;

constexpr std::uint32_t kGames = 64;
constexpr int kStepsBetween = 5;

struct Table {
    std::vector<ai::net::Observation> observations{kGames};
    std::vector<ai::net::Menu> menus{kGames};
    std::vector<std::uint8_t> seats = std::vector<std::uint8_t>(kGames);
    std::vector<std::uint8_t> decks = seats, ended = seats;
    std::vector<std::array<batch::SeatResult, 2>> results{kGames};
};

double judge_all(ai::net::Judge& judge, const Table& table, std::int64_t& sum) {
    const auto began = Clock::now();
    for (std::size_t game = 0; game < kGames; ++game) {
        judge.look(table.observations[game]);
        judge.weigh(table.observations[game], table.menus[game]);
        sum += judge.prospect().win;
    }
    return std::chrono::duration<double>(Clock::now() - began).count();
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) {
        std::fprintf(stderr, "bench_net FILE [POSITIONS]\n");
        return 2;
    }
    std::ifstream file(argv[1], std::ios::binary);
    const std::vector<char> text{std::istreambuf_iterator<char>(file), {}};
    const std::vector<std::uint8_t> bytes(text.begin(), text.end());
    const auto network = ai::net::read_network(bytes);
    if (!network) {
        std::fprintf(stderr, "%s: %s\n", argv[1], network.error().c_str());
        return 1;
    }
    const ai::net::DeckTables tables(*network, founders().deck);
    ai::net::Judge judge(*network, tables);
    Table table;
    batch::BatchOptions options;
    options.games = kGames;
    batch::Batch batch(founders().deck, options,
                       {table.observations.data(), table.menus.data(), table.seats.data(),
                        table.decks.data(), table.ended.data(), table.results.data(), nullptr});
    batch.reset();
    const long positions = argc > 2 ? std::atol(argv[2]) : 100000;
    const std::vector<std::int32_t> first(kGames, -1);  // on no menu: the first choice is played
    double spent = 0;
    std::int64_t sum = 0;
    long judged = 0;
    for (; judged < positions; judged += kGames) {
        spent += judge_all(judge, table, sum);
        for (int step = 0; step < kStepsBetween; ++step) batch.step(first.data());
    }
    std::printf("%ld positions: %.2f microseconds each (sum of prospects %lld)\n", judged,
                spent * 1e6 / static_cast<double>(judged), static_cast<long long>(sum));
    return 0;
}
