#include "server/table/table.h"

#include <algorithm>

#include "record/commitment.h"
#include "record/record_json.h"
#include "record/words.h"
#include "server/table/deal.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

constexpr std::uint32_t kMostEmotes = 100;                         // of one seat in one game
constexpr Moment kEmotePause = 2000;                               // ms
constexpr Moment kLongAbsence = Moment{14} * 24 * 60 * 60 * 1000;  // ms

Rejection conflict(std::string message) {
    return {.key = ErrorKey::Conflict, .message = std::move(message)};
}

Rejection refused(Refusal refusal) {
    const RefusalText& text = describe(refusal);
    return {.key = ErrorKey::Refused,
            .message = std::string(text.sentence) + " (" + std::string(text.clause) + ")",
            .refusal = refusal};
}

// A game as the cipher deals it.
Record dealt_record(const TableHeader& header, const Deal& deal) {
    return {.deck = header.deck,
            .deck_hash = header.deck_hash,
            .setup = normal_form(header.setup),
            .seed = deal.seed,
            .chance = deal.chance};
}

Result<GameRecorder> start(const DeckFile& file, const TableHeader& header) {
    const RecorderOptions options{.hold_open = header.confirm};
    if (!header.deal.empty()) {
        const Deal deal = deal_by_key(file, normal_form(header.setup), header.deal);
        return GameRecorder::resume(file, dealt_record(header, deal), options);
    }
    if (header.record.empty()) return GameRecorder(file, header.setup, header.seed, options);
    const auto record = read_record(file, header.record);
    if (!record) return Error{record.error()};
    return GameRecorder::resume(file, *record, options);
}

}  // namespace

Result<Table> Table::open(DeckHandle deck, TableHeader header) {
    auto game = start(*deck, header);
    if (!game) return Error{game.error()};
    Table table(std::move(deck), std::move(header), std::move(*game));
    table.make_promise();
    return table;
}

Table::Table(DeckHandle deck, TableHeader header, GameRecorder game)
    : deck_(std::move(deck)),
      header_(std::move(header)),
      game_(std::move(game)),
      updated_(header_.created),
      last_(header_.created) {
    for (const Player player : kPlayers) {
        seats_[index(player)].plan = header_.seats[index(player)];
    }
    if (header_.clock) clock_.emplace(*header_.clock).advance(header_.created, to_decide(), {});
    shown_clock_ = clock_;
}

void Table::make_promise() {
    if (!header_.record.empty()) promise_ = read_record(*deck_, header_.record)->promise;
    if (header_.deal.empty()) return;
    const Record begun = game_.record();
    std::string nonce = deal_by_key(*deck_, begun.setup, header_.deal).nonce;
    promise_ = Promise{commitment_of(*deck_, begun, nonce), std::move(nonce)};
}

Record Table::record() const {
    Record record = game_.record();
    record.promise = promise_;
    return record;
}

TableStatus Table::status() const {
    if (end_reason()) return TableStatus::Finished;
    for (const Player player : kPlayers) {
        if (header_.takes_part(player) && seat(player).plan.kind == SeatKind::Invite) {
            return TableStatus::Waiting;
        }
    }
    return header_.record.empty() ? TableStatus::Running : TableStatus::Finished;
}

std::optional<EndReason> Table::end_reason() const {
    if (ended_) return ended_;
    if (!game_.next_player()) return EndReason::Played;
    return std::nullopt;
}

std::string Table::winner() const {
    if (ended_ == EndReason::Agreed) return "shared";
    if (ended_) return header_.setup.solo() ? "" : std::string(word(other(loser_)));
    const auto outcome = game_.outcome();
    if (!outcome) return "";
    if (outcome->winner) return std::string(word(*outcome->winner));
    return outcome->tie_break == TieBreak::Shared ? "shared" : "";
}

Seats Table::to_decide() const {
    if (status() != TableStatus::Running) return {};
    Seats seats{};
    for (const Player player : kPlayers) {
        seats[index(player)] = header_.takes_part(player) &&
                               (game_.may_decide(player) || game_.awaits_confirmation(player));
    }
    return seats;
}

