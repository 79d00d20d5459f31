// Writes of many tables in one transaction: whatever has gathered while the last one was synced
// to the disk goes into the next, and is acknowledged after its commit. Nobody waits longer than
// the limit for writes: a second thread answers for the first when that is stuck.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "store/connection.h"
#include "store/store.h"

namespace kingdom::store {

// What became of each write; none: another process is writing to its table, so it is for the next
// batch. Throws StoreError: whether any was made is not known.
using Outcomes = std::vector<std::optional<Outcome>>;
using WriteBatch = std::function<Outcomes(Connection&, const std::vector<const Write*>&)>;

class GroupWriter {
  public:
    // Throws StoreError.
    GroupWriter(Connect connect, WriteBatch write_batch, const Limits& limits);
    // Writes what was submitted before it ends, as far as `finish_by` and the limits allow.
    ~GroupWriter();
    GroupWriter(const GroupWriter&) = delete;
    GroupWriter& operator=(const GroupWriter&) = delete;

    void submit(Write write, Acknowledge acknowledge);
    Health health() const;
    void finish_by(Instant end);

  private:
    struct Job {
        Write write;
        Acknowledge acknowledge;
        Instant since;
        bool answered = false;  // this and the next under the mutex
        bool deferred = false;  // another process writes to its table
    };
    using JobHandle = std::shared_ptr<Job>;
    using Jobs = std::vector<JobHandle>;

    void run();
    bool next_batch();
    void write_batch();
    void write_alone(const Jobs& batch, Instant end);
    bool try_batch(const Jobs& batch, Instant end);
    void settle(const Jobs& batch, const Outcomes& outcomes);
    void answer(const JobHandle& job, Outcome outcome);
    Instant end_of(const Job& job) const;
    void keep_limits();
    Jobs take_late();

    const Connect connect_;
    const WriteBatch write_batch_;
    const Limits limits_;
    std::unique_ptr<Connection> connection_;  // of the writing thread

    mutable std::mutex mutex_;
    std::condition_variable filled_;
    std::condition_variable ended_;
    Jobs jobs_;     // waiting
    Jobs writing_;  // under way
    Instant finish_ = Instant::max();
    Instant committed_;
    std::string fault_;
    bool stopping_ = false;
    std::thread keeper_;
    std::thread thread_;
};

// The writes one after the other in a transaction.
Outcomes write_in_turn(Connection& connection, const std::vector<const Write*>& batch);

}  // namespace kingdom::store
