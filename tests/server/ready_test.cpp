// Whether a server says that it is ready only when it is.
#include <doctest/doctest.h>

#include "tests/server/house.h"
#include "tests/store/faulty_disk.h"

namespace kingdom::server {

using kingdom::testing::DiskFault;
using kingdom::testing::set_disk_fault;

TEST_CASE("a server whose disk is full or hangs is not ready, and is again when it works") {
    testing::House house(testing::quick_path("ready.db"), kingdom::testing::faulty_disk());
    const auto status = [&house] {
        // What was written a second ago proves nothing any more.
        std::this_thread::sleep_for(std::chrono::milliseconds(1100));
        return house.ask({.method = "GET", .path = "/readyz"}).status;
    };
    CHECK(status() == 200);
    for (const DiskFault fault : {DiskFault::Full, DiskFault::Hung}) {
        set_disk_fault(fault);
        CHECK(status() == 503);
        set_disk_fault(DiskFault::None);
        CHECK(status() == 200);
    }
}

}  // namespace kingdom::server
