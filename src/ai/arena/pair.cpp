#include "ai/arena/pair.h"

namespace kingdom::ai {
namespace {

using Clock = std::chrono::steady_clock;

// One game at the table: the truth, which no contestant is shown.
struct Table {
    const Deck& deck;
    State state;
    std::array<std::size_t, 2> seated;  // which contestant plays which duchy
    std::array<Rng, 2> rngs;            // by contestant
};

Decision decide(const Table& table, const View& view, Contestant& contestant, Rng& rng,
                Effort& effort) {
    const bool forced = legal_decisions(table.deck, view).size() == 1;
    const auto began = Clock::now();
    const Decision decision = contestant.choose(table.deck, view, rng);
    if (!forced) effort.add(Clock::now() - began, contestant.playouts());
    return decision;
}

bool play_out(Table& table, const std::array<Contestant*, 2>& contestants,
              const PairOptions& options, PairResult& result) {
    while (const auto player = next_player(table.state)) {
        if (options.stop != nullptr && options.stop->load(std::memory_order_relaxed)) return false;
        const std::size_t who = table.seated[index(*player)];
        const View view = view_for(table.state, *player);
        const Turn turn{
            *player, decide(table, view, *contestants[who], table.rngs[who], result.effort[who])};
        if (options.watch_offers && who == 0) {
            note_offer(table.deck, table.state, turn, result.offered);
        }
        apply(table.deck, table.state, turn);
    }
    return true;
}

GameResult result_of(const Table& table) {
    const Outcome end = *outcome(table.deck, table.state);
    GameResult result;
    for (const Player player : kPlayers) {
        result.points[table.seated[index(player)]] = end.breakdown[index(player)].total();
    }
    result.a_first = table.seated[index(table.state.setup.first)] == 0;
    if (end.winner) {
        result.verdict = static_cast<Verdict>(table.seated[index(*end.winner)]);
    } else {
        result.verdict = end.tie_break == TieBreak::Shared ? Verdict::Shared : Verdict::Nobody;
    }
    return result;
}

}  // namespace

std::optional<PairResult> play_pair(const Deck& deck, const Deal& deal,
                                    const std::array<Contestant*, 2>& contestants,
                                    const PairOptions& options) {
    PairResult result;
    for (std::size_t game = 0; game < 2; ++game) {
        const auto& seeds = deal.contestants[game];
        Table table{.deck = deck,
                    .state = first_state(deck, deal),
                    .seated = {game, 1 - game},
                    .rngs = {Rng(seeds[0]), Rng(seeds[1])}};
        if (!play_out(table, contestants, options, result)) return std::nullopt;
        result.games[game] = result_of(table);
    }
    return result;
}

}  // namespace kingdom::ai
