#include "store/postgres_listener.h"

#include <algorithm>
#include <chrono>
#include <poll.h>

#include "store/store.h"

namespace kingdom::store {
namespace {

using namespace std::chrono_literals;

// How soon it notices that it is to stop.
constexpr auto kLookAround = 100ms;
constexpr auto kTryAgain = 300ms;

}  // namespace

PostgresHandle connect_postgres(const std::string& address) {
    PostgresHandle connection(PQconnectdb(address.c_str()));
    if (PQstatus(connection.get()) == CONNECTION_OK) {
        PQsetNoticeProcessor(
            connection.get(), [](void*, const char*) {}, nullptr);
        return connection;
    }
    throw StoreError("the database cannot be reached: " + postgres_message(connection.get()));
}

std::string postgres_message(PGconn* connection) {
    std::string message = PQerrorMessage(connection);
    std::replace(message.begin(), message.end(), '\n', ' ');
    return message;
}

void PostgresListener::start(Changed changed) {
    stopping_ = true;
    if (thread_.joinable()) thread_.join();
    stopping_ = false;
    changed_ = std::move(changed);
    if (changed_) thread_ = std::thread([this] { run(); });
}

void PostgresListener::run() {
    while (!stopping_) {
        try {
            const PostgresHandle connection = connect_postgres(address_);
            PQclear(PQexec(connection.get(), "LISTEN kingdom_tables"));
            changed_("");
            listen(connection.get());
        } catch (const StoreError&) {
            std::this_thread::sleep_for(kTryAgain);
        }
    }
}

void PostgresListener::listen(PGconn* connection) {
    while (!stopping_ && PQstatus(connection) == CONNECTION_OK) {
        pollfd readable{PQsocket(connection), POLLIN, 0};
        poll(&readable, 1, static_cast<int>(kLookAround.count()));
        if (PQconsumeInput(connection) == 0) return;
        while (PGnotify* notice = PQnotifies(connection)) {
            changed_(notice->extra);
            PQfreemem(notice);
        }
    }
}

}  // namespace kingdom::store
