#include "app/bench/signature.h"

#include <fmt/format.h>

#include "ai/opponent.h"
#include "app/bench/random_play.h"
#include "app/bench/setups.h"
#include "base/fingerprint.h"

namespace kingdom {
namespace {

constexpr std::uint64_t kOpponentGames = 2;  // of each row
constexpr int kSearchEvery = 6;              // decisions
constexpr ai::Budget kSearchBudget{.playouts = 64};

}  // namespace

std::uint64_t rules_signature(const Deck& deck) {
    Fingerprint print;
    const auto rows = bench_rows(deck);
    for (std::uint64_t game = 0; game < kSignatureGames; ++game) {
        const BenchRow& row = rows[game % rows.size()];
        State state = new_game(deck, bench_setup(deck, row, game / rows.size()), Rng(game));
        Rng choice(~game);
        play_randomly(deck, state, choice, [&print](const State& before, std::size_t choices) {
            print.add(digest(before));
            print.add(choices);
        });
        print.add(digest(state));
    }
    return print.value();
}

std::uint64_t opponents_signature(const Deck& deck) {
    Fingerprint print;
    ai::Opponent greedy(*ai::level_named("greedy"));
    ai::Opponent search(*ai::level_named("search"), kSearchBudget);
    for (const BenchRow& row : bench_rows(deck)) {
        for (std::uint64_t game = 0; game < kOpponentGames; ++game) {
            State state = new_game(deck, bench_setup(deck, row, game), Rng(game));
            Rng thought(~game);
            int decisions = 0;
            while (const auto player = next_player(state)) {
                ai::Opponent& opponent = ++decisions % kSearchEvery == 0 ? search : greedy;
                const View view = view_for(state, *player);
                const Decision decision = opponent.choose(deck, view, thought);
                print.add(decision.word());
                apply(deck, state, {*player, decision});
            }
        }
    }
    return print.value();
}

std::string signature_lines(const Deck& deck) {
    return fmt::format("rules {}\nopponents {}\n", hex(rules_signature(deck)),
                       hex(opponents_signature(deck)));
}

std::string hex(std::uint64_t number) {
    return fmt::format("{:016x}", number);
}

}  // namespace kingdom
