// Fills a store with many tables and times what is asked of it:
//   bench_store sqlite:/tmp/bench.db [TABLES]
//   bench_store postgresql://user@host/base [TABLES]
// The store must be empty; it is left filled.
#include <algorithm>
#include <cstdio>
#include <future>
#include <string>
#include <vector>

#include "store/postgres_connection.h"
#include "store/sqlite.h"

namespace kingdom::store {
namespace {

using namespace std::chrono_literals;

// With every table: four grants, a summary, an entry; of fifty one is listed, of three one has a
// clock, of two one is finished, with results of two of a thousand players; a fifth played today.
constexpr const char* kNumbers[]{
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < CAST($1 AS "
    "INTEGER)) ",
    "WITH n (i) AS (SELECT generate_series(1, $1::bigint)) "};
constexpr const char* kRows[]{
    "INSERT INTO tables (id, header, listed) "
    "SELECT 'table' || i, '{\"header\":\"of some hundred letters\"}', "
    "CASE i % 50 WHEN 0 THEN 1 ELSE 0 END FROM n",
    "INSERT INTO grants (hash, kind, table_id, seat, player) "
    "SELECT 'seat-one' || i, 'seat', 'table' || i, 'valados', 'player' || (i % 1000) FROM n",
    "INSERT INTO grants (hash, kind, table_id, seat) "
    "SELECT 'seat-two' || i, 'seat', 'table' || i, 'teressie' FROM n",
    "INSERT INTO grants (hash, kind, table_id, seat) "
    "SELECT 'recovery-one' || i, 'recovery', 'table' || i, 'valados' FROM n",
    "INSERT INTO grants (hash, kind, table_id, seat) "
    "SELECT 'recovery-two' || i, 'recovery', 'table' || i, 'teressie' FROM n",
    "INSERT INTO summaries (table_id, status, updated, deadline, text, listed, rules) "
    "SELECT 'table' || i, CASE i % 2 WHEN 0 THEN 'finished' ELSE 'running' END, i, "
    "CASE i % 3 WHEN 0 THEN i + 1000000 ELSE NULL END, '{\"text\":\"of some hundred letters\"}', "
    "CASE i % 50 WHEN 0 THEN 1 ELSE 0 END, '1' FROM n",
    "INSERT INTO log (table_id, number, body) SELECT 'table' || i, 0, '{\"do\":\"done\"}' FROM n",
    "INSERT INTO results (table_id, player, module, players, won, points, medal) "
    "SELECT 'table' || i, 'player' || (i % 1000), 'none', 2, i % 2, i % 90, '' FROM n "
    "WHERE i % 2 = 0",
    "INSERT INTO daily (day, player, name, table_id, points, medal) "
    "SELECT '2026-11-16', 'table' || i, 'Ada', 'table' || i, i % 90, '' FROM n WHERE i % 5 = 0"};

std::unique_ptr<Connection> connect(const std::string& address) {
    if (address.starts_with("sqlite:")) return connect_sqlite(address.substr(7), "", now() + 1h);
    return std::make_unique<PostgresConnection>(address, now() + 1h);
}

void fill(const std::string& address, int tables) {
    const auto connection = connect(address);
    const bool is_sqlite = connection->dialect() == Dialect::Sqlite;
    if (!is_sqlite) connection->run("SET statement_timeout = 0");
    static std::vector<std::string> kept;  // statements are kept by address
    kept.reserve(16);
    for (std::string rows : kRows) {
        const std::string numbers = kNumbers[is_sqlite ? 0 : 1];
        // Both databases want the numbers where the rows are chosen.
        rows.insert(rows.find("SELECT"), numbers);
        kept.push_back(rows);
        connection->run(kept.back().c_str(), {std::to_string(tables)});
    }
    connection->run(is_sqlite ? "ANALYZE" : "VACUUM ANALYZE");
}

void time(const char* name, const std::function<void(int)>& ask) {
    constexpr int kTimes = 300;
    std::vector<double> took;
    for (int i = 0; i < kTimes; ++i) {
        const Instant began = now();
        ask(i * 7919);
        took.push_back(std::chrono::duration<double, std::milli>(now() - began).count());
    }
    std::sort(took.begin(), took.end());
    std::printf("%-34s median %7.3f ms, p99 %7.3f ms\n", name, took[kTimes / 2],
                took[kTimes * 99 / 100]);
}

void time_all(Store& store, int tables) {
    const auto table = [tables](int i) { return "table" + std::to_string(i % tables + 1); };
    const auto player = [](int i) { return "player" + std::to_string(i % 1000); };
    const auto wait_for = [&store](Write write) {
        std::promise<Outcome> outcome;
        store.submit(std::move(write), [&](Outcome one) { outcome.set_value(one); });
        outcome.get_future().get();
    };
    time("list of running tables", [&](int) { store.listed("running", 100); });
    time("list of finished tables", [&](int) { store.listed("finished", 100); });
    time("leaderboard of the day", [&](int) { store.leaderboard("2026-11-16", 100); });
    time("clocks that have run out", [&](int) { store.due("1", 1'500'000, {}, 100); });
    time("a player's tables", [&](int i) { store.tables_of(player(i), 200); });
    time("a player's statistics", [&](int i) { store.statistics(player(i)); });
    time("the players at a table", [&](int i) { store.players_at(table(i)); });
    time("a table, a grant, its entries", [&](int i) {
        store.find_table(table(i));
        store.find_grant("seat-one" + std::to_string(i % tables + 1));
        store.entries(table(i), 0);
    });
    time("a seat recovered, durable", [&](int i) {
        Write write;
        write.ended_seat = {table(i), "valados"};
        write.grants = {{"new" + std::to_string(i), "seat", table(i), "valados", ""}};
        wait_for(std::move(write));
    });
    time("an entry, durable", [&](int i) {
        Write write;
        write.entry = EntryRow{table(i), 1, "", "{}"};
        wait_for(std::move(write));
    });
}

}  // namespace
}  // namespace kingdom::store

int main(int argc, char** argv) {
    using namespace kingdom::store;
    if (argc < 2) return std::puts("bench_store ADDRESS [TABLES]"), 2;
    const int tables = argc > 2 ? std::stoi(argv[2]) : 500'000;
    try {
        const auto store = open_store(argv[1]);
        fill(argv[1], tables);
        std::printf("%d tables in the store\n", tables);
        time_all(*store, tables);
    } catch (const StoreError& error) {
        return std::fprintf(stderr, "%s\n", error.what()), 1;
    }
    return 0;
}
