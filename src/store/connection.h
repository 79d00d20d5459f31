// One connection to a database that speaks SQL. Both databases take the same statements: what is
// asked for is written $1, $2, ... in the order in which it first appears.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/limits.h"

namespace kingdom::store {

using Parameter = std::optional<std::string>;
using Parameters = std::vector<Parameter>;

struct Rows {
    std::vector<std::vector<std::string>> rows{};  // null is the empty text
    std::uint64_t changed = 0;                     // by an insert, update or delete
};

// Only the schema knows the difference.
enum class Dialect : std::uint8_t { Sqlite, Postgres };

class Connection {
  public:
    virtual ~Connection() = default;
    virtual Dialect dialect() const = 0;
    // Throws StoreError. `sql` must live as long as the program: statements are kept by address.
    virtual Rows run(const char* sql, const Parameters& parameters = {}) = 0;
    // False: what was said may not have been heard, and another connection is needed.
    virtual bool is_open() const = 0;
    // From now on `run` waits no longer than this, and then throws SlowStore.
    virtual void until(Instant end) = 0;
};

// Throws StoreError, at the latest at `end`.
using Connect = std::function<std::unique_ptr<Connection>(Instant end)>;

}  // namespace kingdom::store
