#include <string_view>

#include "store/postgres.h"
#include "store/sqlite.h"

namespace kingdom::store {

std::unique_ptr<Store> open_store(const std::string& address, const Limits& limits) {
    constexpr std::string_view kSqlite = "sqlite:";
    if (address.starts_with("postgresql://") || address.starts_with("postgres://")) {
        return open_postgres(address, limits);
    }
    if (!address.starts_with(kSqlite) || address.size() == kSqlite.size()) {
        throw StoreError("a store is sqlite:PATH or postgresql://...");
    }
    return open_sqlite(address.substr(kSqlite.size()), "", limits);
}

}  // namespace kingdom::store
