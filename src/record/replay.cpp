#include "record/replay.h"

#include <algorithm>

#include "record/decision_json.h"
#include "record/record_json.h"
#include "record/words.h"

namespace kingdom {
namespace {

std::string sentence_of(Refusal refusal) {
    const RefusalText& text = describe(refusal);
    return std::string(text.sentence) + " (" + std::string(text.clause) + ")";
}

std::vector<Card> sorted(std::vector<Card> cards) {
    std::sort(cards.begin(), cards.end());
    return cards;
}

std::string number_of_decisions(const Record& record) {
    return "after the last of " + std::to_string(record.turns.size()) + " decisions";
}

// What does not agree once all decisions are played.
std::optional<std::string> ending_fault(const Replayer& replayer, const Record& record,
                                        const std::optional<Outcome>& outcome) {
    if (replayer.reshuffles_used() < record.chance.reshuffles.size()) {
        return "chance.reshuffles: only " + std::to_string(replayer.reshuffles_used()) + " of " +
               std::to_string(record.chance.reshuffles.size()) + " were needed";
    }
    if (!outcome && record.result) {
        return "the record has a result, but " + number_of_decisions(record) + " " +
               std::string(word(*next_player(replayer.state()))) + " is still to decide";
    }
    if (outcome && !record.result) {
        return number_of_decisions(record) + " the game is over, but the record has no result";
    }
    if (!outcome || *outcome == *record.result) return std::nullopt;
    return "the result is not the game's, which is " +
           outcome_to_json(record.setup, *outcome).dump();
}

}  // namespace

Replayer::Replayer(const DeckFile& file, const Record& record)
    : file_(file), record_(record), state_(dealt_state(file, record)) {
    opening_events(file_.deck, state_, events_);
    log_.add(state_, events_, state_);
}

bool Replayer::step() {
    if (error_ || position_ == record_.turns.size()) return false;
    const Turn& turn = record_.turns[position_];
    if (const auto why = play(turn)) {
        error_ = "decision " + std::to_string(position_) + " (" + std::string(word(turn.by)) +
                 ", " + decision_text(file_, turn.decision) + "): " + *why;
        return false;
    }
    ++position_;
    return true;
}

// Why the decision does not hold, if it does not.
std::optional<std::string> Replayer::play(const Turn& turn) {
    if (const auto refused = refusal(file_.deck, state_, turn)) return sentence_of(*refused);
    const State before = state_;
    events_.clear();
    apply_with_events(file_.deck, state_, turn, events_);
    const Shuffled own = shuffled_by(before, events_, state_);
    if (!own.deck.empty()) {
        const State after = state_;
        state_ = before;
        if (auto why = play_recorded_shuffle(turn, own)) return why;
        // The generator's own shuffle came out the same: keep the generator's state as well.
        if (shuffled_by(before, events_, state_) == own) state_ = after;
    }
    log_.add(before, events_, state_);
    return std::nullopt;
}

std::optional<std::string> Replayer::play_recorded_shuffle(const Turn& turn, const Shuffled& own) {
    const Chance& chance = record_.chance;
    const bool drafted = !own.danger.empty();
    if (!drafted && reshuffles_used_ == chance.reshuffles.size()) {
        return "chance.reshuffles lacks the new deck that is made here (R12.6)";
    }
    const auto& deck = drafted ? chance.development : chance.reshuffles[reshuffles_used_];
    // After the draft the reader has compared the cards.
    if (!drafted && sorted(deck) != sorted(own.deck)) {
        return "chance.reshuffles[" + std::to_string(reshuffles_used_) +
               "] does not hold the cards of the discard pile (R12.6)";
    }
    if (!drafted) ++reshuffles_used_;
    events_.clear();
    apply_with_shuffle(file_.deck, state_, turn, {deck, chance.danger}, &events_);
    return std::nullopt;
}

Result<ReplayedGame> replay(const DeckFile& file, const Record& record) {
    Replayer replayer(file, record);
    while (replayer.step()) continue;
    if (replayer.error()) return Error{*replayer.error()};
    auto end = outcome(file.deck, replayer.state());
    if (end) end = normal_form(record.setup, *end);
    if (const auto fault = ending_fault(replayer, record, end)) return Error{*fault};
    return ReplayedGame{replayer.state(), end, replayer.log()};
}

}  // namespace kingdom
