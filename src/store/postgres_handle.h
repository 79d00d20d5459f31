// libpq without its waits: a connection that is made, asked and read within a time.
#pragma once

#include <libpq-fe.h>
#include <memory>
#include <string>

#include "store/limits.h"

namespace kingdom::store {

struct ClosePostgres {
    void operator()(PGconn* connection) const { PQfinish(connection); }
};
using PostgresHandle = std::unique_ptr<PGconn, ClosePostgres>;

struct ClearResult {
    void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresResult = std::unique_ptr<PGresult, ClearResult>;

// Connected, never blocking, and with limits in the database too: what this process holds there
// ends soon when it says no more. Throws StoreError, SlowStore at `end`.
PostgresHandle connect_postgres(const std::string& address, Instant end);

// Until one of poll's `events` has come. Throws SlowStore at `end`.
void wait_for(PGconn* connection, short events, Instant end);

// Sends what waits to be sent, then gives the next result of what was asked; null after the last
// of a statement. Throws StoreError, SlowStore at `end`.
PostgresResult next_result(PGconn* connection, Instant end);

// The database's last complaint in one line, without the address, which may hold a password.
std::string postgres_message(const PGconn* connection);

}  // namespace kingdom::store
