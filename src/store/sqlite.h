// A store in an SQLite file: write-ahead log, every commit synced to the disk.
#pragma once

#include <memory>
#include <string>

#include "store/connection.h"
#include "store/store.h"

namespace kingdom::store {

// Makes the file if there is none. `vfs`: SQLite's name for the way to the disk, empty for the
// usual one; tests give one that fails. Throws StoreError.
std::unique_ptr<Store> open_sqlite(const std::string& path, const std::string& vfs = "",
                                   const Limits& limits = {});

// A connection of its own to the file. Throws StoreError.
std::unique_ptr<Connection> connect_sqlite(const std::string& path, const std::string& vfs,
                                           Instant end);

}  // namespace kingdom::store