const std::string& Table::level_of(Player player) const {
    const Seat& at = seat(player);
    return at.plan.kind == SeatKind::Level ? at.plan.level : at.stand_in;
}

std::optional<Player> Table::level_to_decide() const {
    const Seats wanted = to_decide();
    for (const Player player : kPlayers) {
        if (wanted[index(player)] && !level_of(player).empty()) return player;
    }
    return std::nullopt;
}

std::optional<Moment> Table::deadline() const {
    return clock_ && status() == TableStatus::Running ? clock_->deadline() : std::nullopt;
}

std::optional<Player> Table::out_of_time(Moment now) const {
    if (!clock_ || status() != TableStatus::Running) return std::nullopt;
    for (const Player player : kPlayers) {
        if (clock_->running()[index(player)] && clock_->left(player, now) == 0) return player;
    }
    return std::nullopt;
}

std::uint32_t Table::seq(Viewer viewer) const {
    return static_cast<std::uint32_t>(game_.log_size(viewer));
}

std::uint32_t Table::revision(Viewer viewer) const {
    return viewer ? static_cast<std::uint32_t>(cut_to_[index(*viewer)].size()) : 0;
}

std::uint32_t Table::unchanged(Viewer viewer, std::uint32_t since, std::uint32_t revision) const {
    std::uint32_t right = std::min(since, seq(viewer));
    if (!viewer) return right;
    const auto& cuts = cut_to_[index(*viewer)];
    if (revision > cuts.size()) return 0;
    for (std::size_t i = revision; i < cuts.size(); ++i) right = std::min(right, cuts[i]);
    return right;
}

