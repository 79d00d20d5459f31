// The tables of the database, the same in SQLite and PostgreSQL, and the way to them from every
// earlier version.
#pragma once

#include "store/connection.h"
#include "store/store.h"

namespace kingdom::store {

// The program is too old for the store.
struct OtherEdition : StoreError {
    using StoreError::StoreError;
};

// Makes what is missing, step by step and forward only. On PostgreSQL processes of this version and
// the one before go on working meanwhile. Throws StoreError.
void make_schema(Connection& connection);

}  // namespace kingdom::store
