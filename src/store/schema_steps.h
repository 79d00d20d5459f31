// What each version of the schema changed. Released versions stay as they are: a test makes a store
// of each and opens it.
#pragma once

#include <span>

namespace kingdom::store {

struct Statement {
    const char* sqlite;    // null: nothing to do there
    const char* postgres;  // likewise
    bool repeat = false;   // until nothing is changed any more: a little at a time
};

struct SchemaVersion {
    int number;
    std::span<const Statement> statements;
};

// Oldest first.
std::span<const SchemaVersion> schema_versions();

// Programs from this version on can work with the newest schema.
inline constexpr int kOldestProgram = 1;

}  // namespace kingdom::store
