#include "app/play/session.h"

#include <algorithm>

#include <fmt/format.h>

#include "app/failure.h"
#include "app/play/help.h"
#include "app/show/card_details.h"
#include "app/show/sentences.h"
#include "app/show/table.h"
#include "record/words.h"

namespace kingdom {
namespace {

// Whether the whole table is worth printing again where nothing can be drawn over.
bool same_moment(const State& one, const State& two) {
    return one.round == two.round && one.phase == two.phase && one.step == two.step &&
           one.turn == two.turn;
}

}  // namespace

Session::Session(const GameTable& table, SessionOptions options)
    : table_(table), options_(std::move(options)) {}

void Session::run() {
    while (!left_) {
        const auto player = table_.game.next_player();
        if (!player) break;
        if (*player == table_.human) {
            human_turn();
        } else {
            opponent_turn(*player);
        }
    }
    finish();
}

void Session::opponent_turn(Player player) {
    if (table_.game.confirm(player)) return;
    const View view = table_.game.view(player);
    const Deck& deck = table_.show.file.deck;
    table_.game.play({player, options_.opponent.choose(deck, view, options_.rng)});
}

void Session::human_turn() {
    if (table_.game.awaits_confirmation(table_.human)) return confirm_turn();
    const DecisionList legal = table_.game.legal(table_.human);
    if (legal.size() == 1) return play({legal[0], 1});
    const Answer answer = pick_decision(
        table_, legal, [this](std::string_view text) { return handle_key(text); },
        [this](std::size_t menu_lines) { draw(menu_lines + 1); });
    if (const auto* picked = std::get_if<Picked>(&answer)) play(*picked);
    if (std::holds_alternative<Leave>(answer)) left_ = true;
}

// R10.5: done is all that is left, and the last decision can still be taken back.
void Session::confirm_turn() {
    draw(1);
    while (true) {
        const auto text = table_.console.ask(table_.say("ui.confirm"));
        if (!text) {
            left_ = true;
            return;
        }
        if (text->empty() || *text == "0") {
            table_.game.confirm(table_.human);
            return;
        }
        const Handled handled = handle_key(*text);
        if (handled == Handled::Leave) left_ = true;
        if (handled == Handled::Leave || handled == Handled::AskAgain) return;
        if (handled == Handled::No) table_.console.print(table_.say("ui.not_understood"));
    }
}

// Repeats the decision as often as asked, while it stays legal.
void Session::play(const Picked& picked) {
    told_ = table_.game.log_for(table_.human).size();
    for (std::size_t i = 0; i < picked.times; ++i) {
        if (table_.game.next_player() != table_.human) return;
        if (table_.game.awaits_confirmation(table_.human)) return;
        const auto reason = table_.game.play({table_.human, picked.decision});
        if (!reason) continue;
        if (i == 0)
            table_.console.print(table_.say("refusal." + std::string(describe(*reason).key)));
        return;
    }
}

// Forced decisions are played without asking, so they are taken back with the one before.
void Session::take_back() {
    while (table_.game.take_back(table_.human)) {
        if (table_.game.legal(table_.human).size() > 1) break;
    }
    told_ = std::min(told_, table_.game.log_for(table_.human).size());
}

// In lines one after the other, so that a busy turn of the opponent takes little room.
Lines Session::news() const {
    const std::size_t most = table_.console.size().height < 30 ? 2 : 4;
    const View view = table_.view();
    const auto entries = table_.game.log_for(table_.human);
    std::vector<std::string> sentences;
    for (std::size_t i = std::min(told_, entries.size()); i < entries.size(); ++i) {
        if (!is_news(entries[i], table_.human)) continue;
        sentences.push_back("• " + event_sentence(table_.show, view, entries[i]));
    }
    Lines lines = flowing(sentences, " ", table_.console.size().width, 0);
    if (table_.console.interactive() && lines.size() > most) {
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(most));
    }
    return lines;
}

// What must be read before deciding: a new phase in a lesson, the abilities in the draft.
Lines Session::explanation(const View& view) {
    const std::size_t width = table_.console.size().width;
    Lines lines;
    if (options_.lesson && explained_.insert(phase_key(view)).second) {
        lines = wrapped(table_.say("help." + phase_key(view)), width);
    }
    for (const Card card : view.hand.cards) {
        if (view.phase != Phase::Draft || card == kHiddenCard) continue;
        const Lines details = wrapped(card_details(table_.show, card), width, 3);
        lines.insert(lines.end(), details.begin(), details.end());
    }
    return lines;
}

void Session::draw(std::size_t lines_below) {
    const View view = table_.view();
    const State& state = table_.game.state();
    const bool again = drawn_ && same_moment(*drawn_, state);
    drawn_ = state;
    Lines below = news();
    const Lines lesson = explanation(view);
    below.insert(below.end(), lesson.begin(), lesson.end());
    below.push_back(table_.show.paint.faint(table_.say("ui.keys")));

    TableSize size = table_.console.size();
    size.height -= std::min(size.height, below.size() + lines_below);
    table_.console.clear();
    if (table_.console.interactive() || !again) {
        table_.console.print(table_lines(table_.show, view, size));
    }
    table_.console.print(below);
}

// Whatever its height: the terminal can scroll.
void Session::print_whole_table() const {
    constexpr std::size_t kNoLimit = 1000;
    const TableSize size{table_.console.size().width, kNoLimit};
    table_.console.print(table_lines(table_.show, table_.view(), size));
}

void Session::hint() {
    if (table_.game.awaits_confirmation(table_.human)) {
        return table_.console.print(table_.say("hint.forced"));
    }
    if (!adviser_) adviser_ = std::make_unique<ai::Thinker>(1);
    print_hint(table_, *adviser_);
}

Handled Session::handle_key(std::string_view text) {
    const std::string_view key = text.substr(0, 1);
    const bool alone = text.size() == 1;
    if (!alone && (text.size() < 3 || text[1] != ' ')) return Handled::No;
    const std::string_view rest = alone ? "" : text.substr(2);
    if (key == "?") return print_help(table_, rest), Handled::Yes;
    if (key == "c") return print_cards(table_, rest), Handled::Yes;
    if (key == "l") return print_log(table_, !rest.empty()), Handled::Yes;
    if (key == "s") return save_to(std::string(rest)), Handled::Yes;
    if (!alone) return Handled::No;
    if (key == "t") return print_whole_table(), Handled::Yes;
    if (key == "h") return hint(), Handled::Yes;
    if (key == "q") return ask_where_to_save(), Handled::Leave;
    if (key != "u") return Handled::No;
    if (table_.game.can_take_back(table_.human)) return take_back(), Handled::AskAgain;
    return table_.console.print(table_.say("ui.nothing_to_take_back")), Handled::Yes;
}

}  // namespace kingdom
