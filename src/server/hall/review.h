// A look back at a finished game: what each decision cost, from what the player could know then.
// It is made one decision at a time, so that its thread can do something else in between.
#pragma once

#include <atomic>
#include <vector>

#include "record/replay.h"
#include "server/hall/levels.h"
#include "server/protocol/advice.h"
#include "server/table/table.h"

namespace kingdom::server {

class ReviewInProgress {
  public:
    ReviewInProgress(DeckHandle deck, Record record);
    ReviewInProgress(const ReviewInProgress&) = delete;
    ReviewInProgress& operator=(const ReviewInProgress&) = delete;

    // Judges the next decision. False when there is none left.
    bool step(const Levels& levels);
    // Safe to ask from any thread.
    protocol::Review progress() const;
    // Once all steps are done.
    const std::vector<protocol::ReviewedDecision>& decisions() const { return decisions_; }

    // Nothing is done about it any more: it is stored, or could not be.
    std::atomic<bool> is_over = false;

  private:
    DeckHandle deck_;
    Record record_;
    Replayer replayer_;
    std::vector<protocol::ReviewedDecision> decisions_;
    std::atomic<std::uint32_t> done_ = 0;
};

}  // namespace kingdom::server
