// A batch of writes in PostgreSQL: the entries in one statement, the rest behind it together.
// Nobody waits for another process: a table that one is writing to waits for the next batch.
#pragma once

#include "store/group_writer.h"

namespace kingdom::store {

// Tells the others which tables were written to, in the name of `writer`.
class PostgresBatches {
  public:
    explicit PostgresBatches(std::string writer) : writer_(std::move(writer)) {}

    // Requires a PostgresConnection.
    Outcomes operator()(Connection& connection, const std::vector<const Write*>& batch);

  private:
    std::string writer_;
    bool tells_first_ = false;  // processes of 0.1.0, which listen otherwise
    Instant look_at_{};
};

}  // namespace kingdom::store
