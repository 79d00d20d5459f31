// One game at the terminal, from wherever it stands to its end or until the player leaves.
#pragma once

#include <memory>
#include <optional>
#include <set>
#include <string>

#include "ai/opponent.h"
#include "ai/search/thinker.h"
#include "app/play/game_table.h"
#include "app/play/picker.h"

namespace kingdom {

struct SessionOptions {
    ai::Opponent opponent;
    Rng rng{};              // the opponent's
    std::string save_path;  // empty: asked for when needed
    bool lesson = false;    // explains every phase when it comes up first
};

class Session {
  public:
    // The table must outlive it.
    Session(const GameTable& table, SessionOptions options);

    void run();

  private:
    void opponent_turn(Player player);
    void human_turn();
    void confirm_turn();
    void play(const Picked& picked);
    void take_back();

    void draw(std::size_t lines_below);
    void print_whole_table() const;
    Lines news() const;
    Lines explanation(const View& view);

    Handled handle_key(std::string_view text);
    void hint();
    void save_to(const std::string& path);
    void ask_where_to_save();
    void finish();
    void print_outcome(const Outcome& outcome);

    const GameTable& table_;
    SessionOptions options_;
    std::size_t told_ = 0;  // log entries before the player's last decision
    std::optional<State> drawn_;
    std::set<std::string> explained_;
    std::unique_ptr<ai::Thinker> adviser_;  // made when first asked: it takes much memory
    bool left_ = false;
};

}  // namespace kingdom
