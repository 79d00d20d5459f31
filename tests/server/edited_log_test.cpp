// A log that somebody changed by hand.
#include <doctest/doctest.h>

#include "tests/server/house.h"

namespace kingdom::server {

TEST_CASE("an entry that was changed in the store is noticed, and the table says so") {
    const std::string path = testing::quick_path("edited.db");
    std::string table;
    {
        testing::House house(path);
        const auto made = house.post("/api/tables", nlohmann::json::object());
        table = made["table"];
        const std::string token = made["seats"]["valados"]["token"];
        house.post("/api/tables/" + table + "/emote", {{"client_id", "a"}, {"emote", "wow"}},
                   token);
        CHECK(house.store().entries(table, 0).size() == 1);
    }
    CHECK(testing::House(path).get("/api/tables/" + table)["table"]["status"] == "running");
    store::connect_sqlite(path, "", store::now() + std::chrono::seconds(5))
        ->run("UPDATE log SET body = replace(body, 'wow', 'thanks') WHERE number = 0");
    const auto answer = testing::House(path).get("/api/tables/" + table);
    CHECK(answer["error"] == "conflict");
    CHECK(std::string(answer["message"]).find("at entry 0") != std::string::npos);
}

}  // namespace kingdom::server
