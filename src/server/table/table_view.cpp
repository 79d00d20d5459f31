// What a viewer gets to see of a table: the game's view, and the table around it.
#include "record/view_json.h"
#include "record/words.h"
#include "server/protocol/json_fields.h"
#include "server/protocol/table_info.h"
#include "server/table/table.h"

namespace kingdom::server {
namespace {

using namespace protocol;

constexpr Moment kMinute = 60'000;  // ms

SeatInfo seat_info(const Table& table, Player player, const ViewWish& wish) {
    const Seat& seat = table.seat(player);
    SeatInfo info;
    const std::string& level = table.level_of(player);
    const SeatKind kind = level.empty() ? seat.plan.kind : SeatKind::Level;
    info.kind.value = kSeatKinds[static_cast<std::size_t>(kind)];
    if (!seat.plan.name.empty()) info.name = seat.plan.name;
    if (!level.empty()) info.level = level;
    if (seat.plan.kind != SeatKind::Person) return info;
    info.present = wish.present[index(player)];
    // No closer: the moment itself would tell what the seat does in secret (R10.2).
    const auto& seen = wish.seen[index(player)];
    if (seen && !*info.present) info.last_seen = *seen / kMinute * kMinute;
    return info;
}

// A viewer's own time as it is; the others' as if nothing of the running segment were known.
ClockInfo clock_info(const TableHeader& header, Viewer viewer, const Clock& own, const Clock& shown,
                     Moment now) {
    ClockInfo info;
    info.kind.value = kClockKinds[static_cast<std::size_t>(own.plan().kind)];
    if (own.plan().increment > 0) info.increment_ms = own.plan().increment;
    for (const Player player : kPlayers) {
        if (!header.takes_part(player)) continue;
        const Clock& clock = viewer == player ? own : shown;
        info.left_ms[std::string(word(player))] = clock.left(player, now);
        if (clock.running()[index(player)]) info.running.push_back({std::string(word(player))});
    }
    return info;
}

}  // namespace

std::optional<RematchInfo> rematch_info(const Table& table) {
    RematchInfo info;
    if (!table.rematch().empty()) {
        info.table = table.rematch();
        return info;
    }
    for (const Player player : kPlayers) {
        if (!table.seat(player).asked_for_rematch) continue;
        if (!info.offered_by) info.offered_by.emplace();
        info.offered_by->push_back({std::string(word(player))});
    }
    return info.offered_by ? std::optional(info) : std::nullopt;
}

namespace {

std::optional<EndInfo> end_info(const Table& table) {
    const auto reason = table.end_reason();
    if (!reason) return std::nullopt;
    EndInfo info;
    info.reason.value = kEndReasons[static_cast<std::size_t>(*reason)];
    if (const std::string winner = table.winner(); !winner.empty()) info.winner.value = {winner};
    return info;
}

}  // namespace

std::string Table::view(Viewer viewer, const ViewWish& wish) const {
    TableInfo info;
    info.id = header_.id;
    info.status.value = kTableStatuses[static_cast<std::size_t>(status())];
    info.since = unchanged(viewer, wish.since, wish.revision);
    info.revision = revision(viewer);
    info.deck = header_.deck;
    info.deck_hash = header_.deck_hash;
    info.rules = header_.rules;
    for (const Player player : kPlayers) {
        if (!header_.takes_part(player)) continue;
        info.seats[std::string(word(player))] = seat_info(*this, player, wish);
    }
    if (clock_) {
        info.clock.value = clock_info(header_, viewer, *clock_, *shown_clock_, wish.now);
    }
    info.confirm = header_.confirm;
    info.listed = header_.listed;
    info.ended.value = end_info(*this);
    info.rematch.value = rematch_info(*this);
    if (!header_.daily.empty()) info.daily.value = header_.daily;
    info.seeded = header_.seeded;
    if (promise_) info.commitment.value = promise_->commitment;
    info.hints = header_.hints;
    info.hand_over = header_.hand_over;
    for (const Player player : kPlayers) {
        if (seat(player).offers_end) info.end_offered_by.push_back({std::string(word(player))});
    }
    if (viewer) info.claim_from.value = claim_from(*viewer);

    ViewExtras extras = extras_of(game_, viewer, info.since);
    extras.may_decide = status() == TableStatus::Running;
    extras.legal = wish.legal;
    extras.ended = status() == TableStatus::Finished;
    extras.table = to_json_value(info).dump();
    return view_text(*deck_, game_.view(viewer), extras);
}

}  // namespace kingdom::server
