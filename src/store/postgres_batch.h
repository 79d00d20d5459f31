// A batch of writes in PostgreSQL: the entries in one statement, the rest behind it together.
// Nobody waits for another process: a table that one is writing to waits for the next batch.
#pragma once

#include "store/group_writer.h"

namespace kingdom::store {

// Requires a PostgresConnection.
Outcomes write_to_postgres(Connection& connection, const std::vector<const Write*>& batch);

}  // namespace kingdom::store
