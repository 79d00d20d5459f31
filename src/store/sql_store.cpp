#include "store/sql_store.h"

#include <chrono>
#include <thread>

#include "store/schema.h"

namespace kingdom::store {
namespace {

std::int64_t to_number(const std::string& text) {
    return text.empty() ? 0 : std::stoll(text);
}
int to_int(const std::string& text) {
    return static_cast<int>(to_number(text));
}

Summary summary_of(const std::vector<std::string>& row) {
    return {.table = row[0],
            .status = row[1],
            .updated = to_number(row[2]),
            .deadline = row[3].empty() ? std::nullopt : std::optional(to_number(row[3])),
            .text = row[4],
            .listed = row[5] == "1",
            .rules = row[6]};
}

Grant grant_of(const std::vector<std::string>& row) {
    return {.hash = row[0], .kind = row[1], .table = row[2], .seat = row[3], .player = row[4]};
}

constexpr auto kTryAgain = std::chrono::milliseconds(200);

// The schema is there before anything is read or written. Two processes may make it at once;
// whoever comes second fails once and finds it made.
Connect with_schema(const Connect& connect, const Limits& limits) {
    const Instant end = now() + limits.start;
    while (true) {
        try {
            make_schema(*connect(now() + limits.question));
            return connect;
        } catch (const OtherEdition&) {
            throw;
        } catch (const StoreError&) {
            if (now() + kTryAgain >= end) throw;
        }
        std::this_thread::sleep_for(kTryAgain);
    }
}

}  // namespace

SqlStore::SqlStore(const Connect& connect, WriteBatch write_batch, const Limits& limits)
    : readers_(with_schema(connect, limits), limits),
      writer_(connect, std::move(write_batch), limits) {}

void SqlStore::submit(Write write, Acknowledge acknowledge) {
    writer_.submit(std::move(write), std::move(acknowledge));
}

Health SqlStore::health() const {
    return writer_.health();
}

void SqlStore::finish_by(Instant end) {
    readers_.finish_by(end);
    writer_.finish_by(end);
}

std::optional<std::string> SqlStore::first_text(const char* sql, const Parameters& parameters) {
    Rows found = readers_.run(sql, parameters);
    if (found.rows.empty()) return std::nullopt;
    return std::move(found.rows[0][0]);
}

std::optional<TableRow> SqlStore::find_table(const std::string& id) {
    const Rows found = readers_.run("SELECT id, header, listed FROM tables WHERE id = $1", {id});
    if (found.rows.empty()) return std::nullopt;
    return TableRow{found.rows[0][0], found.rows[0][1], found.rows[0][2] == "1"};
}

std::vector<EntryRow> SqlStore::entries(const std::string& table, std::uint64_t from) {
    const Rows found = readers_.run(
        "SELECT number, client_id, body, chain FROM log WHERE table_id = $1 AND number >= $2 "
        "ORDER BY number",
        {table, std::to_string(from)});
    std::vector<EntryRow> entries;
    for (const auto& row : found.rows) {
        entries.push_back(
            {table, static_cast<std::uint64_t>(to_number(row[0])), row[1], row[2], row[3]});
    }
    return entries;
}

std::optional<Grant> SqlStore::find_grant(const std::string& hash) {
    const Rows found = readers_.run(
        "SELECT hash, kind, table_id, seat, player FROM grants WHERE hash = $1", {hash});
    if (found.rows.empty()) return std::nullopt;
    return grant_of(found.rows[0]);
}

std::optional<Grant> SqlStore::find_seat_of(const std::string& table, const std::string& player) {
    const Rows found = readers_.run(
        "SELECT hash, kind, table_id, seat, player FROM grants WHERE player = $1 AND table_id = $2 "
        "AND kind = 'seat'",
        {player, table});
    if (found.rows.empty()) return std::nullopt;
    return grant_of(found.rows[0]);
}

std::vector<Grant> SqlStore::players_at(const std::string& table) {
    const Rows found = readers_.run(
        "SELECT hash, kind, table_id, seat, player FROM grants WHERE table_id = $1 AND kind = "
        "'seat' AND player IS NOT NULL",
        {table});
    std::vector<Grant> grants;
    for (const auto& row : found.rows) grants.push_back(grant_of(row));
    return grants;
}

std::optional<PlayerRow> SqlStore::find_player(const std::string& token_hash) {
    const Rows found = readers_.run(
        "SELECT id, token_hash, name FROM players WHERE token_hash = $1", {token_hash});
    if (found.rows.empty()) return std::nullopt;
    return PlayerRow{found.rows[0][0], found.rows[0][1], found.rows[0][2]};
}

std::vector<Summary> SqlStore::listed(const std::string& status, int most) {
    const Rows found = readers_.run(
        "SELECT table_id, status, updated, deadline, text, listed, rules FROM summaries "
        "WHERE listed = 1 AND status = $1 ORDER BY updated DESC LIMIT $2",
        {status, std::to_string(most)});
    std::vector<Summary> summaries;
    for (const auto& row : found.rows) summaries.push_back(summary_of(row));
    return summaries;
}

std::vector<OwnTable> SqlStore::tables_of(const std::string& player, int most) {
    const Rows found = readers_.run(
        "SELECT s.table_id, s.status, s.updated, s.deadline, s.text, s.listed, s.rules, g.seat "
        "FROM grants g "
        "JOIN summaries s ON s.table_id = g.table_id WHERE g.player = $1 AND g.kind = 'seat' "
        "ORDER BY s.updated DESC LIMIT $2",
        {player, std::to_string(most)});
    std::vector<OwnTable> tables;
    for (const auto& row : found.rows) tables.push_back({summary_of(row), row[7]});
    return tables;
}

std::vector<Due> SqlStore::due(const std::string& rules, std::int64_t now, const Due& after,
                               int most) {
    const Rows found = readers_.run(
        "SELECT deadline, table_id FROM summaries WHERE status = 'running' "
        "AND deadline IS NOT NULL AND rules = $1 AND deadline <= $2 "
        "AND (deadline, table_id) > ($3, $4) ORDER BY deadline, table_id LIMIT $5",
        {rules, std::to_string(now), std::to_string(after.deadline), after.table,
         std::to_string(most)});
    std::vector<Due> tables;
    for (const auto& row : found.rows) tables.push_back({to_number(row[0]), row[1]});
    return tables;
}

std::vector<Statistics> SqlStore::statistics(const std::string& player) {
    const Rows found = readers_.run(
        "SELECT module, players, COUNT(*), SUM(won), SUM(points), MAX(points), "
        "SUM(CASE medal WHEN 'bronze' THEN 1 ELSE 0 END), "
        "SUM(CASE medal WHEN 'silver' THEN 1 ELSE 0 END), "
        "SUM(CASE medal WHEN 'gold' THEN 1 ELSE 0 END) "
        "FROM results WHERE player = $1 GROUP BY module, players ORDER BY module, players",
        {player});
    std::vector<Statistics> all;
    for (const auto& row : found.rows) {
        all.push_back({row[0], to_int(row[1]), to_int(row[2]), to_int(row[3]), to_int(row[4]),
                       to_int(row[5]), to_int(row[6]), to_int(row[7]), to_int(row[8])});
    }
    return all;
}

std::vector<DailyRow> SqlStore::leaderboard(const std::string& day, int most) {
    const Rows found = readers_.run(
        "SELECT day, player, name, table_id, points, medal FROM daily WHERE day = $1 "
        "ORDER BY points DESC, table_id LIMIT $2",
        {day, std::to_string(most)});
    std::vector<DailyRow> rows;
    for (const auto& row : found.rows) {
        rows.push_back({row[0], row[1], row[2], row[3], to_int(row[4]), row[5]});
    }
    return rows;
}

std::optional<std::string> SqlStore::find_review(const std::string& table) {
    return first_text("SELECT text FROM reviews WHERE table_id = $1", {table});
}

std::optional<std::string> SqlStore::find_deck(const std::string& hash) {
    return first_text("SELECT text FROM decks WHERE hash = $1", {hash});
}

std::optional<std::string> SqlStore::find_hook(const std::string& table, const std::string& seat) {
    return first_text("SELECT url FROM hooks WHERE table_id = $1 AND seat = $2", {table, seat});
}

std::vector<PushRow> SqlStore::pushes(const std::string& table, const std::string& seat) {
    const Rows found = readers_.run(
        "SELECT endpoint, p256dh, auth FROM pushes WHERE table_id = $1 AND seat = $2 "
        "ORDER BY endpoint",
        {table, seat});
    std::vector<PushRow> rows;
    for (const auto& row : found.rows) rows.push_back({table, seat, row[0], row[1], row[2]});
    return rows;
}

std::string SqlStore::fixed_text(const std::string& key, const std::string& proposal) {
    readers_.run("INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                 {key, proposal});
    return first_text("SELECT value FROM meta WHERE key = $1", {key}).value_or(proposal);
}

}  // namespace kingdom::store
