// A disk or a database that does not answer: everybody hears within the limits, and goes on.
#include <csignal>
#include <map>
#include <mutex>

#include <doctest/doctest.h>

#include "store/back_off.h"
#include "store/postgres.h"
#include "store/postgres_connection.h"
#include "store/sqlite.h"
#include "tests/store/faulty_disk.h"
#include "tests/store/own_postgres.h"
#include "tests/store/writes.h"
#include "tests/support/scratch.h"

namespace kingdom::store {
namespace {

using namespace std::chrono_literals;
using testing::DiskFault;
using testing::entry_of;
using testing::since;
using testing::write;

// What an issue of a sick part may cost the others.
constexpr auto kLongest = 5s;

// A client of the database beside the store.
class Beside : public PostgresConnection {
  public:
    explicit Beside(const std::string& address) : PostgresConnection(address, now() + 60s) {
        run("SET statement_timeout = 0");
        run("SET idle_in_transaction_session_timeout = 0");
    }
    // Of those whose last statement is like this.
    std::vector<pid_t> backends(const std::string& query) {
        std::vector<pid_t> found;
        const Rows rows =
            run("SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = "
                "'client backend' AND datname = current_database() AND query LIKE $1",
                {query});
        for (const auto& row : rows.rows) found.push_back(std::stoi(row[0]));
        return found;
    }
};

class Frozen {
  public:
    explicit Frozen(std::vector<pid_t> processes) : processes_(std::move(processes)) {
        REQUIRE(!processes_.empty());
        for (const pid_t process : processes_) kill(process, SIGSTOP);
    }
    ~Frozen() {
        for (const pid_t process : processes_) kill(process, SIGCONT);
    }
    Frozen(const Frozen&) = delete;
    Frozen& operator=(const Frozen&) = delete;

