// Taking seats: by invitation, by recovery code, and again in a rematch.
#include "record/words.h"
#include "server/hall/live_table.h"
#include "server/hall/names.h"
#include "server/hall/secrets.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

}  // namespace

void put_seat_grants(store::Write& write, const std::string& table, Player seat,
                     const std::string& player, nlohmann::json& body) {
    const std::string token = new_secret();
    const std::string recovery = new_secret();
    const std::string name(word(seat));
    write.grants.push_back({hash_of(token), "seat", table, name, player});
    write.grants.push_back({hash_of(recovery), "recovery", table, name, player});
    body["token"] = token;
    body["recovery"] = recovery;
}

void LiveTable::join(protocol::Join join, Reply reply) {
    enter(std::move(reply),
          [this, join = std::move(join)](const Reply& answer) { join_now(join, answer); });
}

void LiveTable::join_now(const protocol::Join& join, const Reply& reply) {
    const auto seat = seat_to_join(join, reply);
    if (!seat) return;
    std::string name = join.name.value_or("");
    std::string player_id;
    if (join.player) {
        const auto player = around_.store.find_player(hash_of(*join.player));
        if (!player) {
            return reply(rejected(ErrorKey::Unauthorized, "this player token is not known"));
        }
        player_id = player->id;
        name = player->name;
    }
    if (const auto fault = name_fault(name)) {
        return reply(rejected(ErrorKey::BadRequest, "name: " + *fault));
    }
    Entry entry{.kind = EntryKind::Joined, .seat = *seat, .at = now_ms(), .text = name};
    if (auto rejection = table_->rejection(entry)) return reply({.rejection = rejection});
    store::Write write;
    nlohmann::json body{{"seat", word(*seat)}};
    put_seat_grants(write, id_, *seat, player_id, body);
    if (join.invite) write.revoked.push_back(hash_of(*join.invite));
    append(
        std::move(entry), std::move(write), reply, [this, join, reply] { join_now(join, reply); },
        [reply, body] { reply({.body = body}); });
}

std::optional<Player> LiveTable::seat_to_join(const protocol::Join& join, const Reply& reply) {
    if (join.invite) {
        const auto grant = around_.store.find_grant(hash_of(*join.invite));
        if (grant && grant->table == id_ && grant->kind == "invite") {
            return find_word<Player>(grant->seat);
        }
        reply(rejected(ErrorKey::NotFound, "this invitation is not valid any more"));
        return std::nullopt;
    }
    if (!table_->header().listed) {
        reply(rejected(ErrorKey::Forbidden, "this table is joined by invitation"));
        return std::nullopt;
    }
    for (const Player player : kPlayers) {
        const bool wanted = !join.seat || join.seat->value == word(player);
        if (wanted && table_->header().takes_part(player) &&
            table_->seat(player).plan.kind == SeatKind::Invite) {
            return player;
        }
    }
    reply(rejected(ErrorKey::Conflict, "no seat is free"));
    return std::nullopt;
}

void LiveTable::recover(std::string recovery, Reply reply) {
    enter(std::move(reply), [this, recovery = std::move(recovery)](const Reply& answer) {
        recover_now(recovery, answer);
    });
}

void LiveTable::recover_now(const std::string& recovery, const Reply& reply) {
    const auto grant = around_.store.find_grant(hash_of(recovery));
    const auto seat = grant && grant->table == id_ && grant->kind == "recovery"
                          ? find_word<Player>(grant->seat)
                          : std::nullopt;
    if (!seat) return reply(rejected(ErrorKey::NotFound, "this recovery code is not valid"));
    store::Write write;
    nlohmann::json body{{"seat", grant->seat}};
    put_seat_grants(write, id_, *seat, grant->player, body);
    write.ended_seat = {id_, grant->seat};
    append(
        {.kind = EntryKind::Recovered, .seat = *seat, .at = now_ms()}, std::move(write), reply,
        [this, recovery, reply] { recover_now(recovery, reply); },
        [reply, body] { reply({.body = body}); });
}

void LiveTable::rematch(const Caller& who, const protocol::Rematch& message, const Reply& reply) {
    const Player seat = *who.seat;
    if (!table_->rematch().empty() || table_->seat(seat).asked_for_rematch) {
        return make_rematch(who, reply);
    }
    if (table_->answered(seat, message.client_id)) {
        return reply(rejected(ErrorKey::Conflict, "client_id: it said something else before"));
    }
    Entry entry{.kind = EntryKind::RematchAsked,
                .seat = seat,
                .at = now_ms(),
                .client_id = message.client_id};
    if (auto rejection = table_->rejection(entry)) return reply({.rejection = rejection});
    append(
        std::move(entry), {}, reply, [this, who, message, reply] { rematch(who, message, reply); },
        [this, who, reply] { make_rematch(who, reply); });
}

// Once all persons have asked there is a new table; each then gets their own seat of it.
void LiveTable::make_rematch(const Caller& who, const Reply& reply) {
    const bool solo = table_->header().setup.solo();
    if (!table_->rematch().empty()) {
        const Player seat = solo ? *who.seat : other(*who.seat);
        nlohmann::json body{
            {"status", "ready"}, {"table", table_->rematch()}, {"seat", word(seat)}};
        return grant_seat(table_->rematch(), seat, who.player, reply, std::move(body));
    }
    for (const Player player : kPlayers) {
        const Seat& seat = table_->seat(player);
        const bool person = table_->header().takes_part(player) && table_->level_of(player).empty();
        if (person && !seat.asked_for_rematch) {
            return reply({.body = {{"status", "offered"}}});
        }
    }
    const TableHeader header = rematch_header();
    Entry entry{
        .kind = EntryKind::RematchMade, .seat = *who.seat, .at = now_ms(), .text = header.id};
    store::Write write;
    write.table = {header.id, write_header(table_->deck(), header), header.listed};
    if (const auto made = Table::open(table_->deck_handle(), header)) {
        write.summaries.push_back(summary_of(*made));
    }
    const auto again = [this, who, reply] { make_rematch(who, reply); };
    append(std::move(entry), std::move(write), reply, again, again);
}

TableHeader LiveTable::rematch_header() const {
    TableHeader header = table_->header();
    header.id = new_table_id();
    header.seed = new_seed();
    header.created = now_ms();
    header.daily.clear();
    header.listed = false;
    for (const Player player : kPlayers) {
        const Player from = header.setup.solo() ? player : other(player);
        const SeatPlan& plan = table_->seat(from).plan;
        header.seats[index(player)] = plan;
    }
    return header;
}

void LiveTable::grant_seat(const std::string& table, Player seat, const std::string& player,
                           const Reply& reply, nlohmann::json body) {
    store::Write write;
    put_seat_grants(write, table, seat, player, body);
    around_.store.submit(std::move(write), [reply, body](store::Outcome outcome) {
        reply(outcome == store::Outcome::Written ? Answer{.body = body} : unavailable());
    });
}

}  // namespace kingdom::server
