#include "app/replay/show_record.h"

#include <functional>

#include <fmt/format.h>

#include "app/failure.h"
#include "app/show/hint_text.h"
#include "app/show/table.h"
#include "record/decision_json.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "record/view_json.h"
#include "record/words.h"

namespace kingdom {
namespace {

[[noreturn]] void refuse(const RecordedGame& game, const std::string& why) {
    throw Failure(fmt::format("game {}: {}", game.number, why));
}

void check(const RecordedGame& game) {
    const auto replayed = replay(game.file, game.record);
    if (!replayed) refuse(game, replayed.error());
}

// Calls `before` ahead of each decision.
void walk(const RecordedGame& game, const std::function<void(const Replayer&)>& before) {
    Replayer replayer(game.file, game.record);
    while (replayer.position() < game.record.turns.size()) {
        before(replayer);
        if (!replayer.step()) refuse(game, replayer.error().value_or("the game is over"));
    }
}

void check_position(const RecordedGame& game, std::size_t at) {
    const std::size_t last = game.record.turns.size();
    if (at <= last) return;
    throw BadArguments(
        fmt::format("--at: game {} has {} decisions, so 0 to {}", game.number, last, last));
}

// Stands before decision `at`; the number of decisions stands for the end.
Replayer replayed_to(const RecordedGame& game, std::size_t at) {
    check_position(game, at);
    Replayer replayer(game.file, game.record);
    while (replayer.position() < at) {
        if (!replayer.step()) refuse(game, replayer.error().value_or("the game is over"));
    }
    return replayer;
}

View view_of(const State& state, Viewer viewer) {
    return viewer ? view_for(state, *viewer) : view_for_spectator(state);
}

std::string phase_heading(const State& state) {
    std::string heading = fmt::format("round {}, {}", state.round + 1, word(state.phase));
    if (state.phase == Phase::Production) heading += fmt::format(", {}", word(state.step));
    return heading;
}

// The moments of the choice phase follow each other too quickly for a heading each.
bool same_heading(const State& one, const State& two) {
    const auto choosing = [](const State& state) {
        return state.phase >= Phase::Offer && state.phase <= Phase::Pick;
    };
    if (one.round != two.round) return false;
    if (choosing(one) && choosing(two)) return true;
    return one.phase == two.phase && one.step == two.step;
}

void print_result(const Record& record) {
    if (!record.result) return fmt::print("  the game is not over\n");
    const Outcome& outcome = *record.result;
    for (const Player player : kPlayers) {
        if (record.setup.solo() && player != record.setup.first) continue;
        fmt::print("  {}: {} points\n", word(player), outcome.breakdown[index(player)].total());
    }
    if (record.setup.solo()) {
        fmt::print("  medal: {}\n", word(outcome.medal));
    } else if (outcome.winner) {
        fmt::print("  {} wins\n", word(*outcome.winner));
    } else {
        const bool shared = outcome.tie_break == TieBreak::Shared;
        fmt::print("  {}\n", shared ? "a shared victory" : "both lose");
    }
}

}  // namespace

void print_game(const RecordedGame& game) {
    const Setup& setup = game.record.setup;
    fmt::print("game {}: module {}, {}, side {}, first {}, seed {}\n", game.number,
               word(setup.module), setup.solo() ? "solo" : "two players", word(setup.side),
               word(setup.first), game.record.seed);
    std::optional<State> headed;
    walk(game, [&](const Replayer& replayer) {
        const State& state = replayer.state();
        if (!headed || !same_heading(*headed, state)) {
            fmt::print("  {}\n", phase_heading(state));
            headed = state;
        }
        const Turn& turn = game.record.turns[replayer.position()];
        fmt::print("  {:>5}  {:<9} {}\n", replayer.position(), word(turn.by),
                   decision_text(game.file, turn.decision));
    });
    check(game);
    print_result(game.record);
}

void print_legal(const RecordedGame& game, std::optional<std::size_t> at) {
    if (at) check_position(game, *at);
    walk(game, [&](const Replayer& replayer) {
        if (at && replayer.position() != *at) return;
        const Player by = game.record.turns[replayer.position()].by;
        nlohmann::json legal = nlohmann::json::array();
        for (const Decision decision : legal_decisions(game.file.deck, replayer.state(), by)) {
            legal.push_back(decision_to_json(game.file, decision));
        }
        const nlohmann::ordered_json line = {{"game", game.number},
                                             {"index", replayer.position()},
                                             {"by", word(by)},
                                             {"legal", legal}};
        fmt::print("{}\n", line.dump());
    });
    check(game);
}

void print_hints(const RecordedGame& game, const HintRequest& request, const Show& show) {
    if (request.at >= game.record.turns.size()) {
        throw BadArguments(fmt::format("--hint: game {} has no decision {}, only 0 to {}",
                                       game.number, request.at,
                                       static_cast<long>(game.record.turns.size()) - 1));
    }
    const Replayer replayer = replayed_to(game, request.at);
    const View view = view_for(replayer.state(), game.record.turns[request.at].by);
    ai::Thinker thinker(1);
    Rng rng(game.record.seed);
    const ai::Hints hints =
        hints_for(game.file.deck, view, thinker, {.playouts = request.playouts}, rng);
    if (request.json) return fmt::print("{}\n", hints_json(show, view, hints).dump());
    for (const std::string& line : hint_lines(show, view, hints)) fmt::print("{}\n", line);
}

void print_table(const RecordedGame& game, std::size_t at, Viewer viewer, const Show& show) {
    const Replayer replayer = replayed_to(game, at);
    constexpr TableSize kSize{100, 1000};
    for (const std::string& line : table_lines(show, view_of(replayer.state(), viewer), kSize)) {
        fmt::print("{}\n", line);
    }
}

void print_view(const RecordedGame& game, std::size_t at, Viewer viewer) {
    const Replayer replayer = replayed_to(game, at);
    ViewExtras extras;
    extras.entries = replayer.log().entries_for(viewer);
    extras.outcome = outcome(game.file.deck, replayer.state());
    const View view = view_of(replayer.state(), viewer);
    fmt::print("{}\n", view_to_json(game.file, view, extras).dump());
}

}  // namespace kingdom
