// The store: keys as the only lock, group commit, and disks that fail.
#include <filesystem>

#include <doctest/doctest.h>

#include "store/sqlite.h"
#include "tests/store/faulty_disk.h"
#include "tests/store/own_postgres.h"
#include "tests/store/writes.h"
#include "tests/support/scratch.h"

namespace kingdom::store {
namespace {

using testing::DiskFault;
using testing::entry_of;
using testing::scratch;
using testing::write;

Write entry(std::uint64_t number, const std::string& client_id = "") {
    return entry_of("table", number, client_id);
}

// Every case has a file of its own.
std::string new_path() {
    static int number = 0;
    return scratch("store_" + std::to_string(++number) + ".db");
}

// What holds for both databases.
void in_both(const std::function<void(Store&)>& hold) {
    SUBCASE("SQLite") {
        hold(*open_sqlite(new_path()));
    }
    SUBCASE("PostgreSQL") {
        hold(*open_store(testing::new_postgres()));
    }
}

}  // namespace

TEST_CASE("an entry's key is taken once, and a client id is used once at a table") {
    in_both([](Store& store) {
        CHECK(write(store, entry(0, "valados:a")) == Outcome::Written);
        CHECK(write(store, entry(0)) == Outcome::Taken);
        CHECK(write(store, entry(1, "valados:a")) == Outcome::Taken);
        CHECK(write(store, entry(1, "teressie:a")) == Outcome::Written);
        const auto entries = store.entries("table", 0);
        REQUIRE(entries.size() == 2);
        CHECK(entries[1].body == "body 1");
        CHECK(store.entries("table", 1).size() == 1);
    });
}

TEST_CASE("when the key is taken nothing else of the write is done") {
    in_both([](Store& store) {
        CHECK(write(store, entry(0)) == Outcome::Written);
        Write second = entry(0);
        second.grants.push_back({"hash", "seat", "table", "valados", ""});
        second.table = TableRow{"other", "header", false};
        CHECK(write(store, second) == Outcome::Taken);
        CHECK(!store.find_grant("hash"));
        CHECK(!store.find_table("other"));
    });
}

TEST_CASE("a seat's old secrets end when it is recovered") {
    in_both([](Store& store) {
        Write first;
        first.grants = {{"old", "seat", "table", "valados", "ada"},
                        {"other", "seat", "table", "teressie", ""}};
        CHECK(write(store, first) == Outcome::Written);
        Write second;
        second.ended_seat = {"table", "valados"};
        second.grants = {{"new", "seat", "table", "valados", "ada"}};
        CHECK(write(store, second) == Outcome::Written);
        CHECK(!store.find_grant("old"));
        CHECK(store.find_grant("new")->seat == "valados");
        CHECK(store.find_grant("other"));
        CHECK(store.find_seat_of("table", "ada")->hash == "new");
    });
}

TEST_CASE("lists, statistics and the leaderboard give back what was written") {
    in_both([](Store& store) {
        Write made;
        made.table = TableRow{"table", "header", true};
        made.summaries = {{"table", "running", 5, 100, "text", true, "1"}};
        made.player = PlayerRow{"ada", "hash", "Ada"};
        made.grants = {{"grant", "seat", "table", "valados", "ada"}};
        made.results = {{"t1", "ada", "none", 2, true, 40, ""},
                        {"t2", "ada", "none", 2, false, 30, ""},
                        {"t3", "ada", "none", 1, false, 50, "gold"}};
        made.daily = DailyRow{"2026-11-16", "ada", "Ada", "t3", 50, "gold"};
        made.hook = HookRow{"table", "valados", "https://example.org/"};
        made.review = {"table", "[]"};
        CHECK(write(store, made) == Outcome::Written);
        CHECK(store.listed("running", 10).size() == 1);
        CHECK(store.listed("finished", 10).empty());
        CHECK(store.tables_of("ada", 10).at(0).seat == "valados");
        CHECK(store.due("1", 99, {}, 10).empty());
        CHECK(store.due("1", 100, {}, 10) == std::vector<Due>{{100, "table"}});
        CHECK(store.due("2", 100, {}, 10).empty());
        CHECK(store.due("1", 100, {100, "table"}, 10).empty());
        const auto statistics = store.statistics("ada");
        REQUIRE(statistics.size() == 2);
        CHECK(statistics[0].gold == 1);
        CHECK(statistics[1].games == 2);
        CHECK(statistics[1].wins == 1);
        CHECK(statistics[1].best == 40);
        CHECK(store.leaderboard("2026-11-16", 10).at(0).points == 50);
        CHECK(store.find_hook("table", "valados") == "https://example.org/");
        CHECK(store.find_review("table") == "[]");
        CHECK(store.find_player("hash")->name == "Ada");
        CHECK(store.fixed_text("secret", "a") == "a");
        CHECK(store.fixed_text("secret", "b") == "a");
    });
}

TEST_CASE("every acknowledged entry outlives a loss of power, and no half one does") {
    const std::string path = new_path();
    std::uint64_t known = 0;
    for (int round = 0; round < 20; ++round) {
        auto store = open_sqlite(path, testing::faulty_disk());
        CHECK(store->entries("table", 0).size() >= known);
        const auto before = store->entries("table", 0).size();
        std::atomic<std::uint64_t> acknowledged = before;
        std::uint64_t number = before;
        for (int i = 0; i < 40; ++i) {
            store->submit(entry(number++), [&acknowledged](Outcome outcome) {
                if (outcome == Outcome::Written) ++acknowledged;
            });
        }
        while (acknowledged == before) std::this_thread::yield();
        const std::uint64_t at_least = acknowledged;
        testing::lose_power();
        // What is submitted after the loss fails or is lost; nothing of it was promised.
        testing::set_disk_fault(DiskFault::Broken);
        store.reset();
        testing::set_disk_fault(DiskFault::None);
        testing::lose_power();
        std::filesystem::remove(path + "-shm");  // memory, not disk
        known = at_least;
    }
    const auto store = open_sqlite(path, testing::faulty_disk());
    const auto entries = store->entries("table", 0);
    CHECK(entries.size() >= known);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        CHECK(entries[i].number == i);
        CHECK(entries[i].body == "body " + std::to_string(i));
    }
}

TEST_CASE("a full or broken disk refuses cleanly, and all is well when it works again") {
    for (const DiskFault fault : {DiskFault::Full, DiskFault::Broken}) {
        const auto store = open_sqlite(new_path(), testing::faulty_disk());
        CHECK(write(*store, entry(0)) == Outcome::Written);
        testing::set_disk_fault(fault);
        CHECK(write(*store, entry(1)) == Outcome::Failed);
        CHECK(write(*store, entry(1)) == Outcome::Failed);
        testing::set_disk_fault(DiskFault::None);
        CHECK(store->entries("table", 0).size() == 1);
        CHECK(write(*store, entry(1)) == Outcome::Written);
        CHECK(store->entries("table", 0).size() == 2);
    }
}

TEST_CASE("one process at a time uses an SQLite file") {
    const std::string path = new_path();
    auto first = open_sqlite(path);
    CHECK_THROWS_AS(open_sqlite(path), StoreError);
    first.reset();
    CHECK(write(*open_sqlite(path), entry(0)) == Outcome::Written);
}

TEST_CASE("a store that cannot be opened says so in one sentence") {
    CHECK_THROWS_AS(open_store("sqlite:/nowhere/at/all.db"), StoreError);
    CHECK_THROWS_AS(open_store("oracle:x"), StoreError);
}

}  // namespace kingdom::store
