#include "server/hall/summary.h"

#include <algorithm>

#include "record/replay.h"
#include "record/words.h"
#include "server/hall/time_source.h"
#include "server/protocol/message_json.h"

namespace kingdom::server {
namespace {

using protocol::StoredOutline;
using protocol::TableOutline;

protocol::SeatInfo seat_line(const Table& table, Player player) {
    const Seat& seat = table.seat(player);
    const std::string& level = table.level_of(player);
    protocol::SeatInfo info;
    const SeatKind kind = level.empty() ? seat.plan.kind : SeatKind::Level;
    info.kind.value = protocol::kSeatKinds[static_cast<std::size_t>(kind)];
    if (!level.empty()) info.level = level;
    if (!seat.plan.name.empty()) info.name = seat.plan.name;
    return info;
}

std::optional<protocol::OutcomeLine> result_of(const Table& table) {
    const auto reason = table.end_reason();
    if (!reason) return std::nullopt;
    protocol::OutcomeLine line;
    line.reason.value = protocol::kEndReasons[static_cast<std::size_t>(*reason)];
    if (const std::string winner = table.winner(); !winner.empty()) line.winner.value = {winner};
    const auto outcome = table.game().outcome();
    if (*reason != EndReason::Played || !outcome) return line;
    auto& points = line.points.emplace();
    for (const Player player : kPlayers) {
        if (!table.header().takes_part(player)) continue;
        points[std::string(word(player))] = outcome->breakdown[index(player)].total();
    }
    return line;
}

StoredOutline outline_of(const Table& table) {
    const TableHeader& header = table.header();
    StoredOutline outline;
    outline.players = header.setup.players;
    outline.module.value = word(header.setup.module);
    outline.side.value = word(header.setup.side);
    outline.deck = header.deck;
    outline.deck_hash = header.deck_hash;
    for (const Player player : kPlayers) {
        if (!header.takes_part(player)) continue;
        outline.seats[std::string(word(player))] = seat_line(table, player);
        if (table.to_decide()[index(player)]) {
            outline.to_decide.push_back({std::string(word(player))});
        }
    }
    if (header.seeded) outline.seeded = true;
    outline.result = result_of(table);
    outline.rematch = rematch_info(table);
    if (header.clock) {
        const auto seconds = static_cast<std::uint32_t>(header.clock->ms / 1000);
        protocol::ClockWish& clock = outline.clock.emplace();
        (header.clock->kind == ClockKind::Total ? clock.total_s : clock.per_decision_s) = seconds;
        const auto increment = static_cast<std::uint32_t>(header.clock->increment / 1000);
        if (increment > 0) clock.increment_s = increment;
    }
    return outline;
}

StoredOutline stored_outline(const store::Summary& summary) {
    auto outline = protocol::read_body<StoredOutline>(summary.text);
    if (!outline) throw store::StoreError("a summary cannot be read: " + outline.error());
    return std::move(*outline);
}

void fill_line(protocol::TableLine& line, const TableOutline& outline,
               const store::Summary& summary) {
    static_cast<TableOutline&>(line) = outline;
    line.table = summary.table;
    line.status.value = summary.status;
    line.updated = summary.updated;
}

}  // namespace

store::Summary summary_of(const Table& table) {
    return {
        .table = table.header().id,
        .status = std::string(protocol::kTableStatuses[static_cast<std::size_t>(table.status())]),
        .updated = table.updated(),
        .deadline = table.deadline(),
        .text = protocol::write_body(outline_of(table)),
        .listed = table.header().listed,
        .rules = table.header().rules};
}

protocol::TableLine line_of(const store::Summary& summary) {
    protocol::TableLine line;
    fill_line(line, stored_outline(summary), summary);
    return line;
}

protocol::OwnTableLine own_line_of(const store::OwnTable& own) {
    const StoredOutline outline = stored_outline(own.summary);
    protocol::OwnTableLine line;
    fill_line(line, outline, own.summary);
    line.seat.value = own.seat;
    line.your_turn = std::find(outline.to_decide.begin(), outline.to_decide.end(), line.seat) !=
                     outline.to_decide.end();
    return line;
}

void put_results(store::Write& write, const Table& table,
                 const std::vector<store::Grant>& players) {
    if (!table.header().counts()) return;
    const Setup& setup = table.header().setup;
    const auto replayed = replay(table.deck(), table.record());
    const bool played = table.end_reason() == EndReason::Played;
    if (!replayed || (played && !replayed->outcome)) return;
    const auto points_of = [&](Player player) {
        return played ? replayed->outcome->breakdown[index(player)].total() : 0;
    };
    const std::string medal = played && setup.solo() && replayed->outcome->medal != Medal::None
                                  ? std::string(word(replayed->outcome->medal))
                                  : "";
    const std::string& id = table.header().id;
    std::string owner;
    for (const store::Grant& grant : players) {
        const auto player = find_word<Player>(grant.seat);
        if (!player) continue;
        owner = grant.player;
        write.results.push_back({id, grant.player, std::string(word(setup.module)), setup.players,
                                 table.winner() == grant.seat, points_of(*player), medal});
    }
    const bool in_time = day_of(table.last()) == table.header().daily;
    if (!played || !in_time || owner.empty()) return;
    const std::string& name = table.seat(setup.first).plan.name;
    write.daily =
        store::DailyRow{table.header().daily, owner, name, id, points_of(setup.first), medal};
}

}  // namespace kingdom::server
