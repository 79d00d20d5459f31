#include "store/sqlite.h"

#include <sqlite3.h>
#include <thread>
#include <unordered_map>

#include "store/file_lock.h"
#include "store/sql_store.h"

namespace kingdom::store {
namespace {

// How many steps of its machine SQLite makes before it asks whether there is time for more.
constexpr int kSteps = 20'000;
constexpr auto kBusyPause = std::chrono::milliseconds(1);

struct CloseStatement {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using StatementHandle = std::unique_ptr<sqlite3_stmt, CloseStatement>;

struct CloseDatabase {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
};

class SqliteConnection : public Connection {
  public:
    SqliteConnection(const std::string& path, const std::string& vfs, Instant end) : end_(end) {
        sqlite3* opened = nullptr;
        const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
        const int status =
            sqlite3_open_v2(path.c_str(), &opened, flags, vfs.empty() ? nullptr : vfs.c_str());
        database_.reset(opened);
        if (status != SQLITE_OK) {
            throw StoreError("the store " + path + " cannot be opened: " + sqlite3_errstr(status));
        }
        sqlite3_busy_handler(opened, wait_a_little, this);
        sqlite3_progress_handler(opened, kSteps, is_late, this);
        run("PRAGMA journal_mode=WAL", {});
        run("PRAGMA synchronous=FULL", {});
        run("PRAGMA wal_autocheckpoint=4000", {});
    }

    Rows run(const char* sql, const Parameters& parameters) override {
        sqlite3_stmt* statement = prepared(sql);
        for (std::size_t i = 0; i < parameters.size(); ++i) {
            const int number = static_cast<int>(i) + 1;
            if (!parameters[i]) {
                sqlite3_bind_null(statement, number);
                continue;
            }
            sqlite3_bind_text64(statement, number, parameters[i]->data(), parameters[i]->size(),
                                SQLITE_STATIC, SQLITE_UTF8);
        }
        Rows rows;
        int status = sqlite3_step(statement);
        for (; status == SQLITE_ROW; status = sqlite3_step(statement)) {
            rows.rows.push_back(row_of(statement));
        }
        rows.changed = static_cast<std::uint64_t>(sqlite3_changes64(database_.get()));
        sqlite3_reset(statement);
        sqlite3_clear_bindings(statement);
        if (status != SQLITE_DONE) fail(status);
        return rows;
    }

    Dialect dialect() const override { return Dialect::Sqlite; }
    bool is_open() const override { return true; }
    void until(Instant end) override { end_ = end; }

  private:
    static int is_late(void* self) {
        return now() >= static_cast<const SqliteConnection*>(self)->end_ ? 1 : 0;
    }
    // Somebody else has the lock.
    static int wait_a_little(void* self, int) {
        std::this_thread::sleep_for(kBusyPause);
        return is_late(self) == 0 ? 1 : 0;
    }

    sqlite3_stmt* prepared(const char* sql) {
        StatementHandle& statement = statements_[sql];
        if (!statement) {
            sqlite3_stmt* made = nullptr;
            const int status = sqlite3_prepare_v3(database_.get(), sql, -1,
                                                  SQLITE_PREPARE_PERSISTENT, &made, nullptr);
            if (status != SQLITE_OK) fail(status);
            statement.reset(made);
        }
        return statement.get();
    }

    static std::vector<std::string> row_of(sqlite3_stmt* statement) {
        std::vector<std::string> row;
        const int columns = sqlite3_column_count(statement);
        for (int i = 0; i < columns; ++i) {
            const auto* text = sqlite3_column_text(statement, i);
            const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement, i));
            row.emplace_back(text ? reinterpret_cast<const char*>(text) : "", text ? size : 0);
        }
        return row;
    }

    [[noreturn]] static void fail(int status) {
        if (status == SQLITE_BUSY || status == SQLITE_INTERRUPT) {
            throw SlowStore(std::string("the store takes too long: ") + sqlite3_errstr(status));
        }
        throw StoreError(std::string("the store does not work: ") + sqlite3_errstr(status));
    }

    Instant end_;
    std::unique_ptr<sqlite3, CloseDatabase> database_;
    std::unordered_map<const char*, StatementHandle> statements_;
};

// Holds the lock as long as anything is open.
class SqliteStore : private FileLock, public SqlStore {
  public:
    SqliteStore(const std::string& path, const Connect& connect, const Limits& limits)
        : FileLock(path + "-lock"), SqlStore(connect, write_in_turn, limits) {}
};

}  // namespace

std::unique_ptr<Connection> connect_sqlite(const std::string& path, const std::string& vfs,
                                           Instant end) {
    return std::make_unique<SqliteConnection>(path, vfs, end);
}

std::unique_ptr<Store> open_sqlite(const std::string& path, const std::string& vfs,
                                   const Limits& limits) {
    const Connect connect = [path, vfs](Instant end) { return connect_sqlite(path, vfs, end); };
    return std::make_unique<SqliteStore>(path, connect, limits);
}

}  // namespace kingdom::store