std::optional<std::uint32_t> Table::answered(Player seat, const std::string& client_id) const {
    const auto& known = answered_[index(seat)];
    const auto found = known.find(client_id);
    return found == known.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Rejection> Table::rejection(const Entry& entry,
                                          std::optional<std::uint32_t> seen) const {
    if (!header_.takes_part(entry.seat)) return conflict("nobody sits there");
    if (!header_.record.empty()) return conflict("this game was imported to be looked at");
    if (seen && *seen != seq(entry.seat)) {
        return Rejection{.key = ErrorKey::Stale,
                         .message = "the table has changed since",
                         .seq = seq(entry.seat)};
    }
    if (entry.kind == EntryKind::Decided) return decision_rejection(entry);
    return seat_rejection(entry);
}

std::optional<Rejection> Table::decision_rejection(const Entry& entry) const {
    if (status() == TableStatus::Waiting) return conflict("the table waits for a player");
    if (status() == TableStatus::Finished) return refused(Refusal::GameIsOver);
    if (game_.awaits_confirmation(entry.seat)) {
        if (entry.decision.kind() == Kind::Done) return std::nullopt;
        return refused(Refusal::NotYourTurn);
    }
    const Turn turn{entry.seat, entry.decision};
    if (const auto refusal = kingdom::refusal(deck_->deck, game_.state(), turn)) {
        return refused(*refusal);
    }
    return std::nullopt;
}

std::optional<Rejection> Table::seat_rejection(const Entry& entry) const {
    const Seat& at = seat(entry.seat);
    const bool running = status() == TableStatus::Running;
    const bool finished = status() == TableStatus::Finished;
    const auto unless = [](bool allowed, const char* message) -> std::optional<Rejection> {
        if (allowed) return std::nullopt;
        return conflict(message);
    };
    switch (entry.kind) {
        case EntryKind::Joined:
            return unless(at.plan.kind == SeatKind::Invite, "somebody sits there already");
        case EntryKind::TookBack:
            return unless(running && game_.can_take_back(entry.seat),
                          "there is nothing to take back (R10.4)");
        case EntryKind::Resigned: return unless(!finished, "the game is over");
        case EntryKind::HandedOver:
            if (!header_.hand_over) return conflict("nobody hands over at this table");
            return unless(!finished && level_of(entry.seat).empty(),
                          "no person plays this seat now");
        case EntryKind::TookOver:
            return unless(!finished && !at.stand_in.empty(), "no level stands in for this seat");
        case EntryKind::Emoted:
            if (at.emotes < kMostEmotes && entry.at - at.last_emote >= kEmotePause) return {};
            return Rejection{.key = ErrorKey::TooMany, .message = "not so many emotes, please"};
        case EntryKind::RanOutOfTime:
            return unless(out_of_time(entry.at).has_value(), "there is time left");
        case EntryKind::RematchAsked:
            return unless(finished, "a rematch comes after the end of the game");
        case EntryKind::RematchMade: return unless(rematch_.empty(), "there is a rematch already");
        case EntryKind::EndOffered:
            return unless(running && is_between_persons() && !at.offers_end,
                          "there is nobody to agree with");
        case EntryKind::Claimed:
            return unless(claim_from(entry.seat) && entry.at >= *claim_from(entry.seat),
                          "the other has not been away for long");
        case EntryKind::Decided:
        case EntryKind::Recovered: break;
    }
    return std::nullopt;
}

void Table::apply(const Entry& entry) {
    const State before = game_.state();
    const bool waited = status() == TableStatus::Waiting;
    play(entry);
    ++size_;
    last_ = std::max(last_, entry.at);
    const bool stays_hidden = may_be_hidden(entry.kind) && same_segment(before, game_.state());
    if (!stays_hidden) updated_ = entry.at;
    if (may_be_hidden(entry.kind) && !same_segment(before, game_.state())) {
        for (Seat& at : seats_) at.offers_end = false;  // it was about another situation
    }
    if (entry.kind == EntryKind::TookBack) {
        cut_to_[index(entry.seat)].push_back(seq(entry.seat));
    }
    if (!entry.client_id.empty()) {
        answered_[index(entry.seat)].emplace(entry.client_id, seq(entry.seat));
    }
    if (!clock_) return;
    const bool decided = may_be_hidden(entry.kind);
    clock_->advance(entry.at, to_decide(), decided ? std::optional(entry.seat) : std::nullopt);
    if (waited || !same_segment(before, game_.state())) shown_clock_ = clock_;
}

void Table::play(const Entry& entry) {
    Seat& at = seats_[index(entry.seat)];
    at.is_used = entry.kind != EntryKind::Recovered;
    switch (entry.kind) {
        case EntryKind::Joined: at.plan = {.kind = SeatKind::Person, .name = entry.text}; break;
        case EntryKind::Decided:
            if (!game_.confirm(entry.seat)) game_.play({entry.seat, entry.decision});
            break;
        case EntryKind::TookBack: game_.take_back(entry.seat); break;
        case EntryKind::Resigned: end(EndReason::Resigned, entry.seat); break;
        case EntryKind::RanOutOfTime: end(EndReason::OutOfTime, entry.seat); break;
        case EntryKind::HandedOver: at.stand_in = entry.text; break;
        case EntryKind::TookOver: at.stand_in.clear(); break;
        case EntryKind::Emoted:
            ++at.emotes;
            at.last_emote = entry.at;
            break;
        case EntryKind::RematchAsked: at.asked_for_rematch = true; break;
        case EntryKind::RematchMade: rematch_ = entry.text; break;
        case EntryKind::Recovered: break;
        case EntryKind::EndOffered:
            at.offers_end = true;
            if (seat(other(entry.seat)).offers_end) end(EndReason::Agreed, entry.seat);
            break;
        case EntryKind::Claimed: end(EndReason::Abandoned, other(entry.seat)); break;
    }
}

bool Table::is_between_persons() const {
    return !header_.setup.solo() && level_of(Player::Valados).empty() &&
           level_of(Player::Teressie).empty();
}

std::optional<Moment> Table::claim_from(Player player) const {
    const Seats wanted = to_decide();
    const bool waits = wanted[index(other(player))] && !wanted[index(player)];
    if (!is_between_persons() || clock_ || !waits) return std::nullopt;
    return updated_ + kLongAbsence;
}

void Table::end(EndReason reason, Player loser) {
    ended_ = reason;
    loser_ = loser;
}

}  // namespace kingdom::server
