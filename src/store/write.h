// The statements of a write, the same in both databases.
#pragma once

#include "store/group_writer.h"

namespace kingdom::store {

// False: there is such a table already.
bool write_table(Connection& connection, const TableRow& table);
void write_summary(Connection& connection, const Summary& summary);
// All but the table, its entry and summaries.
void write_rest(Connection& connection, const Write& write);

}  // namespace kingdom::store
