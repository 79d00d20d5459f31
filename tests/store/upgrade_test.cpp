// Stores of every earlier version are opened, keep what they hold, and become what a new one is.
// tests/store/made_by_0_1_0 was written by that version itself.
#include <filesystem>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>

#include "store/postgres.h"
#include "store/postgres_connection.h"
#include "store/schema.h"
#include "store/sqlite.h"
#include "tests/store/own_postgres.h"
#include "tests/store/writes.h"
#include "tests/support/scratch.h"

namespace kingdom::store {
namespace {

using namespace std::chrono_literals;

const std::string kMade = KINGDOM_SOURCE_DIR "/tests/store/made_by_0_1_0/";

std::string copy_of_first(const std::string& name) {
    const std::string path = testing::scratch(name);
    std::filesystem::copy_file(kMade + "store.db", path,
                               std::filesystem::copy_options::overwrite_existing);
    return path;
}

// A base with the tables of 0.1.0.
std::string first_in_postgres() {
    const std::string address = testing::new_postgres();
    const PostgresHandle handle = connect_postgres(address, now() + 60s);
    std::stringstream text;
    text << std::ifstream(kMade + "store.sql").rdbuf();
    PQsendQuery(handle.get(), text.str().c_str());
    while (const PostgresResult result = next_result(handle.get(), now() + 60s)) {
        REQUIRE(PQresultStatus(result.get()) != PGRES_FATAL_ERROR);
    }
    return address;
}

// Columns and indexes, in words that do not depend on how they came to be.
std::vector<std::vector<std::string>> shape(Connection& connection) {
    if (connection.dialect() == Dialect::Sqlite) {
        auto rows = connection
                        .run(
                            "SELECT m.name, p.name, p.type FROM sqlite_master m, "
                            "pragma_table_info(m.name) p "
                            "WHERE m.type IN ('table', 'index') ORDER BY m.name, p.cid")
                        .rows;
        return rows;
    }
    auto rows = connection
                    .run(
                        "SELECT table_name, column_name, data_type, is_nullable FROM "
                        "information_schema.columns "
                        "WHERE table_schema = 'public' ORDER BY table_name, ordinal_position")
                    .rows;
    for (auto& row : connection
                         .run("SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' "
                              "ORDER BY indexname")
                         .rows) {
        rows.push_back(std::move(row));
    }
    return rows;
}

// What 0.1.0 had written: a listed table that waits, a listed one that runs, a finished one.
void check_contents(Store& store) {
    const auto waiting = store.listed("waiting", 10);
    const auto running = store.listed("running", 10);
    REQUIRE(waiting.size() == 1);
    REQUIRE(running.size() == 1);
    CHECK(store.listed("finished", 10).empty());
    const auto entries = store.entries(running[0].table, 0);
    CHECK(entries.size() == 12);
    const auto due = store.due("", std::int64_t{1} << 50, {}, 10);
    REQUIRE(due.size() == 1);
    CHECK(due[0].table == running[0].table);
    CHECK(testing::write(store, testing::entry_of(running[0].table, 11)) == Outcome::Taken);
    CHECK(testing::write(store, testing::entry_of(running[0].table, 12)) == Outcome::Written);
}

}  // namespace

TEST_CASE("a store of 0.1.0 in SQLite is brought forward") {
    const std::string path = copy_of_first("first.db");
    check_contents(*open_sqlite(path));
    const std::string fresh = testing::scratch("fresh.db");
    open_sqlite(fresh);
    CHECK(shape(*connect_sqlite(path, "", now() + 5s)) ==
          shape(*connect_sqlite(fresh, "", now() + 5s)));
    check_contents(*open_sqlite(copy_of_first("again.db")));
}

TEST_CASE("a store of 0.1.0 in PostgreSQL is brought forward, by several processes at once") {
    const std::string address = first_in_postgres();
    std::vector<std::future<std::unique_ptr<Store>>> opening;
    for (int i = 0; i < 3; ++i) {
        opening.push_back(std::async(std::launch::async, [&] { return open_postgres(address); }));
    }
    std::vector<std::unique_ptr<Store>> stores;
    for (auto& store : opening) stores.push_back(store.get());
    check_contents(*stores[0]);
    const std::string fresh = testing::new_postgres();
    open_postgres(fresh);
    PostgresConnection old_one(address, now() + 60s);
    PostgresConnection new_one(fresh, now() + 60s);
    CHECK(shape(old_one) == shape(new_one));
}

TEST_CASE("a summary that 0.1.0 writes beside this version is listed all the same") {
    const std::string address = first_in_postgres();
    const auto store = open_postgres(address);
    PostgresConnection beside(address, now() + 60s);
    // Its statements, as they were.
    beside.run("INSERT INTO tables (id, header, listed) VALUES ('new', '{}', 1)");
    beside.run(
        "INSERT INTO summaries (table_id, status, updated, deadline, text) "
        "VALUES ('new', 'waiting', 9, NULL, '{}') ON CONFLICT (table_id) DO UPDATE SET "
        "status = excluded.status, updated = excluded.updated, deadline = excluded.deadline, "
        "text = excluded.text");
    CHECK(store->listed("waiting", 10).size() == 2);
}

TEST_CASE("a store that this program is too old for is left alone") {
    const std::string path = copy_of_first("newer.db");
    connect_sqlite(path, "", now() + 5s)->run("UPDATE meta SET value = '999' WHERE key = 'schema'");
    CHECK_THROWS_AS(open_sqlite(path), OtherEdition);
    // One whose version is newer, but where this program may still work, is opened.
    connect_sqlite(path, "", now() + 5s)->run("UPDATE meta SET value = '1' WHERE key = 'schema'");
    open_sqlite(path);
    connect_sqlite(path, "", now() + 5s)
        ->run("UPDATE meta SET value = '999' WHERE key = 'version'");
    CHECK(open_sqlite(path)->listed("running", 10).size() == 1);
}

}  // namespace kingdom::store
