#include "server/hall/door.h"

#include <algorithm>

#include "record/words.h"
#include "server/hall/names.h"
#include "server/hall/secrets.h"
#include "server/hall/summary.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

// The same players at a new table, seats swapped.
TableHeader rematch_header(const Table& table, Moment now) {
    TableHeader header = table.header();
    header.id = new_table_id();
    header.deal = new_key();
    header.seeded = false;
    header.created = now;
    header.daily.clear();
    header.listed = false;
    for (const Player player : kPlayers) {
        const Player from = header.setup.solo() ? player : other(player);
        header.seats[index(player)] = table.seat(from).plan;
    }
    return header;
}

bool all_have_asked(const Table& table) {
    return std::all_of(kPlayers.begin(), kPlayers.end(), [&table](Player player) {
        const bool person = table.header().takes_part(player) && table.level_of(player).empty();
        return !person || table.seat(player).asked_for_rematch;
    });
}

}  // namespace

SeatSecrets grant_seat(store::Write& write, const std::string& table, Player seat,
                       const std::string& player) {
    SeatSecrets secrets{new_secret(), new_secret()};
    const std::string name(word(seat));
    write.grants.push_back({hash_of(secrets.token), "seat", table, name, player});
    write.grants.push_back({hash_of(secrets.recovery), "recovery", table, name, player});
    return secrets;
}

std::optional<Caller> Door::caller(const std::string& token) {
    if (token.empty()) return Caller{};
    const std::string hash = hash_of(token);
    if (const auto known = callers_.find(hash); known != callers_.end()) return known->second;
    auto grant = store_.find_grant(hash);
    // Seat tokens end only through this table, unless others write here too.
    const bool may_keep = grant && !store_.is_shared();
    if (!grant) {
        const auto player = store_.find_player(hash);
        if (player) grant = store_.find_seat_of(table_, player->id);
    }
    if (!grant || grant->table != table_ || grant->kind != "seat") return std::nullopt;
    const Caller found{find_word<Player>(grant->seat), grant->player};
    if (may_keep) callers_[hash] = found;
    return found;
}

Admitted Door::join(const Table& table, const protocol::Join& wish, Moment now) const {
    const auto seat = seat_to_join(table, wish);
    if (!seat) return seat.error();
    std::string name = wish.name.value_or("");
    std::string player_id;
    if (wish.player) {
        const auto player = store_.find_player(hash_of(*wish.player));
        if (!player) return rejected(ErrorKey::Unauthorized, "this player token is not known");
        player_id = player->id;
        name = player->name;
    }
    if (const auto fault = name_fault(name)) {
        return rejected(ErrorKey::BadRequest, "name: " + *fault);
    }
    Admission admission;
    admission.entry = Entry{.kind = EntryKind::Joined, .seat = *seat, .at = now, .text = name};
    if (auto rejection = table.rejection(*admission.entry)) return *rejection;
    auto secrets = grant_seat(admission.write, table_, *seat, player_id);
    if (wish.invite) admission.write.revoked.push_back(hash_of(*wish.invite));
    admission.body = protocol::Seated{
        {std::string(word(*seat))}, std::move(secrets.token), std::move(secrets.recovery)};
    return admission;
}

Result<Player, Rejection> Door::seat_to_join(const Table& table, const protocol::Join& wish) const {
    if (wish.invite) {
        const auto grant = store_.find_grant(hash_of(*wish.invite));
        const bool is_valid = grant && grant->table == table_ && grant->kind == "invite";
        const auto seat = is_valid ? find_word<Player>(grant->seat) : std::nullopt;
        if (seat) return *seat;
        return rejected(ErrorKey::NotFound, "this invitation is not valid any more");
    }
    if (!table.header().listed) {
        return rejected(ErrorKey::Forbidden, "this table is joined by invitation");
    }
    for (const Player player : kPlayers) {
        const bool wanted = !wish.seat || wish.seat->value == word(player);
        if (wanted && table.header().takes_part(player) &&
            table.seat(player).plan.kind == SeatKind::Invite) {
            return player;
        }
    }
    return rejected(ErrorKey::Conflict, "no seat is free");
}

Admitted Door::recover(const std::string& recovery, Moment now) const {
    const auto grant = store_.find_grant(hash_of(recovery));
    const bool is_valid = grant && grant->table == table_ && grant->kind == "recovery";
    const auto seat = is_valid ? find_word<Player>(grant->seat) : std::nullopt;
    if (!seat) return rejected(ErrorKey::NotFound, "this recovery code is not valid");
    Admission admission;
    admission.entry = Entry{.kind = EntryKind::Recovered, .seat = *seat, .at = now};
    auto secrets = grant_seat(admission.write, table_, *seat, grant->player);
    admission.write.ended_seat = {table_, grant->seat};
    admission.body =
        protocol::Seated{{grant->seat}, std::move(secrets.token), std::move(secrets.recovery)};
    return admission;
}

// First everybody asks, then there is a new table, then each gets their own seat of it.
Admitted Door::rematch(const Table& table, const Caller& who, const std::string& client_id,
                       Moment now) const {
    const Player seat = *who.seat;
    if (!table.rematch().empty()) return seat_of_rematch(table, who);
    if (!table.seat(seat).asked_for_rematch) {
        if (table.answered(seat, client_id)) {
            return rejected(ErrorKey::Conflict, "client_id: it said something else before");
        }
        Admission asks;
        asks.entry =
            Entry{.kind = EntryKind::RematchAsked, .seat = seat, .at = now, .client_id = client_id};
        if (auto rejection = table.rejection(*asks.entry)) return *rejection;
        return asks;
    }
    if (all_have_asked(table)) return make_rematch(table, seat, now);
    return Admission{.body = protocol::RematchSeat{.status = {"offered"}}};
}

Admission Door::make_rematch(const Table& table, Player by, Moment now) const {
    const TableHeader header = rematch_header(table, now);
    Admission admission;
    admission.entry =
        Entry{.kind = EntryKind::RematchMade, .seat = by, .at = now, .text = header.id};
    admission.write.table = {header.id, write_header(table.deck(), header), header.listed};
    if (const auto made = Table::open(table.deck_handle(), header)) {
        admission.write.summaries.push_back(summary_of(*made));
    }
    return admission;
}

Admission Door::seat_of_rematch(const Table& table, const Caller& who) const {
    const Player seat = table.header().setup.solo() ? *who.seat : other(*who.seat);
    Admission admission;
    auto secrets = grant_seat(admission.write, table.rematch(), seat, who.player);
    admission.body = protocol::RematchSeat{.status = {"ready"},
                                           .table = table.rematch(),
                                           .seat = protocol::PlayerWord{std::string(word(seat))},
                                           .token = std::move(secrets.token),
                                           .recovery = std::move(secrets.recovery)};
    return admission;
}

}  // namespace kingdom::server
