#include "store/postgres.h"

#include <libpq-fe.h>
#include <unordered_map>

#include "store/postgres_listener.h"
#include "store/sql_store.h"

namespace kingdom::store {
namespace {

struct ClearResult {
    void operator()(PGresult* result) const { PQclear(result); }
};
using PostgresResult = std::unique_ptr<PGresult, ClearResult>;

Rows rows_of(const PGresult* result) {
    Rows rows;
    const int columns = PQnfields(result);
    for (int row = 0; row < PQntuples(result); ++row) {
        auto& values = rows.rows.emplace_back();
        for (int column = 0; column < columns; ++column) {
            values.emplace_back(PQgetvalue(result, row, column),
                                static_cast<std::size_t>(PQgetlength(result, row, column)));
        }
    }
    const std::string changed = PQcmdTuples(const_cast<PGresult*>(result));
    if (!changed.empty()) rows.changed = std::stoull(changed);
    return rows;
}

class PostgresConnection : public Connection {
  public:
    explicit PostgresConnection(const std::string& address)
        : connection_(connect_postgres(address)) {}

    Rows run(const char* sql, const Parameters& parameters) override {
        const std::string& name = prepared(sql, parameters.size());
        std::vector<const char*> values;
        for (const Parameter& value : parameters)
            values.push_back(value ? value->c_str() : nullptr);
        return checked(PQexecPrepared(connection_.get(), name.c_str(),
                                      static_cast<int>(values.size()), values.data(), nullptr,
                                      nullptr, 0));
    }

    bool is_open() const override { return PQstatus(connection_.get()) == CONNECTION_OK; }

  private:
    const std::string& prepared(const char* sql, std::size_t parameters) {
        const auto [place, is_new] = statements_.try_emplace(sql);
        if (!is_new) return place->second;
        const std::string name = "s" + std::to_string(statements_.size());
        try {
            checked(PQprepare(connection_.get(), name.c_str(), sql, static_cast<int>(parameters),
                              nullptr));
        } catch (const StoreError&) {
            statements_.erase(sql);
            throw;
        }
        return place->second = name;
    }

    Rows checked(PGresult* raw) {
        const PostgresResult result(raw);
        const ExecStatusType status = PQresultStatus(raw);
        if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) return rows_of(raw);
        throw StoreError("the database does not work: " + postgres_message(connection_.get()));
    }

    PostgresHandle connection_;
    std::unordered_map<const char*, std::string> statements_;
};

class PostgresStore : public SqlStore {
  public:
    explicit PostgresStore(const std::string& address)
        : SqlStore([address] { return std::make_unique<PostgresConnection>(address); }, announce),
          listener_(address) {}

    bool is_shared() const override { return true; }
    void on_change(std::function<void(const std::string&)> changed) override {
        listener_.start(std::move(changed));
    }

  private:
    static void announce(Connection& connection, const std::string& table) {
        connection.run("SELECT pg_notify('kingdom_tables', $1)", {table});
    }

    PostgresListener listener_;
};

}  // namespace

std::unique_ptr<Store> open_postgres(const std::string& address) {
    return std::make_unique<PostgresStore>(address);
}

}  // namespace kingdom::store
