// A running game with its record: decisions in, refusals out, take-back within a segment, and the
// record in canonical order at any time. Used by simulations, the terminal and the server.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/result.h"
#include "cards/deck_names.h"
#include "record/log.h"
#include "record/record.h"
#include "rules/rules.h"
#include "rules/view.h"

namespace kingdom {

struct RecorderOptions {
    // R10.5: where done would be implied, wait until the player confirms, so that the last
    // decision of a segment can be taken back too. The record is the same.
    bool hold_open = false;
    // Off for simulations, which need no log and save the time.
    bool keep_log = true;
};

// The deck file must outlive it.
class GameRecorder {
  public:
    // Requires !setup_fault(file.deck, setup).
    GameRecorder(const DeckFile& file, const Setup& setup, std::uint64_t seed,
                 RecorderOptions options = {});

    // Goes on with a game that was written down, once its record is replayed without a fault.
    // What waited for confirmation when it was written counts as confirmed.
    static Result<GameRecorder> resume(const DeckFile& file, const Record& record,
                                       RecorderOptions options = {});

    const DeckFile& file() const { return *file_; }
    // The truth, without decisions that wait for confirmation.
    const State& state() const { return state_; }
    const GameLog& log() const { return log_; }
    std::optional<Outcome> outcome() const { return kingdom::outcome(file_->deck, state_); }

    // The player whose decision or confirmation is wanted next; nothing when the game is over.
    std::optional<Player> next_player() const;
    bool may_decide(Player player) const;
    DecisionList legal(Player player) const;

    // Plays a decision, or says why not and changes nothing.
    std::optional<Refusal> play(const Turn& turn);

    // R10.5: the player has only done left and has not confirmed it.
    bool awaits_confirmation(Player player) const;
    // False when there was nothing to confirm.
    bool confirm(Player player);

    // R10.4: takes back the player's last decision of the running segment.
    bool can_take_back(Player player) const;
    // False when there was nothing to take back.
    bool take_back(Player player);

    // What the viewer may know now, decisions that wait for confirmation included for their owner.
    View view(Viewer viewer) const;
    std::vector<Event> log_for(Viewer viewer, std::size_t since = 0) const;
    std::size_t log_size(Viewer viewer) const;

    Record record() const;

  private:
    void open_segment();
    void advance(const Turn& turn);
    void adopt(const Turn& turn, const State& after, const EventList& events);
    void replay_segment();
    bool ends_part(const Turn& turn) const;
    State with_waiting(Player player, EventList& events) const;
    std::vector<Event> waiting_events(Viewer viewer) const;

    const DeckFile* file_;
    RecorderOptions options_;
    Record record_;  // its turns: those of all earlier segments
    State state_;
    GameLog log_;

    // The running segment: how it began, and what each player decided in it.
    State segment_start_;
    GameLog::Mark segment_log_;
    std::array<std::vector<Turn>, 2> segment_turns_;
    // The last decision of a player who has not confirmed; not yet in `state_`.
    std::array<std::optional<Turn>, 2> waiting_;
};

}  // namespace kingdom
