#include "server/hall/review.h"

#include "server/hall/advice.h"
#include "server/protocol/words.h"

namespace kingdom::server {

ReviewInProgress::ReviewInProgress(DeckHandle deck, Record record)
    : deck_(std::move(deck)), record_(std::move(record)), replayer_(*deck_, record_) {}

bool ReviewInProgress::step(const Levels& levels) {
    const State state = replayer_.state();
    const std::size_t n = replayer_.position();
    if (!replayer_.step()) return false;
    const Turn& turn = record_.turns[n];
    const Decision played = representative(deck_->deck, state, turn);
    // The number of the decision is the seed: every process finds the same.
    const auto judgement = levels.judge(deck_->deck, view_for(state, turn.by), played, n);
    decisions_.push_back(reviewed(*deck_, record_.setup, turn, judgement));
    decisions_.back().n = static_cast<std::uint32_t>(n);
    ++done_;
    return true;
}

protocol::Review ReviewInProgress::progress() const {
    return {.status = {std::string(protocol::kReviewStatuses[0])},
            .done = done_.load(),
            .of = static_cast<std::uint32_t>(record_.turns.size())};
}

}  // namespace kingdom::server
