#include "record/game_recorder.h"

#include "record/chance.h"
#include "record/replay.h"

namespace kingdom {
namespace {

bool is_done(const State& state, Player player) {
    return state.board.sides[index(player)].done != 0;
}

}  // namespace

GameRecorder::GameRecorder(const DeckFile& file, const Setup& setup, std::uint64_t seed,
                           RecorderOptions options)
    : file_(&file), options_(options) {
    record_.deck = file.names.deck.view();
    record_.deck_hash.assign(file.names.hash.begin(), file.names.hash.end());
    record_.setup = normal_form(setup);
    record_.seed = seed;
    state_ = new_game(file.deck, record_.setup, Rng(seed));
    record_.chance = chance_of_deal(state_);
    if (options_.keep_log) {
        EventList events;
        opening_events(file.deck, state_, events);
        log_.add(state_, events, state_);
    }
    open_segment();
}

Result<GameRecorder> GameRecorder::resume(const DeckFile& file, const Record& record,
                                          RecorderOptions options) {
    if (const auto checked = replay(file, record); !checked) return Error{checked.error()};
    GameRecorder game(file, record.setup, record.seed, options);
    Replayer replayer(file, record);
    // The record's deal counts, also where another generator made it.
    game.state_ = replayer.state();
    game.log_ = replayer.log();
    game.record_.chance = chance_of_deal(game.state_);
    game.open_segment();
    while (replayer.step()) {
        const Turn& turn = record.turns[replayer.position() - 1];
        game.adopt(turn, replayer.state(), replayer.last_events());
    }
    return game;
}

void GameRecorder::open_segment() {
    segment_start_ = state_;
    segment_log_ = log_.mark();
    for (auto& turns : segment_turns_) turns.clear();
}

std::optional<Player> GameRecorder::next_player() const {
    return kingdom::next_player(state_);
}

bool GameRecorder::may_decide(Player player) const {
    return !awaits_confirmation(player) && kingdom::may_decide(state_, player);
}

DecisionList GameRecorder::legal(Player player) const {
    if (awaits_confirmation(player)) return {};
    return legal_decisions(file_->deck, state_, player);
}

std::optional<Refusal> GameRecorder::play(const Turn& turn) {
    if (awaits_confirmation(turn.by)) return Refusal::NotYourTurn;
    if (const auto refused = refusal(file_->deck, state_, turn)) return refused;
    if (options_.hold_open && ends_part(turn)) {
        waiting_[index(turn.by)] = turn;
    } else {
        advance(turn);
    }
    return std::nullopt;
}

// Whether done would be implied after this decision. In the draft `keep_advisor` itself ends
// one's part (R10.4).
bool GameRecorder::ends_part(const Turn& turn) const {
    const bool open = is_segment(state_.phase) && state_.phase != Phase::Draft;
    if (!open || turn.decision.kind() == Kind::Done) return false;
    State after = state_;
    apply(file_->deck, after, turn);
    return !same_segment(state_, after) || is_done(after, turn.by);
}

bool GameRecorder::awaits_confirmation(Player player) const {
    return waiting_[index(player)].has_value();
}

bool GameRecorder::confirm(Player player) {
    if (!awaits_confirmation(player)) return false;
    const Turn turn = *waiting_[index(player)];
    waiting_[index(player)].reset();
    advance(turn);
    return true;
}

void GameRecorder::advance(const Turn& turn) {
    State after = state_;
    EventList events;
    // Without a log only a solo game needs the events, which tell of its shuffles.
    if (options_.keep_log || state_.setup.solo()) {
        apply_with_events(file_->deck, after, turn, events);
    } else {
        apply(file_->deck, after, turn);
    }
    adopt(turn, after, events);
}

void GameRecorder::adopt(const Turn& turn, const State& after, const EventList& events) {
    const State before = state_;
    state_ = after;
    if (options_.keep_log) log_.add(before, events, after);
    Shuffled shuffled = shuffled_by(before, events, after);
    if (!shuffled.danger.empty()) {
        record_.chance.development = std::move(shuffled.deck);
        record_.chance.danger = std::move(shuffled.danger);
    } else if (!shuffled.deck.empty()) {
        record_.chance.reshuffles.push_back(std::move(shuffled.deck));
    }
    segment_turns_[index(turn.by)].push_back(turn);
    if (same_segment(before, after)) return;
    for (const Player player : {first_player(before), other(first_player(before))}) {
        const auto& turns = segment_turns_[index(player)];
        record_.turns.insert(record_.turns.end(), turns.begin(), turns.end());
    }
    open_segment();
}

bool GameRecorder::can_take_back(Player player) const {
    if (awaits_confirmation(player)) return true;
    if (!is_segment(state_.phase) || state_.phase == Phase::Draft) return false;
    return !is_done(state_, player) && !segment_turns_[index(player)].empty();
}

bool GameRecorder::take_back(Player player) {
    if (!can_take_back(player)) return false;
    if (awaits_confirmation(player)) {
        waiting_[index(player)].reset();
    } else {
        segment_turns_[index(player)].pop_back();
        replay_segment();
    }
    return true;
}

void GameRecorder::replay_segment() {
    const auto turns = segment_turns_;
    state_ = segment_start_;
    log_.cut_back(segment_log_);
    open_segment();
    for (const Player player : {first_player(state_), other(first_player(state_))}) {
        for (const Turn& turn : turns[index(player)]) advance(turn);
    }
}

// The state as the player sees it, with the decision that waits, but the segment not ended by it.
State GameRecorder::with_waiting(Player player, EventList& events) const {
    State state = state_;
    apply_keeping_open(file_->deck, state, *waiting_[index(player)], events);
    return state;
}

View GameRecorder::view(Viewer viewer) const {
    if (!viewer) return view_for_spectator(state_);
    if (!awaits_confirmation(*viewer)) return view_for(state_, *viewer);
    EventList events;
    return view_for(with_waiting(*viewer, events), *viewer);
}

// What the viewer's own decision that waits will bring about.
std::vector<Event> GameRecorder::waiting_events(Viewer viewer) const {
    if (!viewer || !awaits_confirmation(*viewer)) return {};
    EventList events;
    with_waiting(*viewer, events);
    return {events.begin(), events.end()};
}

std::vector<Event> GameRecorder::log_for(Viewer viewer, std::size_t since) const {
    std::vector<Event> entries = log_.entries_for(viewer, since);
    const std::size_t decided = log_.count_for(viewer);
    const std::vector<Event> waiting = waiting_events(viewer);
    for (std::size_t i = 0; i < waiting.size(); ++i) {
        if (decided + i >= since) entries.push_back(waiting[i]);
    }
    return entries;
}

std::size_t GameRecorder::log_size(Viewer viewer) const {
    return log_.count_for(viewer) + waiting_events(viewer).size();
}

Record GameRecorder::record() const {
    Record record = record_;
    for (const Player player : {first_player(state_), other(first_player(state_))}) {
        const auto& turns = segment_turns_[index(player)];
        record.turns.insert(record.turns.end(), turns.begin(), turns.end());
        if (waiting_[index(player)]) record.turns.push_back(*waiting_[index(player)]);
    }
    if (const auto end = outcome()) record.result = normal_form(record.setup, *end);
    return record;
}

}  // namespace kingdom
