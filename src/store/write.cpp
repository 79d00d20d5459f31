// The statements of a write.
#include "store/write.h"

namespace kingdom::store {
namespace {

std::string number(std::int64_t value) {
    return std::to_string(value);
}
Parameter text_or_null(const std::string& text) {
    return text.empty() ? Parameter{} : Parameter{text};
}

bool write_entry(Connection& connection, const EntryRow& entry) {
    const Rows rows = connection.run(
        "INSERT INTO log (table_id, number, client_id, body, chain) VALUES ($1, $2, $3, $4, $5) "
        "ON CONFLICT DO NOTHING",
        {entry.table, std::to_string(entry.number), text_or_null(entry.client_id), entry.body,
         text_or_null(entry.chain)});
    return rows.changed == 1;
}

void write_grants(Connection& connection, const Write& write) {
    if (write.ended_seat) {
        connection.run("DELETE FROM grants WHERE table_id = $1 AND seat = $2 AND kind <> 'invite'",
                       {write.ended_seat->first, write.ended_seat->second});
    }
    for (const std::string& hash : write.revoked) {
        connection.run("DELETE FROM grants WHERE hash = $1", {hash});
    }
    for (const Grant& grant : write.grants) {
        connection.run(
            "INSERT INTO grants (hash, kind, table_id, seat, player) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT DO NOTHING",
            {grant.hash, grant.kind, grant.table, grant.seat, text_or_null(grant.player)});
    }
}

void write_player(Connection& connection, const PlayerRow& player) {
    connection.run(
        "INSERT INTO players (id, token_hash, name) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE "
        "SET token_hash = excluded.token_hash, name = excluded.name",
        {player.id, player.token_hash, player.name});
}

void write_result(Connection& connection, const ResultRow& result) {
    connection.run(
        "INSERT INTO results (table_id, player, module, players, won, points, medal) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
        {result.table, result.player, result.module, number(result.players), result.won ? "1" : "0",
         number(result.points), result.medal});
}

// Only the first game of a day counts.
void write_daily(Connection& connection, const DailyRow& row) {
    connection.run(
        "INSERT INTO daily (day, player, name, table_id, points, medal) "
        "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
        {row.day, row.player, row.name, row.table, number(row.points), row.medal});
}

void write_hook(Connection& connection, const HookRow& hook) {
    if (hook.url.empty()) {
        connection.run("DELETE FROM hooks WHERE table_id = $1 AND seat = $2",
                       {hook.table, hook.seat});
        return;
    }
    connection.run(
        "INSERT INTO hooks (table_id, seat, url) VALUES ($1, $2, $3) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET url = excluded.url",
        {hook.table, hook.seat, hook.url});
}

void write_push(Connection& connection, const PushRow& push) {
    if (push.p256dh.empty()) {
        connection.run("DELETE FROM pushes WHERE table_id = $1 AND seat = $2 AND endpoint = $3",
                       {push.table, push.seat, push.endpoint});
        return;
    }
    connection.run(
        "INSERT INTO pushes (table_id, seat, endpoint, p256dh, auth) VALUES ($1, $2, $3, $4, $5) "
        "ON CONFLICT (table_id, seat, endpoint) DO UPDATE SET p256dh = excluded.p256dh, "
        "auth = excluded.auth",
        {push.table, push.seat, push.endpoint, push.p256dh, push.auth});
}

void write_texts(Connection& connection, const Write& write) {
    if (write.review) {
        connection.run(
            "INSERT INTO reviews (table_id, text) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            {write.review->first, write.review->second});
    }
    if (write.deck) {
        connection.run("INSERT INTO decks (hash, text) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                       {write.deck->first, write.deck->second});
    }
}

// Only to see whether it becomes durable.
void write_probe(Connection& connection) {
    connection.run(
        "INSERT INTO meta (key, value) VALUES ('probe', '1') ON CONFLICT (key) DO UPDATE SET "
        "value = CASE meta.value WHEN '1' THEN '2' ELSE '1' END");
}

// False: its key is taken, nothing was done.
bool write_one(Connection& connection, const Write& write) {
    if (write.entry && !write_entry(connection, *write.entry)) return false;
    if (write.table && !write_table(connection, *write.table)) return false;
    for (const Summary& summary : write.summaries) write_summary(connection, summary);
    write_rest(connection, write);
    if (write.is_probe) write_probe(connection);
    return true;
}

}  // namespace

bool write_table(Connection& connection, const TableRow& table) {
    const Rows rows = connection.run(
        "INSERT INTO tables (id, header, listed) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
        {table.id, table.header, table.listed ? "1" : "0"});
    return rows.changed == 1;
}

void write_summary(Connection& connection, const Summary& summary) {
    const Parameter deadline =
        summary.deadline ? Parameter{number(*summary.deadline)} : Parameter{};
    connection.run(
        "INSERT INTO summaries (table_id, status, updated, deadline, text, listed, rules) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_id) DO UPDATE SET "
        "status = excluded.status, updated = excluded.updated, deadline = excluded.deadline, "
        "text = excluded.text, rules = excluded.rules",
        {summary.table, summary.status, number(summary.updated), deadline, summary.text,
         summary.listed ? "1" : "0", summary.rules});
}

void write_rest(Connection& connection, const Write& write) {
    write_grants(connection, write);
    if (write.player) write_player(connection, *write.player);
    for (const ResultRow& result : write.results) write_result(connection, result);
    if (write.daily) write_daily(connection, *write.daily);
    if (write.hook) write_hook(connection, *write.hook);
    if (write.push) write_push(connection, *write.push);
    write_texts(connection, write);
}

Outcomes write_in_turn(Connection& connection, const std::vector<const Write*>& batch) {
    Outcomes outcomes;
    connection.run("BEGIN");
    for (const Write* write : batch) {
        const bool written = write_one(connection, *write);
        outcomes.push_back(written ? Outcome::Written : Outcome::Taken);
    }
    connection.run("COMMIT");
    return outcomes;
}

}  // namespace kingdom::store
