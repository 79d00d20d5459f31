// Tables on disk: a header and an append-only log each, and what is looked up around them. The
// store knows no rule and reads none of the texts that it keeps.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "store/limits.h"

namespace kingdom::store {

// The world failed: no disk, no database. Nothing was changed.
struct StoreError : std::runtime_error {
    using std::runtime_error::runtime_error;
};
// The store did not answer in time.
struct SlowStore : StoreError {
    using StoreError::StoreError;
};

struct TableRow {
    std::string id{};
    std::string header{};
    bool listed = false;
};

// The key (table, number) is the only lock there is: whoever comes second is told so. A client id
// is unique in its table.
struct EntryRow {
    std::string table{};
    std::uint64_t number = 0;
    std::string client_id{};  // may be empty
    std::string body{};
    std::string chain{};  // what it and all before it hash to; empty: not known
};

// A secret, kept as its hash only, and what it opens.
struct Grant {
    std::string hash{};
    std::string kind{};  // seat, recovery or invite
    std::string table{};
    std::string seat{};
    std::string player{};  // whose it is, or empty
};

// What lists show of a table; kept beside the log so that no list has to read it.
struct Summary {
    std::string table{};
    std::string status{};
    std::int64_t updated = 0;
    std::optional<std::int64_t> deadline{};
    std::string text{};
    bool listed = false;
    std::string rules{};  // by which edition it is played
    bool operator==(const Summary&) const = default;
};

struct PlayerRow {
    std::string id{};
    std::string token_hash{};
    std::string name{};
};

struct ResultRow {
    std::string table{};
    std::string player{};
    std::string module{};
    int players = 0;
    bool won = false;
    int points = 0;
    std::string medal{};  // or empty
};

struct DailyRow {
    std::string day{};
    std::string player{};  // or the table, for somebody without a name
    std::string name{};
    std::string table{};
    int points = 0;
    std::string medal{};
};

struct HookRow {
    std::string table{};
    std::string seat{};
    std::string url{};  // empty: none any more
};

// A browser that wants to hear when the seat is to decide.
struct PushRow {
    std::string table{};
    std::string seat{};
    std::string endpoint{};
    std::string p256dh{};  // empty: none any more
    std::string auth{};
};

// What becomes durable together, or not at all. When the entry's key is taken nothing of it is
// written.
struct Write {
    std::optional<TableRow> table{};
    std::optional<EntryRow> entry{};
    std::vector<Grant> grants{};
    std::vector<std::string> revoked{};  // hashes
    // A seat whose tokens and recovery codes end before the new ones begin: table, seat.
    std::optional<std::pair<std::string, std::string>> ended_seat{};
    std::vector<Summary> summaries{};
    std::optional<PlayerRow> player{};  // new, or changed
    std::vector<ResultRow> results{};
    std::optional<DailyRow> daily{};
    std::optional<std::pair<std::string, std::string>> review{};  // table, text
    std::optional<std::pair<std::string, std::string>> deck{};    // hash, text
    std::optional<HookRow> hook{};
    std::optional<PushRow> push{};
    // Nothing to keep: shows whether anything can be made durable.
    bool is_probe = false;
};

// Failed: not known to be durable, or known not to be. Whoever sends it again under the same client
// id finds out.
enum class Outcome : std::uint8_t { Written, Taken, Failed };
using Acknowledge = std::function<void(Outcome)>;

// How the writing goes.
struct Health {
    std::chrono::milliseconds oldest{};        // how long a write has been waiting
    std::chrono::milliseconds since_commit{};  // since something became durable
    std::string fault{};                       // why the last write failed; empty: it did not
};

struct Statistics {
    std::string module{};
    int players = 0;
    int games = 0;
    int wins = 0;
    int points = 0;
    int best = 0;
    int bronze = 0;
    int silver = 0;
    int gold = 0;
};

// A table whose clock has run out, and when.
struct Due {
    std::int64_t deadline = 0;
    std::string table{};
    bool operator==(const Due&) const = default;
};

struct OwnTable {
    Summary summary{};
    std::string seat{};
};

class Store {
  public:
    virtual ~Store() = default;

    // Takes it up at once; says what became of it, from a thread of the store, within the limit for
    // writes.
    virtual void submit(Write write, Acknowledge acknowledge) = 0;
    virtual Health health() const = 0;
    // The process ends: what is not written by then fails, and no question waits longer.
    virtual void finish_by(Instant end) = 0;

    // The rest waits for its answer, at most as long as the limit for questions, and throws
    // StoreError.
    virtual std::optional<TableRow> find_table(const std::string& id) = 0;
    virtual std::vector<EntryRow> entries(const std::string& table, std::uint64_t from) = 0;
    virtual std::optional<Grant> find_grant(const std::string& hash) = 0;
    virtual std::optional<Grant> find_seat_of(const std::string& table,
                                              const std::string& player) = 0;
    // The seats of a table that belong to a name.
    virtual std::vector<Grant> players_at(const std::string& table) = 0;
    virtual std::optional<PlayerRow> find_player(const std::string& token_hash) = 0;
    virtual std::vector<Summary> listed(const std::string& status, int most) = 0;
    virtual std::vector<OwnTable> tables_of(const std::string& player, int most) = 0;
    // Running tables of an edition of the rules, or of none that is known, whose clock has run out;
    // those that follow `after`.
    virtual std::vector<Due> due(const std::string& rules, std::int64_t now, const Due& after,
                                 int most) = 0;
    virtual std::vector<Statistics> statistics(const std::string& player) = 0;
    virtual std::vector<DailyRow> leaderboard(const std::string& day, int most) = 0;
    virtual std::optional<std::string> find_review(const std::string& table) = 0;
    virtual std::optional<std::string> find_deck(const std::string& hash) = 0;
    virtual std::optional<std::string> find_hook(const std::string& table,
                                                 const std::string& seat) = 0;
    virtual std::vector<PushRow> pushes(const std::string& table, const std::string& seat) = 0;
    // A text that is made once and then the same for every process on this store.
    virtual std::string fixed_text(const std::string& key, const std::string& proposal) = 0;

    // Whether other processes write here too, so that what is known may be old.
    virtual bool is_shared() const = 0;
    // Calls back with tables that others wrote to; an empty name: any may have changed. An empty
    // function ends it.
    virtual void on_change(std::function<void(const std::string& table)> changed) = 0;
};

// `sqlite:PATH` or `postgresql://...`. Throws StoreError.
std::unique_ptr<Store> open_store(const std::string& address, const Limits& limits = {});

}  // namespace kingdom::store
