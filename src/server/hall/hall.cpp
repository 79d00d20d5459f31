#include "server/hall/hall.h"

#include <algorithm>
#include <chrono>

#include "server/hall/secrets.h"

namespace kingdom::server {
namespace {

using namespace std::chrono_literals;

constexpr auto kTick = 50ms;
constexpr Moment kDueEvery = 5000;      // ms
constexpr Moment kForgetEvery = 20000;  // ms
constexpr auto kLongestStop = 5s;
constexpr int kMostDue = 100;
// What the store may take for its last writes and answers.
constexpr auto kLastWrites = 3500ms;
// A write that waits longer shows that none is made.
constexpr auto kSlowWrite = 2s;
constexpr auto kFreshCommit = 1s;

}  // namespace

Hall::Hall(const HallGround& ground, const HallOptions& options)
    : store_(ground.store),
      metrics_(ground.metrics),
      decks_(ground.store, options.deck, options.deck_text),
      store_secret_(store_.fixed_text("secret", new_secret())),
      around_{ground.store,
              ground.levels,
              ground.messenger,
              ground.metrics,
              ground.time,
              ground.troubles,
              decks_,
              store_secret_,
              std::make_shared<Workers>(options.threads),
              std::make_shared<Thinkers>(options.thinkers),
              std::make_shared<Thinkers>(1, Priority::Low)},
      budgets_(options.bytes_per_address, ground.time),
      attempts_(options.daily_per_address, ground.time),
      ticker_([this] { look_around(); }) {
    store_.on_change([this](const std::string& changed) { wake_changed(changed); });
}

Hall::~Hall() {
    stop();
    store_.on_change({});
    // A waiting task holds its table, and the table its mailbox.
    for (const auto& [id, table] : tables_) table->drop_waiting();
}

std::shared_ptr<LiveTable> Hall::table(const std::string& id) {
    if (!is_table_id(id)) return nullptr;
    const std::lock_guard lock(mutex_);
    auto& table = tables_[id];
    if (!table) {
        table = std::make_shared<LiveTable>(id, around_);
        if (stopping_) table->let_go();
    }
    return table;
}

// Questions that go to the store wait on a thread of the hall, not on the caller's.
void Hall::ask(Reply reply, Question question) {
    around_.workers->submit([this, reply = std::move(reply), question = std::move(question)] {
        try {
            question(reply);
        } catch (const store::StoreError& error) {
            around_.troubles.note("store_read", error.what());
            reply(unavailable());
        }
    });
}

void Hall::keep(const std::string& guest, std::size_t bytes, Reply reply, Question question) {
    if (!budgets_.spend(guest, bytes)) {
        around_.troubles.note("budget", "an address has stored all that it may for now");
        return reply(rejected(protocol::ErrorKey::TooMany,
                              "enough is kept for this address for now; try again later"));
    }
    ask(std::move(reply), std::move(question));
}

// Something has become durable a moment ago, or does now; then something is read.
void Hall::ready(Reply reply) {
    const store::Health health = store_.health();
    if (health.oldest > kSlowWrite) return reply(unavailable());
    const auto read = [this](const Reply& answer) {
        store_.due("", 0, {}, 1);
        answer(protocol::Readiness{"ready"});
    };
    if (health.since_commit < kFreshCommit) return ask(std::move(reply), read);
    store_.submit({.is_probe = true}, [this, reply, read](store::Outcome outcome) {
        if (outcome != store::Outcome::Written) return reply(unavailable());
        ask(reply, read);
    });
}

// An empty name: anything may have changed.
void Hall::wake_changed(const std::string& changed) {
    const std::lock_guard lock(mutex_);
    if (!changed.empty()) {
        if (const auto found = tables_.find(changed); found != tables_.end()) found->second->wake();
        return;
    }
    for (const auto& [id, table] : tables_) table->wake();
}

void Hall::look_around() {
    Moment next_due = 0;
    Moment next_forget = 0;
    std::unique_lock lock(mutex_);
    while (!stop_.wait_for(lock, kTick, [this] { return stopping_; })) {
        const Moment now = around_.time.now();
        for (const auto& [id, table] : tables_) {
            if (table->wake_at() <= now) table->wake();
        }
        std::erase_if(tables_, [](const auto& entry) {
            return entry.second->is_nothing() && entry.second.use_count() == 1;
        });
        if (now >= next_forget) {
            next_forget = now + kForgetEvery;
            forget_idle_tables();
        }
        metrics_.tables_live(static_cast<double>(tables_.size()));
        if (now < next_due) continue;
        lock.unlock();
        if (wake_due_tables(now)) next_due = now + kDueEvery;
        lock.lock();
    }
}

// Clocks of tables that nobody has looked at for long run out too. A page at a time, each behind
// the last, so that tables which cannot be opened hold up no other. True once all were looked at.
bool Hall::wake_due_tables(Moment now) {
    bool all = true;
    try {
        for (auto& [rules, last] : last_due_) {
            const auto page = store_.due(rules, now, last, kMostDue);
            for (const store::Due& due : page) {
                if (const auto late = table(due.table)) late->wake();
            }
            const bool ended = page.size() < static_cast<std::size_t>(kMostDue);
            last = ended ? store::Due{} : page.back();
            all &= ended;
        }
    } catch (const store::StoreError& error) {
        around_.troubles.note("store_read", error.what());  // the next look around tries again
    }
    return all;
}

// Requires the lock: a table that somebody else holds just now is not forgotten.
void Hall::forget_idle_tables() {
    std::erase_if(tables_, [](const auto& entry) {
        return entry.second.use_count() == 1 && entry.second->is_idle();
    });
}

void Hall::stop() {
    {
        const std::lock_guard lock(mutex_);
        if (stopping_) return;
        stopping_ = true;
    }
    stop_.notify_all();
    store_.finish_by(store::now() + kLastWrites);
    ticker_.join();
    {
        const std::lock_guard lock(mutex_);
        for (const auto& [id, table] : tables_) table->let_go();
    }
    around_.thinkers->stop();
    around_.reviewers->stop();
    const auto end = std::chrono::steady_clock::now() + kLongestStop;
    const auto is_busy = [](const auto& entry) { return !entry.second->is_quiet(); };
    while (std::chrono::steady_clock::now() < end) {
        {
            const std::lock_guard lock(mutex_);
            if (std::none_of(tables_.begin(), tables_.end(), is_busy)) break;
        }
        std::this_thread::sleep_for(5ms);
    }
    around_.workers->stop();
}

}  // namespace kingdom::server
