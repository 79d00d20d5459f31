// Writes of many tables in one transaction: whatever has gathered while the last one was synced
// to the disk goes into the next, and is acknowledged after its commit.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "store/connection.h"
#include "store/store.h"

namespace kingdom::store {

class GroupWriter {
  public:
    using Connect = std::function<std::unique_ptr<Connection>()>;
    // Runs inside the transaction after the writes; tells others which tables have changed.
    using Announce = std::function<void(Connection&, const std::string& table)>;

    GroupWriter(Connect connect, Announce announce);
    // Writes what was submitted before it ends.
    ~GroupWriter();
    GroupWriter(const GroupWriter&) = delete;
    GroupWriter& operator=(const GroupWriter&) = delete;

    void submit(Write write, Acknowledge acknowledge);

  private:
    struct Job {
        Write write;
        Acknowledge acknowledge;
    };
    void run();
    std::vector<Job> next_batch();
    void write_batch(std::vector<Job>& batch);
    bool try_batch(const std::vector<Job*>& batch, std::vector<Outcome>& outcomes);

    Connect connect_;
    Announce announce_;
    std::unique_ptr<Connection> connection_;
    std::mutex mutex_;
    std::condition_variable filled_;
    std::vector<Job> jobs_;
    bool stopping_ = false;
    std::thread thread_;
};

// Puts one write into the running transaction. False: the entry's key is taken, nothing was done.
bool write_one(Connection& connection, const Write& write);

}  // namespace kingdom::store
