// Playing a record again, from its recorded chance, with every decision checked.
#pragma once

#include <optional>
#include <string>

#include "base/result.h"
#include "cards/deck_names.h"
#include "record/chance.h"
#include "record/log.h"
#include "record/record.h"
#include "rules/rules.h"

namespace kingdom {

// Steps through a record. The deck file and the record must outlive it.
class Replayer {
  public:
    // Requires a record that `read_record` accepted for this deck, or that a recorder made.
    Replayer(const DeckFile& file, const Record& record);

    const State& state() const { return state_; }
    const GameLog& log() const { return log_; }

    // How many decisions have been played: the number of the next one.
    std::size_t position() const { return position_; }
    std::size_t reshuffles_used() const { return reshuffles_used_; }

    // Plays the next decision. False at the end, and at a decision that does not hold.
    bool step();

    // Which decision does not hold and why, with the clause; nothing while all is well.
    const std::optional<std::string>& error() const { return error_; }

    // What the last step brought about.
    const EventList& last_events() const { return events_; }

  private:
    std::optional<std::string> play(const Turn& turn);
    std::optional<std::string> play_recorded_shuffle(const Turn& turn, const Shuffled& own);

    const DeckFile& file_;
    const Record& record_;
    State state_;
    EventList events_;
    GameLog log_;
    std::size_t position_ = 0;
    std::size_t reshuffles_used_ = 0;
    std::optional<std::string> error_;
};

struct ReplayedGame {
    State state{};
    std::optional<Outcome> outcome{};
    GameLog log{};
};

// Plays the whole record. An error names the first decision that does not hold, decisions after
// the end, shuffles that were not used, or a result that is not the game's.
Result<ReplayedGame> replay(const DeckFile& file, const Record& record);

}  // namespace kingdom
