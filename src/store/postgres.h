// A store in PostgreSQL, which several processes may share. NOTIFY only wakes the others; what
// happened they read from the log.
#pragma once

#include <memory>
#include <string>

#include "store/store.h"

namespace kingdom::store {

// Throws StoreError.
std::unique_ptr<Store> open_postgres(const std::string& address, const Limits& limits = {});

}  // namespace kingdom::store
