// How fast the batched environment steps games on one core, observations and menus written:
//   bench_batch [STEPS]        of 256 games; valgrind --tool=callgrind counts its instructions
// Whoever chooses takes a random choice of each menu, at next to no cost.
#include <bit>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "batch/batch.h"
#include "cards/founders.h"

namespace {

using namespace kingdom;
using Clock = std::chrono::steady_clock;

constexpr std::uint32_t kGames = 256;

// The n-th choice of a menu, counted over its offers and then its entries.
std::int32_t choice_at(const ai::net::Menu& menu, std::size_t n) {
    for (std::size_t a = 0; a < ai::net::kLayings; ++a) {
        const auto here = static_cast<std::size_t>(std::popcount(menu.offers[a]));
        if (n >= here) {
            n -= here;
            continue;
        }
        std::uint32_t bits = menu.offers[a];
        for (; n > 0; --n) bits &= bits - 1;
        return static_cast<std::int32_t>(a * ai::net::kLayings +
                                         static_cast<std::size_t>(std::countr_zero(bits)));
    }
    return static_cast<std::int32_t>(ai::net::kOfferChoices + n);
}

std::size_t choices_in(const ai::net::Menu& menu) {
    std::size_t count = menu.entry_count;
    for (const std::uint32_t row : menu.offers)
        count += static_cast<std::size_t>(std::popcount(row));
    return count;
}

}  // namespace

int main(int argc, char** argv) {
    const long steps = argc > 1 ? std::atol(argv[1]) : 20000;
    batch::BatchOptions options;
    options.games = kGames;
    std::vector<ai::net::Observation> observations(kGames);
    std::vector<ai::net::Menu> menus(kGames);
    std::vector<std::uint8_t> seats(kGames), decks(kGames), ended(kGames);
    std::vector<std::array<batch::SeatResult, 2>> results(kGames);
    std::vector<std::int32_t> choices(kGames);
    batch::Batch batch(founders().deck, options,
                       {observations.data(), menus.data(), seats.data(), decks.data(), ended.data(),
                        results.data(), nullptr});
    batch.reset();
    Rng rng(1);
    Clock::duration stepping{};
    for (long step = 0; step < steps; ++step) {
        for (std::size_t game = 0; game < kGames; ++game) {
            const auto count = static_cast<std::uint32_t>(choices_in(menus[game]));
            choices[game] = choice_at(menus[game], rng.below(count));
        }
        const auto began = Clock::now();
        batch.step(choices.data());
        stepping += Clock::now() - began;
    }
    const double spent = std::chrono::duration<double>(stepping).count();
    const double decisions = static_cast<double>(steps) * kGames;
    std::printf("%.0f choices: %.2f million a second, %.0f ns each\n", decisions,
                decisions / spent / 1e6, spent * 1e9 / decisions);
    return 0;
}
