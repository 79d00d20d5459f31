#include "store/postgres_listener.h"

#include <poll.h>
#include <sstream>

#include "store/store.h"

namespace kingdom::store {
namespace {

using namespace std::chrono_literals;

// How soon it notices that it is to stop.
constexpr auto kLookAround = 100ms;
// How long it believes in a silent connection, and how long it waits for a sign of life. With the
// time for a new connection they are what another process' update may take at most.
constexpr auto kSilence = 1s;
constexpr auto kAnswer = 1500ms;

}  // namespace

void PostgresListener::start(Changed changed) {
    stopping_ = true;
    if (thread_.joinable()) thread_.join();
    stopping_ = false;
    changed_ = std::move(changed);
    if (changed_) thread_ = std::thread([this] { run(); });
}

void PostgresListener::run() {
    while (!stopping_) {
        if (!back_off_.may_try(now())) {
            std::this_thread::sleep_for(kLookAround / 4);
            continue;
        }
        try {
            const PostgresHandle connection = connect_postgres(address_, now() + kAnswer);
            ask(connection.get(), "LISTEN kingdom_changes; LISTEN kingdom_tables;");
            back_off_.succeeded();
            changed_("");
            listen(connection.get());
        } catch (const StoreError&) {
            back_off_.failed(now());
        }
    }
}

void PostgresListener::listen(PGconn* connection) {
    Instant heard = now();
    while (!stopping_) {
        pollfd readable{PQsocket(connection), POLLIN, 0};
        const int ready = poll(&readable, 1, static_cast<int>(kLookAround.count()));
        if (ready > 0) {
            if (PQconsumeInput(connection) == 0) throw StoreError(postgres_message(connection));
            take_notices(connection);
            heard = now();
        } else if (now() - heard > kSilence) {
            ask(connection, "LISTEN kingdom_changes");  // no news, but an answer
            take_notices(connection);
            heard = now();
        }
    }
}

void PostgresListener::take_notices(PGconn* connection) {
    while (PGnotify* notice = PQnotifies(connection)) {
        hear(notice->relname, notice->extra);
        PQfreemem(notice);
    }
}

void PostgresListener::hear(const std::string& channel, const std::string& text) {
    if (channel == "kingdom_tables") return changed_(text);  // from a process of 0.1.0
    std::istringstream words(text);
    std::string word;
    words >> word;
    if (word == own_name_) return;
    while (words >> word) changed_(word);
}

void PostgresListener::ask(PGconn* connection, const char* sql) {
    PQsendQuery(connection, sql);
    const Instant end = now() + kAnswer;
    while (const PostgresResult result = next_result(connection, end)) {
        if (PQresultStatus(result.get()) == PGRES_FATAL_ERROR) {
            throw StoreError(postgres_message(connection));
        }
    }
}

}  // namespace kingdom::store
