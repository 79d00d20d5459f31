#include "store/schema.h"

#include <thread>

#include "store/schema_steps.h"

namespace kingdom::store {
namespace {

// Two rows of `meta`: `schema` is the oldest program that can work here (0.1.0 knows this one
// alone), `version` what was made.
constexpr const char* kMakeMeta =
    "CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)";
constexpr const char* kSetMeta =
    "INSERT INTO meta (key, value) VALUES ($1, $2) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value";

// A large store takes minutes.
constexpr auto kLongestStep = std::chrono::minutes(30);
constexpr auto kAskAgain = std::chrono::milliseconds(100);

int number_in_meta(Connection& connection, const std::string& key, int otherwise) {
    const Rows rows = connection.run("SELECT value FROM meta WHERE key = $1", {key});
    return rows.rows.empty() ? otherwise : std::stoi(rows.rows[0][0]);
}

// A store of 0.1.0 says no version but its schema.
int version_of(Connection& connection) {
    return number_in_meta(connection, "version", number_in_meta(connection, "schema", 0));
}

void run_statement(Connection& connection, const Statement& statement) {
    const bool is_sqlite = connection.dialect() == Dialect::Sqlite;
    const char* sql = is_sqlite ? statement.sqlite : statement.postgres;
    if (!sql) return;
    const bool repeats = statement.repeat && !is_sqlite;
    while (connection.run(sql).changed > 0 && repeats) {
    }
}

void go_forward(Connection& connection) {
    connection.run(kMakeMeta);
    const int present = version_of(connection);
    if (number_in_meta(connection, "schema", 0) > schema_versions().back().number) {
        throw OtherEdition("the store was made by another edition of the program");
    }
    for (const SchemaVersion& version : schema_versions()) {
        if (version.number <= present) continue;
        for (const Statement& statement : version.statements) run_statement(connection, statement);
        connection.run(kSetMeta, {"schema", std::to_string(kOldestProgram)});
        connection.run(kSetMeta, {"version", std::to_string(version.number)});
    }
}

// One process at a time. The others ask again and again: whoever waited in a statement would
// keep an index from being made.
void in_postgres(Connection& connection) {
    connection.run("SET statement_timeout = 0");
    connection.run("SET lock_timeout = 0");
    constexpr const char* kLock =
        "SELECT pg_try_advisory_lock(hashtextextended('kingdom schema', 0))";
    while (connection.run(kLock).rows[0][0] != "t") std::this_thread::sleep_for(kAskAgain);
    go_forward(connection);
}

void in_sqlite(Connection& connection) {
    connection.run("BEGIN IMMEDIATE");
    go_forward(connection);
    connection.run("COMMIT");
}

}  // namespace

void make_schema(Connection& connection) {
    connection.until(now() + kLongestStep);
    if (connection.dialect() == Dialect::Sqlite) {
        in_sqlite(connection);
    } else {
        in_postgres(connection);
    }
}

}  // namespace kingdom::store
