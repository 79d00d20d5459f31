// Listens for the tables that other processes wrote to, and connects again whenever the database
// was away; after that anything may have changed.
#pragma once

#include <atomic>
#include <functional>
#include <libpq-fe.h>
#include <memory>
#include <string>
#include <thread>

namespace kingdom::store {

struct ClosePostgres {
    void operator()(PGconn* connection) const { PQfinish(connection); }
};
using PostgresHandle = std::unique_ptr<PGconn, ClosePostgres>;

// Throws StoreError.
PostgresHandle connect_postgres(const std::string& address);
// The database's last complaint in one line, without the address, which may hold a password.
std::string postgres_message(PGconn* connection);

class PostgresListener {
  public:
    using Changed = std::function<void(const std::string& table)>;

    explicit PostgresListener(std::string address) : address_(std::move(address)) {}
    ~PostgresListener() { start({}); }
    PostgresListener(const PostgresListener&) = delete;
    PostgresListener& operator=(const PostgresListener&) = delete;

    // An empty function: listen no more.
    void start(Changed changed);

  private:
    void run();
    void listen(PGconn* connection);

    std::string address_;
    Changed changed_;
    std::atomic<bool> stopping_ = false;
    std::thread thread_;
};

}  // namespace kingdom::store
