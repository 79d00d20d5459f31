#include "app/simulate/simulation.h"

#include <cassert>

#include <fmt/format.h>

#include "ai/opponent.h"
#include "app/opponents.h"
#include "record/game_recorder.h"
#include "record/words.h"

namespace kingdom {
namespace {

Record play_game(const DeckFile& file, const Simulation& simulation,
                 std::array<ai::Opponent, 2>& opponents, std::uint64_t seed) {
    GameRecorder game(file, simulation.setup, seed, {.hold_open = false, .keep_log = false});
    std::array rngs{opponent_rng(seed, Player::Valados), opponent_rng(seed, Player::Teressie)};
    while (const auto player = game.next_player()) {
        const std::size_t seat = index(*player);
        const View view = game.view(*player);
        const Decision decision = opponents[seat].choose(file.deck, view, rngs[seat]);
        [[maybe_unused]] const auto refused = game.play({*player, decision});
        assert(!refused);
    }
    return game.record();
}

void count(Summary& summary, const Record& record) {
    const Outcome& outcome = record.result.value();
    ++summary.games;
    summary.decisions += record.turns.size();
    for (const Player player : kPlayers) {
        summary.points[index(player)] += outcome.breakdown[index(player)].total();
    }
    ++summary.medals[index(outcome.medal)];
    if (outcome.winner) {
        ++summary.wins[index(*outcome.winner)];
    } else if (outcome.tie_break == TieBreak::Shared) {
        ++summary.shared;
    } else {
        ++summary.nobody;
    }
}

double mean(std::int64_t total, std::uint64_t games) {
    return static_cast<double>(total) / static_cast<double>(games);
}

}  // namespace

Summary simulate(const DeckFile& file, const Simulation& simulation,
                 const std::function<void(const Record&)>& done) {
    Summary summary;
    std::array opponents{ai::Opponent(*simulation.opponents[0]),
                         ai::Opponent(*simulation.opponents[1])};
    for (std::uint64_t game = 0; game < simulation.games; ++game) {
        const Record record = play_game(file, simulation, opponents, simulation.seed + game);
        count(summary, record);
        done(record);
    }
    return summary;
}

std::string summary_text(const Setup& setup, const Summary& summary) {
    std::string text =
        fmt::format("{} games, {:.1f} decisions a game\n", summary.games,
                    mean(static_cast<std::int64_t>(summary.decisions), summary.games));
    for (const Player player : kPlayers) {
        if (setup.solo() && player != setup.first) continue;
        const std::size_t seat = index(player);
        text += fmt::format("{:<9} {:>7.2f} points", word(player),
                            mean(summary.points[seat], summary.games));
        text += setup.solo() ? "\n" : fmt::format(", won {}\n", summary.wins[seat]);
    }
    if (setup.solo()) {
        return text + fmt::format(
                          "medals: gold {}, silver {}, bronze {}, none {}\n",
                          summary.medals[index(Medal::Gold)], summary.medals[index(Medal::Silver)],
                          summary.medals[index(Medal::Bronze)], summary.medals[index(Medal::None)]);
    }
    return text + fmt::format("shared {}, won by nobody {}\n", summary.shared, summary.nobody);
}

}  // namespace kingdom
