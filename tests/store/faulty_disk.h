// A disk for SQLite that keeps what is written only once it is synced, and fails when told to.
#pragma once

#include <string>

namespace kingdom::testing {

// Registers it once; the name under which SQLite knows it.
std::string faulty_disk();

// All that was not synced is gone, as after a loss of power. Open connections are of no use then.
void lose_power();

enum class DiskFault { None, Full, Broken, Hung };
// From now on every write fails so; hung: a sync ends only when the fault does.
void set_disk_fault(DiskFault fault);

}  // namespace kingdom::testing
