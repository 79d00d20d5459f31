#include "store/read_pool.h"

#include <algorithm>

namespace kingdom::store {
namespace {

// How long a question that took too long rests before one tries it again.
constexpr auto kRest = std::chrono::milliseconds(500);

}  // namespace

void ReadPool::finish_by(Instant end) {
    const std::lock_guard lock(mutex_);
    finish_ = std::min(finish_, end);
}

std::unique_ptr<Connection> ReadPool::take(Instant end) {
    {
        const std::lock_guard lock(mutex_);
        if (!idle_.empty()) {
            auto connection = std::move(idle_.back());
            idle_.pop_back();
            return connection;
        }
    }
    return connect_(end);
}

void ReadPool::give_back(std::unique_ptr<Connection> connection) {
    std::vector<std::unique_ptr<Connection>> dead;
    const std::lock_guard lock(mutex_);
    if (connection->is_open()) {
        idle_.push_back(std::move(connection));
    } else {
        dead.swap(idle_);  // the database was restarted: the others are as dead
    }
}

// Whoever may try keeps the others from it meanwhile.
void ReadPool::refuse_if_slow(const char* sql) {
    const std::lock_guard lock(mutex_);
    if (slow_.empty()) return;
    const auto found = slow_.find(sql);
    if (found == slow_.end()) return;
    if (now() < found->second) throw SlowStore("the store takes too long for this question");
    found->second = now() + limits_.question;
}

Rows ReadPool::run(const char* sql, const Parameters& parameters) {
    refuse_if_slow(sql);
    Instant end = now() + limits_.question;
    {
        const std::lock_guard lock(mutex_);
        end = std::min(end, finish_);
    }
    try {
        Rows rows = ask(sql, parameters, end);
        const std::lock_guard lock(mutex_);
        slow_.erase(sql);
        return rows;
    } catch (const StoreError& error) {
        const bool is_slow = dynamic_cast<const SlowStore*>(&error) != nullptr;
        const std::lock_guard lock(mutex_);
        if (is_slow) slow_[sql] = now() + kRest;
        if (!is_slow) slow_.erase(sql);
        throw;
    }
}

Rows ReadPool::ask(const char* sql, const Parameters& parameters, Instant end) {
    auto connection = take(std::min(end, now() + limits_.attempt));
    try {
        connection->until(std::min(end, now() + limits_.attempt));
        Rows rows = connection->run(sql, parameters);
        give_back(std::move(connection));
        return rows;
    } catch (const StoreError&) {
        const bool lost = !connection->is_open();
        give_back(std::move(connection));
        if (!lost) throw;
    }
    connection = connect_(end);
    connection->until(end);
    Rows rows = connection->run(sql, parameters);
    give_back(std::move(connection));
    return rows;
}

}  // namespace kingdom::store
