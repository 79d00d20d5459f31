// The tables of the database, the same in SQLite and PostgreSQL.
#pragma once

#include "store/connection.h"
#include "store/store.h"

namespace kingdom::store {

struct OtherEdition : StoreError {
    using StoreError::StoreError;
};

// Makes what is missing. Throws StoreError; OtherEdition when a newer program made the store.
void make_schema(Connection& connection);

}  // namespace kingdom::store
