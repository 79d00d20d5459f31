// Listens for the tables that other processes wrote to, and connects again whenever the database
// was away; after that anything may have changed. A connection that is silent is asked whether it
// is still there. What this process wrote itself it knows.
#pragma once

#include <atomic>
#include <functional>
#include <string>
#include <thread>

#include "store/back_off.h"
#include "store/postgres_handle.h"

namespace kingdom::store {

class PostgresListener {
  public:
    using Changed = std::function<void(const std::string& table)>;

    PostgresListener(std::string address, std::string own_name)
        : address_(std::move(address)), own_name_(std::move(own_name)) {}
    ~PostgresListener() { start({}); }
    PostgresListener(const PostgresListener&) = delete;
    PostgresListener& operator=(const PostgresListener&) = delete;

    // An empty function: listen no more.
    void start(Changed changed);

  private:
    void run();
    void listen(PGconn* connection);
    void take_notices(PGconn* connection);
    void hear(const std::string& channel, const std::string& text);
    void ask(PGconn* connection, const char* sql);

    std::string address_;
    std::string own_name_;
    Changed changed_;
    BackOff back_off_;
    std::atomic<bool> stopping_ = false;
    std::thread thread_;
};

}  // namespace kingdom::store
