// How a game at the terminal is saved, left and ended.
#include <fmt/format.h>

#include "app/failure.h"
#include "app/play/saving.h"
#include "app/play/session.h"
#include "app/show/table.h"
#include "record/words.h"

namespace kingdom {

void Session::ask_where_to_save() {
    if (!options_.save_path.empty()) return;
    const auto name = table_.console.ask(table_.say("ui.save_where"));
    if (name) options_.save_path = *name;
}

void Session::save_to(const std::string& path) {
    if (!path.empty()) options_.save_path = path;
    ask_where_to_save();
    if (options_.save_path.empty()) return;
    try {
        save_record(table_.show.file, table_.game.record(), options_.save_path);
        table_.console.print(table_.say("ui.saved", {{"file", options_.save_path}}));
    } catch (const Failure&) {
        table_.console.print(table_.say("ui.cannot_save", {{"file", options_.save_path}}));
        options_.save_path.clear();
    }
}

void Session::finish() {
    const auto outcome = table_.game.outcome();
    if (outcome) {
        told_ = table_.game.log_for(table_.human).size();
        table_.console.clear();
        table_.console.print(table_lines(table_.show, table_.view(), table_.console.size()));
        table_.console.print();
        print_outcome(*outcome);
    }
    if (!options_.save_path.empty() || outcome) save_to("");
    if (!outcome && !options_.save_path.empty()) {
        std::string command =
            fmt::format("kingdom play --resume {} --as {}", options_.save_path, word(table_.human));
        // A record does not know who played.
        if (!table_.game.state().setup.solo()) {
            command += fmt::format(" --opponent {}", options_.opponent.level().name);
        }
        table_.console.print(table_.say("ui.resume_with", {{"command", command}}));
    }
}

void Session::print_outcome(const Outcome& outcome) {
    const Setup& setup = table_.game.state().setup;
    for (const Player player : kPlayers) {
        if (setup.solo() && player != setup.first) continue;
        table_.console.print(player_name(table_.show, player) + ": " +
                             score_text(table_.show, outcome.breakdown[index(player)]));
    }
    std::string key = "ui.end.both_lose";
    if (setup.solo()) key = "medal." + std::string(word(outcome.medal));
    if (outcome.winner) key = "ui.end.winner";
    if (outcome.tie_break == TieBreak::Shared) key = "ui.end.shared";
    const std::string winner = outcome.winner ? player_name(table_.show, *outcome.winner) : "";
    table_.console.print(table_.show.paint.strong(table_.say(key, {{"player", winner}})));
    if (outcome.tie_break == TieBreak::Cards || outcome.tie_break == TieBreak::Soldiers) {
        table_.console.print(table_.say("ui.end.by_" + std::string(word(outcome.tie_break))));
    }
}

}  // namespace kingdom
