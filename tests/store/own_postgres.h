// A PostgreSQL for the tests of one process, started when it is first asked for.
#pragma once

#include <string>

namespace kingdom::testing {

// Of an empty base that nobody else uses.
std::string new_postgres();

}  // namespace kingdom::testing
