// A connection to PostgreSQL. Several statements may travel together: their answers come after one
// journey there and back.
#pragma once

#include <span>
#include <unordered_map>

#include "store/connection.h"
#include "store/postgres_handle.h"

namespace kingdom::store {

// Text as the database reads it, or a list in its binary form; none: null.
struct PostgresValue {
    PostgresValue(const Parameter& text) : bytes(text) {}
    static PostgresValue texts(const std::vector<Parameter>& all);
    static PostgresValue numbers(const std::vector<std::optional<std::int64_t>>& all);

    std::optional<std::string> bytes;
    bool is_binary = false;
};

struct PostgresStatement {
    const char* sql;
    std::vector<PostgresValue> values{};
};

class PostgresConnection : public Connection {
  public:
    PostgresConnection(const std::string& address, Instant end);

    Rows run(const char* sql, const Parameters& parameters = {}) override;
    // Unless one of them begins a transaction, they are one. Throws StoreError when any fails.
    virtual std::vector<Rows> run_all(std::span<const PostgresStatement> statements);
    Dialect dialect() const override { return Dialect::Postgres; }
    bool is_open() const override;
    void until(Instant end) override { end_ = end; }

  private:
    struct Asked {
        const char* sql;
        bool only_prepares;
    };
    void send(const PostgresStatement& statement);
    void require(int sent) const;
    std::vector<Rows> receive();

    PostgresHandle handle_;
    Instant end_;
    bool is_lost_ = false;
    std::unordered_map<const char*, std::string> prepared_;
    std::vector<Asked> asked_;  // in the last journey
    std::uint64_t names_ = 0;
};

}  // namespace kingdom::store
