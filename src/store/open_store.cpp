#include <string_view>

#include "store/postgres.h"
#include "store/sql_store.h"
#include "store/sqlite.h"

namespace kingdom::store {

std::unique_ptr<Store> open_store(const std::string& address) {
    constexpr std::string_view kSqlite = "sqlite:";
    if (address.starts_with("postgresql://") || address.starts_with("postgres://")) {
        return open_postgres(address);
    }
    if (!address.starts_with(kSqlite) || address.size() == kSqlite.size()) {
        throw StoreError("a store is sqlite:PATH or postgresql://...");
    }
    const std::string path = address.substr(kSqlite.size());
    return std::make_unique<SqlStore>([path] { return open_sqlite(path); },
                                      [](Connection&, const std::string&) {});
}

}  // namespace kingdom::store
