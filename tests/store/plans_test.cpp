// Every statement of the store, as the two databases mean to run it: none looks at all rows of a
// table.
#include <map>
#include <set>

#include <doctest/doctest.h>

#include "store/postgres_batch.h"
#include "store/postgres_connection.h"
#include "store/sql_store.h"
#include "store/sqlite.h"
#include "tests/store/own_postgres.h"
#include "tests/store/writes.h"
#include "tests/support/scratch.h"

namespace kingdom::store {
namespace {

using namespace std::chrono_literals;

struct Heard {
    std::mutex mutex;
    std::map<std::string, std::vector<PostgresValue>> statements;

    void hear(const char* sql, std::vector<PostgresValue> values) {
        const std::lock_guard lock(mutex);
        statements.try_emplace(sql, std::move(values));
    }
};

class HeardSqlite : public Connection {
  public:
    HeardSqlite(const std::string& path, Heard& heard, Instant end)
        : heard_(heard), real_(connect_sqlite(path, "", end)) {}
    Rows run(const char* sql, const Parameters& parameters) override {
        heard_.hear(sql, {parameters.begin(), parameters.end()});
        return real_->run(sql, parameters);
    }
    Dialect dialect() const override { return real_->dialect(); }
    bool is_open() const override { return real_->is_open(); }
    void until(Instant end) override { real_->until(end); }

  private:
    Heard& heard_;
    std::unique_ptr<Connection> real_;
};

class HeardPostgres : public PostgresConnection {
  public:
    HeardPostgres(const std::string& address, Heard& heard, Instant end)
        : PostgresConnection(address, end), heard_(heard) {}
    std::vector<Rows> run_all(std::span<const PostgresStatement> statements) override {
        for (const auto& statement : statements) heard_.hear(statement.sql, statement.values);
        return PostgresConnection::run_all(statements);
    }

  private:
    Heard& heard_;
};

// Everything that can be asked of a store, and everything that can be written.
void use_all(Store& store) {
    Write all = testing::entry_of("table", 0, "valados:a");
    all.table = TableRow{"other", "header", true};
    all.grants = {{"grant", "seat", "table", "valados", "ada"}};
    all.revoked = {"gone"};
    all.ended_seat = {"table", "valados"};
    all.summaries = {{"table", "running", 5, 100, "text", true, "1"},
                     {"other", "waiting", 5, std::nullopt, "text", true, "1"}};
    all.player = PlayerRow{"ada", "hash", "Ada"};
    all.results = {{"table", "ada", "none", 2, true, 40, ""}};
    all.daily = DailyRow{"2026-11-16", "ada", "Ada", "table", 50, "gold"};
    all.review = {"table", "[]"};
    all.deck = {"hash", "text"};
    all.hook = HookRow{"table", "valados", "https://example.org/"};
    all.push = PushRow{"table", "valados", "https://example.org/", "key", "auth"};
    all.is_probe = true;
    CHECK(testing::write(store, all) == Outcome::Written);
    Write none;
    none.table = TableRow{"third", "header", true};
    none.hook = HookRow{"table", "valados", ""};
    none.push = PushRow{"table", "valados", "https://example.org/", "", ""};
    CHECK(testing::write(store, none) == Outcome::Written);
    store.find_table("table");
    store.entries("table", 0);
    store.find_grant("grant");
    store.find_seat_of("table", "ada");
    store.players_at("table");
    store.find_player("hash");
    store.listed("running", 10);
    store.tables_of("ada", 10);
    store.due("1", 100, {}, 10);
    store.statistics("ada");
    store.leaderboard("2026-11-16", 10);
    store.find_review("table");
    store.find_deck("hash");
    store.find_hook("table", "valados");
    store.pushes("table", "valados");
    store.fixed_text("secret", "a");
}

bool has_plan(const std::string& sql) {
    for (const char* verb : {"SELECT", "INSERT", "UPDATE", "DELETE", "WITH"}) {
        if (sql.starts_with(verb)) return true;
    }
    return false;
}

// Of moving a store from one version to the next, where looking at all rows is the purpose.
bool is_of_schema(const std::string& sql) {
    return sql.starts_with("UPDATE summaries SET rules = ''");
}

const std::set<std::string> kTables{"meta",      "tables",  "log",     "grants",
                                    "summaries", "players", "results", "daily",
                                    "reviews",   "decks",   "hooks",   "pushes"};

}  // namespace

TEST_CASE("SQLite looks nothing up without an index") {
    Heard heard;
    const std::string path = testing::scratch("plans.db");
    SqlStore store([&](Instant end) { return std::make_unique<HeardSqlite>(path, heard, end); },
                   write_in_turn, {});
    use_all(store);
    const auto connection = connect_sqlite(path, "", now() + 60s);
    int seen = 0;
    for (const auto& [sql, values] : heard.statements) {
        if (!has_plan(sql) || is_of_schema(sql)) continue;
        static std::set<std::string> kept;  // statements are kept by address
        const auto& explained = *kept.insert("EXPLAIN QUERY PLAN " + sql).first;
        for (const auto& row : connection->run(explained.c_str()).rows) {
            CAPTURE(sql);
            CHECK(row[3].find("SCAN ") == std::string::npos);
        }
        ++seen;
    }
    CHECK(seen >= 30);
}

TEST_CASE("PostgreSQL looks nothing up without an index") {
    Heard heard;
    const std::string address = testing::new_postgres();
    SqlStore store(
        [&](Instant end) { return std::make_unique<HeardPostgres>(address, heard, end); },
        PostgresBatches("writer"), {});
    use_all(store);
    PostgresConnection connection(address, now() + 60s);
    // It looks at all rows only where there is no other way.
    connection.run("SET enable_seqscan = off");
    int seen = 0;
    for (const auto& [sql, values] : heard.statements) {
        if (!has_plan(sql) || is_of_schema(sql)) continue;
        static std::set<std::string> kept;
        const auto& explained = *kept.insert("EXPLAIN " + sql).first;
        const PostgresStatement statement{explained.c_str(), values};
        const Rows plan = connection.run_all({&statement, 1})[0];
        for (const auto& row : plan.rows) {
            const std::size_t scan = row[0].find("Seq Scan on ");
            if (scan == std::string::npos) continue;
            const std::string rest = row[0].substr(scan + 12);
            CAPTURE(sql);
            CAPTURE(row[0]);
            CHECK(!kTables.contains(rest.substr(0, rest.find(' '))));
        }
        ++seen;
    }
    CHECK(seen >= 20);
}

}  // namespace kingdom::store
