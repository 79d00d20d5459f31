#include "app/bench/signature.h"

#include <fmt/format.h>

#include "app/bench/random_play.h"
#include "app/bench/setups.h"
#include "base/fingerprint.h"

namespace kingdom {

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

std::string signature_lines(const Deck& deck) {
    return fmt::format("rules {}\n", hex(rules_signature(deck)));
}

std::string hex(std::uint64_t number) {
    return fmt::format("{:016x}", number);
}

}  // namespace kingdom
