#include "store/postgres_connection.h"

#include <array>

#include "store/store.h"

namespace kingdom::store {
namespace {

// Of PostgreSQL's types.
constexpr std::uint32_t kText = 25;
constexpr std::uint32_t kBigint = 20;
// "Cancelled", by statement_timeout, and "lock not available", by lock_timeout.
constexpr std::array<std::string_view, 2> kTooLong{"57014", "55P03"};

template <class Number>
void put(std::string& bytes, Number number) {
    for (int shift = 8 * (int{sizeof number} - 1); shift >= 0; shift -= 8) {
        bytes += static_cast<char>(static_cast<std::uint64_t>(number) >> shift & 0xff);
    }
}

// | dimensions | any null | type | length | first index | each value: length (-1: null), bytes |
std::string list_head(std::uint32_t type, std::size_t size) {
    std::string bytes;
    const std::uint32_t head[]{size == 0 ? 0u : 1u, 1, type};
    for (const std::uint32_t word : head) put(bytes, word);
    if (size == 0) return bytes;
    put(bytes, static_cast<std::uint32_t>(size));
    put(bytes, std::uint32_t{1});
    return bytes;
}

constexpr std::uint32_t kNull = 0xffff'ffff;

Rows rows_of(PGresult* result) {
    Rows rows;
    const int columns = PQnfields(result);
    for (int row = 0; row < PQntuples(result); ++row) {
        auto& values = rows.rows.emplace_back();
        for (int column = 0; column < columns; ++column) {
            values.emplace_back(PQgetvalue(result, row, column),
                                static_cast<std::size_t>(PQgetlength(result, row, column)));
        }
    }
    const std::string changed = PQcmdTuples(result);
    if (!changed.empty()) rows.changed = std::stoull(changed);
    return rows;
}

[[noreturn]] void fail(const PGresult* result, const PGconn* connection) {
    const char* code = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char* said = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    const std::string message = said ? said : postgres_message(connection);
    for (const std::string_view known : kTooLong) {
        if (code && known == code) throw SlowStore("the database takes too long: " + message);
    }
    throw StoreError("the database does not work: " + message);
}

}  // namespace

PostgresValue PostgresValue::texts(const std::vector<Parameter>& all) {
    PostgresValue list{list_head(kText, all.size())};
    list.is_binary = true;
    for (const Parameter& text : all) {
        put(*list.bytes, text ? static_cast<std::uint32_t>(text->size()) : kNull);
        if (text) *list.bytes += *text;
    }
    return list;
}

PostgresValue PostgresValue::numbers(const std::vector<std::optional<std::int64_t>>& all) {
    PostgresValue list{list_head(kBigint, all.size())};
    list.is_binary = true;
    for (const auto& number : all) {
        put(*list.bytes, number ? static_cast<std::uint32_t>(sizeof *number) : kNull);
        if (number) put(*list.bytes, *number);
    }
    return list;
}

PostgresConnection::PostgresConnection(const std::string& address, Instant end)
    : handle_(connect_postgres(address, end)), end_(end) {
    PQenterPipelineMode(handle_.get());
}

bool PostgresConnection::is_open() const {
    return !is_lost_ && PQstatus(handle_.get()) == CONNECTION_OK;
}

Rows PostgresConnection::run(const char* sql, const Parameters& parameters) {
    const PostgresStatement statement{sql, {parameters.begin(), parameters.end()}};
    return std::move(run_all({&statement, 1})[0]);
}

std::vector<Rows> PostgresConnection::run_all(std::span<const PostgresStatement> statements) {
    is_lost_ = true;  // until all answers are here
    asked_.clear();
    for (const PostgresStatement& statement : statements) send(statement);
    require(PQpipelineSync(handle_.get()));
    return receive();
}

void PostgresConnection::require(int sent) const {
    if (sent != 1) throw StoreError("the database cannot be asked: " + postgres_message(&*handle_));
}

void PostgresConnection::send(const PostgresStatement& statement) {
    std::string& name = prepared_[statement.sql];
    const int count = static_cast<int>(statement.values.size());
    if (name.empty()) {
        name = "s" + std::to_string(++names_);
        asked_.push_back({statement.sql, true});
        require(PQsendPrepare(handle_.get(), name.c_str(), statement.sql, count, nullptr));
    }
    std::vector<const char*> values;
    std::vector<int> lengths;
    std::vector<int> formats;
    for (const PostgresValue& value : statement.values) {
        values.push_back(value.bytes ? value.bytes->data() : nullptr);
        lengths.push_back(value.bytes ? static_cast<int>(value.bytes->size()) : 0);
        formats.push_back(value.is_binary ? 1 : 0);
    }
    asked_.push_back({statement.sql, false});
    require(PQsendQueryPrepared(handle_.get(), name.c_str(), count, values.data(), lengths.data(),
                                formats.data(), 0));
}

// One answer to each question, an empty result after each, and a mark at the end.
std::vector<Rows> PostgresConnection::receive() {
    std::vector<Rows> all;
    PostgresResult failure;
    for (std::size_t answered = 0; true;) {
        PostgresResult result = next_result(handle_.get(), end_);
        if (!result) {
            if (++answered <= asked_.size() && PQstatus(handle_.get()) == CONNECTION_OK) continue;
            throw StoreError("the connection to the database is lost");
        }
        const ExecStatusType status = PQresultStatus(result.get());
        if (status == PGRES_PIPELINE_SYNC) break;
        if (status == PGRES_FATAL_ERROR && !failure) failure = std::move(result);
        const bool is_good = status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK;
        if (is_good && !asked_[answered].only_prepares) all.push_back(rows_of(result.get()));
    }
    is_lost_ = false;
    if (failure) {
        for (const Asked& asked : asked_) {
            if (asked.only_prepares) prepared_.erase(asked.sql);
        }
        fail(failure.get(), handle_.get());
    }
    return all;
}

}  // namespace kingdom::store
