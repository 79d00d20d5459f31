// The tables of the database, the same in SQLite and PostgreSQL.
#pragma once

#include "store/connection.h"

namespace kingdom::store {

// Makes what is missing. Throws StoreError, also when a newer program made the store.
void make_schema(Connection& connection);

}  // namespace kingdom::store