  private:
    std::vector<pid_t> processes_;
};

}  // namespace

TEST_CASE("a write to a disk that hangs is answered within its limit, and reading goes on") {
    const auto store = open_sqlite(testing::scratch("hung.db"), testing::faulty_disk(),
                                   {.attempt = 100ms, .question = 200ms, .write = 300ms});
    CHECK(write(*store, entry_of("table", 0)) == Outcome::Written);
    testing::set_disk_fault(DiskFault::Hung);
    const Instant began = now();
    std::promise<Outcome> behind;
    store->submit(entry_of("table", 1), [](Outcome) {});
    std::this_thread::sleep_for(20ms);
    store->submit(entry_of("other", 0), [&behind](Outcome outcome) { behind.set_value(outcome); });
    std::this_thread::sleep_for(100ms);
    CHECK(store->health().oldest >= 100ms);
    CHECK(store->entries("table", 0).size() == 1);
    CHECK(write(*store, entry_of("third", 0)) == Outcome::Failed);
    CHECK(behind.get_future().get() == Outcome::Failed);
    CHECK(since(began) < 2s);
    CHECK(!store->health().fault.empty());
    testing::set_disk_fault(DiskFault::None);
    // What was under way may have been written; what waited was not.
    CHECK(write(*store, entry_of("other", 0)) == Outcome::Written);
    CHECK(store->entries("third", 0).empty());
    CHECK(store->health().fault.empty());
}

TEST_CASE("a process that ends waits no longer than it says") {
    const auto store = open_sqlite(testing::scratch("end.db"), testing::faulty_disk());
    testing::set_disk_fault(DiskFault::Hung);
    const Instant began = now();
    store->finish_by(began + 300ms);
    CHECK(write(*store, entry_of("table", 0)) == Outcome::Failed);
    CHECK(since(began) < 2s);
    testing::set_disk_fault(DiskFault::None);
}

TEST_CASE("a probe tells whether anything becomes durable") {
    const auto store = open_sqlite(testing::scratch("probe.db"), testing::faulty_disk());
    CHECK(write(*store, {.is_probe = true}) == Outcome::Written);
    testing::set_disk_fault(DiskFault::Full);
    CHECK(write(*store, {.is_probe = true}) == Outcome::Failed);
    testing::set_disk_fault(DiskFault::None);
    CHECK(write(*store, {.is_probe = true}) == Outcome::Written);
    const auto shared = open_postgres(testing::new_postgres());
    CHECK(write(*shared, {.is_probe = true}) == Outcome::Written);
}

TEST_CASE("an entry that another transaction holds delays no other write") {
    const std::string address = testing::new_postgres();
    const auto store = open_postgres(address);
    Beside other(address);
    other.run("BEGIN");
    // As an earlier version of the program writes, without the lock on the table's name.
    other.run("INSERT INTO log (table_id, number, body) VALUES ('held', 0, 'body')");
    const Instant began = now();
    std::promise<Outcome> held;
    store->submit(entry_of("held", 0), [&held](Outcome outcome) { held.set_value(outcome); });
    CHECK(write(*store, entry_of("free", 0)) == Outcome::Written);
    CHECK(since(began) < kLongest);
    CHECK(held.get_future().get() == Outcome::Failed);
    CHECK(since(began) < kLongest);
    other.run("COMMIT");
    CHECK(write(*store, entry_of("held", 0)) == Outcome::Taken);
}

TEST_CASE("a table that another process is writing to waits for the next batch, without an error") {
    const std::string address = testing::new_postgres();
    const auto store = open_postgres(address);
    Beside other(address);
    other.run("BEGIN");
    other.run("SELECT pg_try_advisory_xact_lock(hashtextextended('held', 0))");
    const Instant began = now();
    std::promise<Outcome> held;
    store->submit(entry_of("held", 0), [&held](Outcome outcome) { held.set_value(outcome); });
    CHECK(write(*store, entry_of("free", 0)) == Outcome::Written);
    CHECK(since(began) < 900ms);
    std::this_thread::sleep_for(100ms);
    CHECK(store->health().oldest < 100ms);  // writing goes well
    other.run("COMMIT");
    CHECK(held.get_future().get() == Outcome::Written);
}

TEST_CASE("a frozen connection of the writer is given up and another one writes") {
    const std::string address = testing::new_postgres();
    const auto store = open_postgres(address);
    CHECK(write(*store, entry_of("table", 0)) == Outcome::Written);
    Beside other(address);
    const Frozen frozen(other.backends("%pg_try_advisory_xact_lock%"));
    const Instant began = now();
    // Written by the second try, or answered for; in both cases in time.
    (void)write(*store, entry_of("table", 1));
    CHECK(since(began) < kLongest);
    CHECK(write(*store, entry_of("other", 0)) == Outcome::Written);
    CHECK(since(began) < kLongest + 1s);
}

TEST_CASE("a frozen connection of a reader is given up and another one asks") {
    const std::string address = testing::new_postgres();
    const auto store = open_postgres(address);
    CHECK(!store->find_table("table"));
    Beside other(address);
    const Frozen frozen(other.backends("%FROM tables%"));
    const Instant began = now();
    CHECK(!store->find_table("table"));
    CHECK(since(began) < kLongest);
}

TEST_CASE("whoever asks what a lock keeps from being answered does not keep the others waiting") {
    const std::string address = testing::new_postgres();
    const auto store = open_postgres(address);
    Beside other(address);
    other.run("BEGIN");
    other.run("LOCK TABLE log");
    const Instant began = now();
    for (int i = 0; i < 100; ++i) CHECK_THROWS_AS(store->entries("table", 0), SlowStore);
    CHECK(!store->find_table("table"));
    CHECK(since(began) < kLongest);
    other.run("COMMIT");
    std::this_thread::sleep_for(600ms);
    CHECK(store->entries("table", 0).empty());
}

TEST_CASE("a listener whose connection is frozen hears of changes over another one") {
    const std::string address = testing::new_postgres();
    const auto listening = open_postgres(address);
    const auto writing = open_postgres(address);
    std::atomic<int> heard = 0;
    listening->on_change([&heard](const std::string&) { ++heard; });
    const Instant began = now();
    while (heard == 0 && since(began) < kLongest) std::this_thread::sleep_for(10ms);
    Beside other(address);
    const Frozen frozen(other.backends("LISTEN%"));
    heard = 0;
    CHECK(write(*writing, entry_of("table", 0)) == Outcome::Written);
    const Instant written = now();
    while (heard == 0 && since(written) < kLongest) std::this_thread::sleep_for(10ms);
    CHECK(heard > 0);
}

TEST_CASE("a process hears what others wrote, one notice a batch, and not what it wrote itself") {
    const std::string address = testing::new_postgres();
    const auto one = open_postgres(address);
    const auto two = open_postgres(address);
    std::mutex mutex;
    std::map<std::string, std::vector<std::string>> heard;
    for (const auto& [name, store] : {std::pair{"one", one.get()}, std::pair{"two", two.get()}}) {
        store->on_change([&, who = std::string(name)](const std::string& table) {
            const std::lock_guard lock(mutex);
            heard[who].push_back(table);
        });
    }
    const auto count = [&](const std::string& who) {
        const std::lock_guard lock(mutex);
        return heard[who].size();
    };
    const Instant began = now();
    while ((count("one") == 0 || count("two") == 0) && since(began) < kLongest) {
        std::this_thread::sleep_for(5ms);
    }
    {
        const std::lock_guard lock(mutex);
        heard.clear();
    }
    constexpr int kMany = 250;
    std::atomic<int> written = 0;
    for (int i = 0; i < kMany; ++i) {
        one->submit(entry_of("table" + std::to_string(i), 0), [&](Outcome) { ++written; });
    }
    while ((written < kMany || count("two") < kMany) && since(began) < 2 * kLongest) {
        std::this_thread::sleep_for(5ms);
    }
    CHECK(count("two") == kMany);
    CHECK(count("one") == 0);
}

TEST_CASE("a database that is away is called less and less often") {
    BackOff back_off;
    Instant at{};
    int calls = 0;
    for (; at < Instant{} + 100s; at += 1ms) {
        if (!back_off.may_try(at)) continue;
        ++calls;
        back_off.failed(at);
    }
    CHECK(calls > 50);  // it is noticed within two seconds when it is back
    CHECK(calls < 120);
    back_off.succeeded();
    CHECK(back_off.may_try(at));
}

}  // namespace kingdom::store
