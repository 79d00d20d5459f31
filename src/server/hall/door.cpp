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
    const bool was_daily = !header.daily.empty();
    header.daily.clear();
    header.hints |= was_daily;
    header.hand_over |= was_daily;
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

SeatSecrets new_seat_secrets() {
    return {new_secret(), new_secret()};
}

void grant_seat(store::Write& write, const std::string& table, Player seat,
                const std::string& player, const SeatSecrets& secrets) {
    const std::string name(word(seat));
    write.grants.push_back({hash_of(secrets.token), "seat", table, name, player});
    write.grants.push_back({hash_of(secrets.recovery), "recovery", table, name, player});
}

std::optional<Rejection> secret_fault(const std::optional<std::string>& secret) {
    constexpr std::size_t kShortest = 20;
    constexpr std::size_t kLongest = 64;
    if (!secret || (secret->size() >= kShortest && secret->size() <= kLongest)) return std::nullopt;
    return rejected(ErrorKey::BadRequest, "secret: a random text of 20 to 64 letters");
}

SeatSecrets Door::secrets_for(std::string_view what,
                              const std::optional<std::string>& secret) const {
    if (!secret) return new_seat_secrets();
    const std::string own = std::string(what) + "/" + table_ + "/" + *secret;
    return {derived_secret(secret_, "token/" + own), derived_secret(secret_, "recovery/" + own)};
}

std::optional<Admission> Door::answered_before(const SeatSecrets& secrets) const {
    const auto grant = store_.find_grant(hash_of(secrets.token));
    if (!grant || grant->table != table_ || grant->kind != "seat") return std::nullopt;
    return Admission{.body = protocol::Seated{{grant->seat}, secrets.token, secrets.recovery}};
}

std::optional<Caller> Door::caller(const std::string& token) {
    if (token.empty()) return Caller{};
    const std::string hash = hash_of(token);
    if (const auto known = callers_.find(hash); known != callers_.end()) return known->second;
    auto grant = store_.find_grant(hash);
    // Seat tokens end only by an entry of this table, which makes them forgotten.
    const bool may_keep = grant.has_value();
    if (!grant) {
        const auto player = store_.find_player(hash);
        if (player) grant = store_.find_seat_of(table_, player->id);
        if (player && !grant) return Caller{};  // a player of other tables looks on here
    }
    if (!grant || grant->table != table_ || grant->kind != "seat") return std::nullopt;
    const Caller found{find_word<Player>(grant->seat), grant->player};
    if (may_keep) callers_[hash] = found;
    return found;
}

Admitted Door::join(const Table& table, const protocol::Join& wish, Moment now) const {
    if (auto fault = secret_fault(wish.secret)) return *fault;
    const SeatSecrets secrets = secrets_for("join/" + wish.invite.value_or(""), wish.secret);
    if (auto again = answered_before(secrets)) return *again;
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
    grant_seat(admission.write, table_, *seat, player_id, secrets);
    if (wish.invite) admission.write.revoked.push_back(hash_of(*wish.invite));
    admission.body = protocol::Seated{{std::string(word(*seat))}, secrets.token, secrets.recovery};
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

// The code stays good until the seat does something with its new token: the answer may be lost.
Admitted Door::recover(const Table& table, const protocol::Recover& wish, Moment now) const {
    if (auto fault = secret_fault(wish.secret)) return *fault;
    const SeatSecrets secrets = secrets_for("recover/" + wish.recovery, wish.secret);
    if (auto again = answered_before(secrets)) return *again;
    const auto grant = store_.find_grant(hash_of(wish.recovery));
    const bool is_code = grant && (grant->kind == "recovery" || grant->kind == "spent");
    const auto seat =
        is_code && grant->table == table_ ? find_word<Player>(grant->seat) : std::nullopt;
    if (!seat || (grant->kind == "spent" && table.seat(*seat).is_used)) {
        return rejected(ErrorKey::NotFound, "this recovery code is not valid");
    }
    Admission admission;
    admission.entry = Entry{.kind = EntryKind::Recovered, .seat = *seat, .at = now};
    grant_seat(admission.write, table_, *seat, grant->player, secrets);
    admission.write.grants.push_back({grant->hash, "spent", table_, grant->seat, grant->player});
    admission.write.ended_seat = {table_, grant->seat};
    admission.body = protocol::Seated{{grant->seat}, secrets.token, secrets.recovery};
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

// With the secrets of its seats: whoever asks again gets the same ones, and none that have ended.
Admission Door::make_rematch(const Table& table, Player by, Moment now) const {
    const TableHeader header = rematch_header(table, now);
    Admission admission;
    admission.entry =
        Entry{.kind = EntryKind::RematchMade, .seat = by, .at = now, .text = header.id};
    admission.write.table = {header.id, write_header(table.deck(), header), header.listed};
    if (const auto made = Table::open(table.deck_handle(), header)) {
        admission.write.summaries.push_back(summary_of(*made));
    }
    std::map<std::string, std::string> players;  // by seat, of this table
    for (const store::Grant& grant : store_.players_at(table_)) players[grant.seat] = grant.player;
    for (const Player player : kPlayers) {
        if (!header.takes_part(player) || !table.level_of(player).empty()) continue;
        const Player seat = header.setup.solo() ? player : other(player);
        grant_seat(admission.write, header.id, seat, players[std::string(word(player))],
                   secrets_of_rematch(header.id, seat));
    }
    return admission;
}

SeatSecrets Door::secrets_of_rematch(const std::string& rematch, Player seat) const {
    const std::string own = rematch + "/" + std::string(word(seat));
    return {derived_secret(secret_, "rematch/token/" + own),
            derived_secret(secret_, "rematch/recovery/" + own)};
}

Admission Door::seat_of_rematch(const Table& table, const Caller& who) const {
    const Player seat = table.header().setup.solo() ? *who.seat : other(*who.seat);
    SeatSecrets secrets = secrets_of_rematch(table.rematch(), seat);
    return {.body = protocol::RematchSeat{.status = {"ready"},
                                          .table = table.rematch(),
                                          .seat = protocol::PlayerWord{std::string(word(seat))},
                                          .token = std::move(secrets.token),
                                          .recovery = std::move(secrets.recovery)}};
}

}  // namespace kingdom::server
