#include "app/bench/playouts.h"

#include "ai/search/tree_search.h"
#include "app/bench/processor_time.h"
#include "rules/rules.h"

namespace kingdom {

double whole_game_playouts_per_s(const Deck& deck, const BenchRow& row, double seconds) {
    constexpr std::uint32_t kPlayouts = 1000;  // a decision
    constexpr ai::SearchParameters kWholeGame{.rounds_ahead = kRoundCount};
    ai::TreeSearch search;
    std::uint64_t playouts = 0;
    const double start = processor_seconds();
    double spent = 0;
    for (std::uint64_t game = 0; spent < seconds; ++game) {
        const State state = new_game(deck, bench_setup(deck, row, game), Rng(game));
        Rng rng(~game);
        search.run(deck, view_for(state, player_to_decide(state)), kWholeGame, kPlayouts, {}, rng);
        playouts += search.playouts_done();
        spent = processor_seconds() - start;
    }
    return static_cast<double>(playouts) / spent;
}

}  // namespace kingdom
