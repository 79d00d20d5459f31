#include "store/schema.h"

namespace kingdom::store {
namespace {

constexpr const char* kVersion = "1";

constexpr const char* kTables[] = {
    "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",

    "CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, header TEXT NOT NULL, "
    "listed INTEGER NOT NULL)",

    "CREATE TABLE IF NOT EXISTS log (table_id TEXT NOT NULL, number BIGINT NOT NULL, "
    "client_id TEXT, body TEXT NOT NULL, PRIMARY KEY (table_id, number))",
    "CREATE UNIQUE INDEX IF NOT EXISTS log_client ON log (table_id, client_id)",

    "CREATE TABLE IF NOT EXISTS grants (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, "
    "table_id TEXT NOT NULL, seat TEXT NOT NULL, player TEXT)",
    "CREATE INDEX IF NOT EXISTS grants_player ON grants (player, table_id)",

    "CREATE TABLE IF NOT EXISTS summaries (table_id TEXT PRIMARY KEY, status TEXT NOT NULL, "
    "updated BIGINT NOT NULL, deadline BIGINT, text TEXT NOT NULL)",
    "CREATE INDEX IF NOT EXISTS summaries_status ON summaries (status, updated)",
    "CREATE INDEX IF NOT EXISTS summaries_deadline ON summaries (deadline)",

    "CREATE TABLE IF NOT EXISTS players (id TEXT PRIMARY KEY, token_hash TEXT NOT NULL UNIQUE, "
    "name TEXT NOT NULL)",

    "CREATE TABLE IF NOT EXISTS results (table_id TEXT NOT NULL, player TEXT NOT NULL, "
    "module TEXT NOT NULL, players INTEGER NOT NULL, won INTEGER NOT NULL, "
    "points INTEGER NOT NULL, medal TEXT NOT NULL, PRIMARY KEY (player, table_id))",

    "CREATE TABLE IF NOT EXISTS daily (day TEXT NOT NULL, player TEXT NOT NULL, "
    "name TEXT NOT NULL, table_id TEXT NOT NULL, points INTEGER NOT NULL, medal TEXT NOT NULL, "
    "PRIMARY KEY (day, player))",

    "CREATE TABLE IF NOT EXISTS reviews (table_id TEXT PRIMARY KEY, text TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS decks (hash TEXT PRIMARY KEY, text TEXT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS hooks (table_id TEXT NOT NULL, seat TEXT NOT NULL, "
    "url TEXT NOT NULL, PRIMARY KEY (table_id, seat))",
    "CREATE TABLE IF NOT EXISTS pushes (table_id TEXT NOT NULL, seat TEXT NOT NULL, "
    "endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, "
    "PRIMARY KEY (table_id, seat, endpoint))",
};

}  // namespace

void make_schema(Connection& connection) {
    for (const char* sql : kTables) connection.run(sql);
    connection.run("INSERT INTO meta (key, value) VALUES ('schema', $1) ON CONFLICT DO NOTHING",
                   {kVersion});
    const Rows rows = connection.run("SELECT value FROM meta WHERE key = 'schema'");
    if (rows.rows.empty() || rows.rows[0][0] != kVersion) {
        throw OtherEdition("the store was made by another edition of the program");
    }
}

}  // namespace kingdom::store
