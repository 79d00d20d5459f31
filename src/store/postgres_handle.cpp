#include "store/postgres_handle.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <poll.h>

#include "store/store.h"

namespace kingdom::store {
namespace {

// In the database: a statement that takes longer, or waits longer for a lock, is ended there; so is
// a transaction whose process says nothing more, and a connection to one that is gone.
constexpr const char* kSession =
    "SET statement_timeout = 1900; SET lock_timeout = 1000; "
    "SET idle_in_transaction_session_timeout = 2000; "
    "SET tcp_keepalives_idle = 2; SET tcp_keepalives_interval = 1; SET tcp_keepalives_count = 3; "
    "SET tcp_user_timeout = 4000";

// Here: what the address itself says counts more.
constexpr std::array kKeywords{
    "connect_timeout",  "keepalives",       "keepalives_idle",  "keepalives_interval",
    "keepalives_count", "tcp_user_timeout", "application_name", "dbname"};
constexpr std::array kValues{"2", "1", "2", "1", "2", "3000", "kingdom"};

void finish_connecting(PGconn* connection, Instant end) {
    PostgresPollingStatusType status = PGRES_POLLING_WRITING;
    while (status == PGRES_POLLING_READING || status == PGRES_POLLING_WRITING) {
        wait_for(connection, status == PGRES_POLLING_READING ? POLLIN : POLLOUT, end);
        status = PQconnectPoll(connection);
    }
}

}  // namespace

PostgresHandle connect_postgres(const std::string& address, Instant end) {
    std::array<const char*, kKeywords.size() + 1> keywords{};
    std::array<const char*, kKeywords.size() + 1> values{};
    std::copy(kKeywords.begin(), kKeywords.end(), keywords.begin());
    std::copy(kValues.begin(), kValues.end(), values.begin());
    values[kValues.size()] = address.c_str();
    PostgresHandle connection(PQconnectStartParams(keywords.data(), values.data(), 1));
    if (PQstatus(connection.get()) != CONNECTION_BAD) finish_connecting(connection.get(), end);
    if (PQstatus(connection.get()) != CONNECTION_OK) {
        throw StoreError("the database cannot be reached: " + postgres_message(connection.get()));
    }
    PQsetNoticeProcessor(
        connection.get(), [](void*, const char*) {}, nullptr);
    PQsetnonblocking(connection.get(), 1);
    PQsendQuery(connection.get(), kSession);
    while (const PostgresResult result = next_result(connection.get(), end)) {
        if (PQresultStatus(result.get()) != PGRES_COMMAND_OK) {
            throw StoreError("the database refuses: " + postgres_message(connection.get()));
        }
    }
    return connection;
}

void wait_for(PGconn* connection, short events, Instant end) {
    using std::chrono::milliseconds;
    while (true) {
        const auto left = std::chrono::ceil<milliseconds>(end - now());
        if (left <= milliseconds::zero()) throw SlowStore("the database does not answer");
        pollfd socket{PQsocket(connection), events, 0};
        const int ready = poll(&socket, 1, static_cast<int>(std::min<long>(left.count(), 60'000)));
        if (ready > 0) return;
        if (ready < 0 && errno != EINTR) throw StoreError("the connection to the database is lost");
    }
}

PostgresResult next_result(PGconn* connection, Instant end) {
    int unsent = PQflush(connection);
    while (unsent != 0 || PQisBusy(connection) != 0) {
        // A database that takes in no more may be waiting for us to read.
        if (unsent >= 0) wait_for(connection, unsent > 0 ? POLLIN | POLLOUT : POLLIN, end);
        if (unsent < 0 || PQconsumeInput(connection) == 0) {
            throw StoreError("the connection to the database is lost: " +
                             postgres_message(connection));
        }
        unsent = PQflush(connection);
    }
    return PostgresResult(PQgetResult(connection));
}

std::string postgres_message(const PGconn* connection) {
    std::string message = PQerrorMessage(connection);
    std::replace(message.begin(), message.end(), '\n', ' ');
    return message;
}

}  // namespace kingdom::store
