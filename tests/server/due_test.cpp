// Clocks of tables that nobody looks at.
#include <thread>

#include <doctest/doctest.h>

#include "tests/server/house.h"
#include "tests/store/writes.h"

namespace kingdom::server {

TEST_CASE("tables that cannot be opened do not stop the clocks of others") {
    testing::House house(testing::quick_path("due.db"));
    const auto made = house.post("/api/tables", {{"clock", {{"total_s", 600}}}});
    const std::string table = made["table"];
    store::Write dead;
    for (int i = 100; i < 350; ++i) {
        const std::string id = table.substr(0, table.size() - 3) + std::to_string(i);
        dead.summaries.push_back(
            {id, "running", 1, 1, "{}", false, i % 2 ? "" : std::string(kRulesEdition)});
    }
    CHECK(kingdom::testing::write(house.store(), dead) == store::Outcome::Written);
    house.time().pass(601'000);
    for (int i = 0; i < 1000 && house.store().entries(table, 0).empty(); ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    CHECK(house.store().entries(table, 0).size() == 1);
}

}  // namespace kingdom::server
