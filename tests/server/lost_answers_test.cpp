// Answers that never arrive, and other small doors.
#include <thread>

#include <doctest/doctest.h>

#include "server/hall/names.h"
#include "server/net/target.h"
#include "tests/server/house.h"

namespace kingdom::server {
namespace {

using nlohmann::json;
using testing::Client;
using testing::House;

constexpr const char* kSecret = "a random text of mine";

std::string path_of(const json& made) {
    return "/api/tables/" + std::string(made["table"]);
}

}  // namespace

TEST_CASE("a recovery whose answer was lost is answered again") {
    House house(testing::quick_path("lost_recovery.db"));
    const json made = house.post("/api/tables", json::object());
    const std::string path = path_of(made);
    const json wish{{"recovery", made["seats"]["valados"]["recovery"]}, {"secret", kSecret}};
    const json first = house.post(path + "/recover", wish);
    CHECK(house.post(path + "/recover", wish) == first);
    CHECK(house.get(path, first["token"])["viewer"] == "valados");
    CHECK(house.get(path, made["seats"]["valados"]["token"])["error"] == "unauthorized");
    json short_one = wish;
    short_one["secret"] = "short";
    CHECK(house.post(path + "/recover", short_one)["error"] == "bad_request");
}

TEST_CASE("a recovery code stays good until its seat does something") {
    House house(testing::quick_path("spent_code.db"));
    const json made = house.post("/api/tables", json::object());
    const std::string path = path_of(made);
    const json wish{{"recovery", made["seats"]["valados"]["recovery"]}};
    const json lost = house.post(path + "/recover", wish);
    const json again = house.post(path + "/recover", wish);
    CHECK(house.get(path, lost["token"])["error"] == "unauthorized");
    Client seat(house, made["table"], again["token"]);
    CHECK(seat.decide(seat.view["legal"][0])["type"] == "accepted");
    CHECK(house.post(path + "/recover", wish)["error"] == "not_found");
    CHECK(house.post(path + "/recover", {{"recovery", again["recovery"]}}).contains("token"));
}

TEST_CASE("a seat that was taken without hearing of it is found again") {
    House house(testing::quick_path("lost_join.db"));
    const json made = house.post("/api/tables", {{"seats", {{"teressie", "invite"}}}});
    const std::string path = path_of(made);
    const json wish{{"invite", made["seats"]["teressie"]["invite"]}, {"secret", kSecret}};
    const json first = house.post(path + "/join", wish);
    CHECK(first["seat"] == "teressie");
    CHECK(house.post(path + "/join", wish) == first);
    CHECK(house.post(path + "/join", {{"invite", wish["invite"]}})["error"] == "not_found");
    CHECK(house.post(path + "/join", {{"secret", kSecret}})["error"] == "forbidden");
}

TEST_CASE("a player token that was renewed without hearing of it is found again") {
    House house(testing::quick_path("lost_renewal.db"));
    const std::string old = house.post("/api/players", {{"name", "Ada"}})["player"];
    const json wish{{"renew", true}, {"secret", kSecret}};
    const json first = house.post("/api/players/me", wish, old);
    CHECK(house.post("/api/players/me", wish, old) == first);
    CHECK(house.get("/api/players/me", first["player"])["name"] == "Ada");
    CHECK(house.get("/api/players/me", old)["error"] == "unauthorized");
}

TEST_CASE("a rematch hands out one token a seat, and none again after it was recovered") {
    House house(testing::quick_path("rematch_token.db"));
    const json made = house.post("/api/tables", {{"seats", {{"teressie", "random"}}}});
    const std::string path = path_of(made);
    const std::string token = made["seats"]["valados"]["token"];
    house.post(path + "/resign", {{"client_id", "r"}}, token);
    const json first = house.post(path + "/rematch", {{"client_id", "a"}}, token);
    REQUIRE(first["status"] == "ready");
    CHECK(house.post(path + "/rematch", {{"client_id", "b"}}, token) == first);
    const std::string next = path_of(first);
    CHECK(house.get(next, first["token"])["viewer"] == first["seat"]);
    const json own = house.post(next + "/recover", {{"recovery", first["recovery"]}});
    const json thief = house.post(path + "/rematch", {{"client_id", "c"}}, token);
    CHECK(house.get(next, thief["token"])["error"] == "unauthorized");
    CHECK(house.get(next, own["token"])["viewer"] == first["seat"]);
}

TEST_CASE("trouble is counted every time and said now and then") {
    Metrics metrics;
    testing::SetTime time;
    std::vector<int> said;
    Troubles troubles(metrics, time, [&](std::string_view cause, std::string_view, int times) {
        CHECK(cause == "store_read");
        said.push_back(times);
    });
    for (int i = 0; i < 5; ++i) troubles.note("store_read", "no disk");
    CHECK(said == std::vector<int>{1});
    time.pass(10'000);
    troubles.note("store_read", "no disk");
    CHECK(said == std::vector<int>{1, 5});
    CHECK(metrics.text().find("kingdom_troubles_total{cause=\"store_read\"} 6") !=
          std::string::npos);
}

TEST_CASE("a table's name that somebody made up is forgotten at once") {
    House house(testing::quick_path("made_up.db"));
    for (int i = 0; i < 200; ++i) {
        std::string name(20, '0');
        name.replace(0, 3, std::to_string(100 + i));
        CHECK(house.get("/api/tables/" + name)["error"] == "not_found");
    }
    bool empty = false;
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!empty && std::chrono::steady_clock::now() < end) {
        empty = house.metrics().find("kingdom_tables_live 0") != std::string::npos;
        std::this_thread::yield();
    }
    CHECK(empty);
}

TEST_CASE("names show all that they hold") {
    for (const char* good : {"", "Ada", "Zoë", "Łukasz", "李雷", "🙂"}) CHECK(!name_fault(good));
    for (const char* bad : {"a\nb", "a\x7f", "a\u202eb", "a\u200bb", "\ufeff", "a\u2066b", "\xff",
                            "\xc3", "\xe2\x80"}) {
        CHECK(name_fault(bad));
    }
}

TEST_CASE("an address to post to is taken apart, or is none") {
    const auto plain = net::parse_web_address("http://example.org:8080/turns?x=1");
    REQUIRE(plain);
    CHECK(plain->host == "example.org");
    CHECK(plain->port == "8080");
    CHECK(plain->path == "/turns?x=1");
    CHECK(plain->authority == "example.org:8080");
    const auto literal = net::parse_web_address("https://[2606:4700::1]/");
    REQUIRE(literal);
    CHECK(literal->host == "2606:4700::1");
    CHECK(literal->port == "443");
    for (const char* bad : {"", "file:///etc/passwd", "http://", "http://a b/", "http://a\r\nb/",
                            "http://[::1", "http://a:b/", "http://user@host/", "ftp://host/"}) {
        CHECK_MESSAGE(!net::parse_web_address(bad), bad);
    }
}

}  // namespace kingdom::server
