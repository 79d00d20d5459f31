#include "store/schema_steps.h"

#include <array>

namespace kingdom::store {
namespace {

constexpr Statement both(const char* sql) {
    return {sql, sql};
}

// 0.1.0
constexpr std::array kFirst{
    both("CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, header TEXT NOT NULL, "
         "listed INTEGER NOT NULL)"),

    both("CREATE TABLE IF NOT EXISTS log (table_id TEXT NOT NULL, number BIGINT NOT NULL, "
         "client_id TEXT, body TEXT NOT NULL, PRIMARY KEY (table_id, number))"),
    both("CREATE UNIQUE INDEX IF NOT EXISTS log_client ON log (table_id, client_id)"),

    both("CREATE TABLE IF NOT EXISTS grants (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, "
         "table_id TEXT NOT NULL, seat TEXT NOT NULL, player TEXT)"),
    both("CREATE INDEX IF NOT EXISTS grants_player ON grants (player, table_id)"),

    both("CREATE TABLE IF NOT EXISTS summaries (table_id TEXT PRIMARY KEY, status TEXT NOT NULL, "
         "updated BIGINT NOT NULL, deadline BIGINT, text TEXT NOT NULL)"),
    both("CREATE INDEX IF NOT EXISTS summaries_status ON summaries (status, updated)"),
    both("CREATE INDEX IF NOT EXISTS summaries_deadline ON summaries (deadline)"),

    both("CREATE TABLE IF NOT EXISTS players (id TEXT PRIMARY KEY, "
         "token_hash TEXT NOT NULL UNIQUE, name TEXT NOT NULL)"),

    both("CREATE TABLE IF NOT EXISTS results (table_id TEXT NOT NULL, player TEXT NOT NULL, "
         "module TEXT NOT NULL, players INTEGER NOT NULL, won INTEGER NOT NULL, "
         "points INTEGER NOT NULL, medal TEXT NOT NULL, PRIMARY KEY (player, table_id))"),

    both("CREATE TABLE IF NOT EXISTS daily (day TEXT NOT NULL, player TEXT NOT NULL, "
         "name TEXT NOT NULL, table_id TEXT NOT NULL, points INTEGER NOT NULL, "
         "medal TEXT NOT NULL, PRIMARY KEY (day, player))"),

    both("CREATE TABLE IF NOT EXISTS reviews (table_id TEXT PRIMARY KEY, text TEXT NOT NULL)"),
    both("CREATE TABLE IF NOT EXISTS decks (hash TEXT PRIMARY KEY, text TEXT NOT NULL)"),
    both("CREATE TABLE IF NOT EXISTS hooks (table_id TEXT NOT NULL, seat TEXT NOT NULL, "
         "url TEXT NOT NULL, PRIMARY KEY (table_id, seat))"),
    both("CREATE TABLE IF NOT EXISTS pushes (table_id TEXT NOT NULL, seat TEXT NOT NULL, "
         "endpoint TEXT NOT NULL, p256dh TEXT NOT NULL, auth TEXT NOT NULL, "
         "PRIMARY KEY (table_id, seat, endpoint))"),
};

// An index for every question; lists and clocks look at nothing but what they show.
constexpr std::array kSecond{
    Statement{"ALTER TABLE summaries ADD COLUMN listed INTEGER",
              "ALTER TABLE summaries ADD COLUMN IF NOT EXISTS listed INTEGER"},
    // The edition of the rules that the table is played by; empty: not known.
    Statement{"ALTER TABLE summaries ADD COLUMN rules TEXT",
              "ALTER TABLE summaries ADD COLUMN IF NOT EXISTS rules TEXT"},
    // What the entry and all before it hash to; none: written by 0.1.0.
    Statement{"ALTER TABLE log ADD COLUMN chain TEXT",
              "ALTER TABLE log ADD COLUMN IF NOT EXISTS chain TEXT"},

    // For summaries that a process of 0.1.0 writes beside us.
    Statement{nullptr,
              "CREATE OR REPLACE FUNCTION kingdom_fill_summary() RETURNS trigger AS $$ BEGIN "
              "NEW.listed := COALESCE((SELECT listed FROM tables WHERE id = NEW.table_id), 0); "
              "NEW.rules := ''; RETURN NEW; END $$ LANGUAGE plpgsql"},
    Statement{nullptr,
              "CREATE OR REPLACE TRIGGER kingdom_fill_summary BEFORE INSERT ON summaries "
              "FOR EACH ROW WHEN (NEW.listed IS NULL) EXECUTE FUNCTION kingdom_fill_summary()"},
    Statement{"UPDATE summaries SET rules = '', "
              "listed = COALESCE((SELECT listed FROM tables WHERE id = table_id), 0)",
              "UPDATE summaries SET rules = '', "
              "listed = COALESCE((SELECT listed FROM tables WHERE id = table_id), 0) "
              "WHERE table_id IN (SELECT table_id FROM summaries WHERE listed IS NULL LIMIT 2000)",
              true},

    // What an interrupted CREATE INDEX CONCURRENTLY leaves behind.
    Statement{nullptr,
              "DO $$ DECLARE name text; BEGIN FOR name IN SELECT relname FROM pg_index JOIN "
              "pg_class ON pg_class.oid = indexrelid WHERE NOT indisvalid AND relname IN "
              "('grants_table', 'summaries_listed', 'summaries_due', 'daily_points') "
              "LOOP EXECUTE 'DROP INDEX ' || name; END LOOP; END $$"},
    Statement{"CREATE INDEX grants_table ON grants (table_id, seat)",
              "CREATE INDEX CONCURRENTLY IF NOT EXISTS grants_table ON grants (table_id, seat)"},
    Statement{"CREATE INDEX summaries_listed ON summaries (status, updated) WHERE listed = 1",
              "CREATE INDEX CONCURRENTLY IF NOT EXISTS summaries_listed "
              "ON summaries (status, updated) WHERE listed = 1"},
    Statement{"CREATE INDEX summaries_due ON summaries (rules, deadline, table_id) "
              "WHERE status = 'running' AND deadline IS NOT NULL",
              "CREATE INDEX CONCURRENTLY IF NOT EXISTS summaries_due "
              "ON summaries (rules, deadline, table_id) "
              "WHERE status = 'running' AND deadline IS NOT NULL"},
    Statement{"CREATE INDEX daily_points ON daily (day, points DESC, table_id)",
              "CREATE INDEX CONCURRENTLY IF NOT EXISTS daily_points "
              "ON daily (day, points DESC, table_id)"},
    Statement{"DROP INDEX summaries_status", "DROP INDEX CONCURRENTLY IF EXISTS summaries_status"},
    Statement{"DROP INDEX summaries_deadline",
              "DROP INDEX CONCURRENTLY IF EXISTS summaries_deadline"},
};

constexpr std::array<SchemaVersion, 2> kVersions{{{1, kFirst}, {2, kSecond}}};

}  // namespace

std::span<const SchemaVersion> schema_versions() {
    return kVersions;
}

}  // namespace kingdom::store
