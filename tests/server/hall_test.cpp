// The server as it runs, with all its threads: many tables at once, disks that fail, seats that
// change hands. The thread sanitizer sees these cases too.
#include <thread>

#include <doctest/doctest.h>

#include "base/rng.h"
#include "tests/server/house.h"
#include "tests/store/faulty_disk.h"

namespace kingdom::server {
namespace {

using kingdom::testing::DiskFault;
using kingdom::testing::set_disk_fault;
using nlohmann::json;
using testing::Client;
using testing::House;

std::string token_of(const json& made, const char* seat) {
    return made["seats"][seat]["token"];
}

json any_of(const json& list, Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// Both seats of one table over sockets, somebody looking on; false when anything is amiss.
bool play_table(House& house, std::uint64_t seed, int decisions) {
    Rng rng(seed);
    const json made = house.post("/api/tables", {{"setup", {{"module", "menace"}}}});
    const std::string table = made["table"];
    Client spectator(house, table);
    Client seats[] = {Client(house, table, token_of(made, "valados")),
                      Client(house, table, token_of(made, "teressie"))};
    for (int i = 0; i < decisions; ++i) {
        for (Client& seat : seats) seat.hear(seat.ear->take());
        Client& seat = seats[seats[0].view["legal"].empty() ? 1u : rng.below(2)];
        if (seat.view["legal"].empty()) continue;
        if (seat.decide(any_of(seat.view["legal"], rng))["type"] != "accepted") return false;
    }
    for (Client* client : {&spectator, &seats[0], &seats[1]}) {
        client->hear(client->ear->take());
        const std::string token = client == &spectator  ? ""
                                  : client == &seats[0] ? token_of(made, "valados")
                                                        : token_of(made, "teressie");
        const json whole = house.get("/api/tables/" + table, token)["log"];
        if (!client->is_whole || json(client->log) != whole) return false;
    }
    return true;
}

}  // namespace

TEST_CASE("tables are played side by side, and everybody hears everything in order") {
    House house(testing::quick_path("side_by_side.db"));
    const json level = house.post(
        "/api/tables", {{"setup", {{"module", "advisors"}}}, {"seats", {{"valados", "random"}}}});
    house.post("/api/tables/" + std::string(level["table"]) + "/hand_over",
               {{"client_id", "h"}, {"level", "greedy"}}, token_of(level, "teressie"));
    std::atomic<int> good = 0;
    std::vector<std::thread> guests;
    for (std::uint64_t guest = 0; guest < 4; ++guest) {
        guests.emplace_back([&, guest] {
            for (std::uint64_t game = 0; game < 2; ++game) {
                good += play_table(house, guest * 10 + game, 60) ? 1 : 0;
            }
        });
    }
    for (std::thread& guest : guests) guest.join();
    CHECK(good == 8);
    // Levels have played meanwhile, at a table that nobody watched until now.
    Client late(house, level["table"]);
    for (int i = 0; i < 300 && late.view["table"]["status"] != "finished"; ++i) {
        late.hear(late.ear->take_until("\"update\""));
    }
    CHECK(late.view["table"]["status"] == "finished");
    CHECK(late.is_whole);
}

TEST_CASE("a full or broken disk refuses a decision, shows nothing of it, and then goes on") {
    for (const DiskFault fault : {DiskFault::Full, DiskFault::Broken}) {
        const std::string name = fault == DiskFault::Full ? "full.db" : "broken.db";
        House house(kingdom::testing::scratch(name), kingdom::testing::faulty_disk());
        const json made = house.post("/api/tables", json::object());
        Client seat(house, made["table"], token_of(made, "valados"));
        const json wish{{"type", "decide"},
                        {"table", made["table"]},
                        {"client_id", "one"},
                        {"seq", seat.view["seq"]},
                        {"decision", seat.view["legal"][0]}};
        const auto log = seat.log;
        set_disk_fault(fault);
        CHECK(seat.ask_again(wish)["error"] == "unavailable");
        CHECK(house.post("/api/tables", json::object())["error"] == "unavailable");
        CHECK(json(log) == house.get("/api/tables/" + std::string(made["table"]),
                                     token_of(made, "valados"))["log"]);
        set_disk_fault(DiskFault::None);
        CHECK(seat.ask_again(wish)["type"] == "accepted");
        seat.hear(seat.ear->take());
        CHECK(seat.log.size() > log.size());
        CHECK(seat.is_whole);
        CHECK(house.store().entries(made["table"], 0).size() == 1);
    }
}

TEST_CASE("a level whose decision could not be written decides again once the disk works") {
    House house(kingdom::testing::scratch("level.db"), kingdom::testing::faulty_disk());
    const json made =
        house.post("/api/tables", {{"setup", {{"first", "teressie"}}},
                                   {"seats", {{"teressie", "invite"}, {"valados", "random"}}},
                                   {"listed", true}});
    const std::string table = made["table"];
    const json joined = house.post("/api/tables/" + table + "/join", json::object());
    Client seat(house, table, joined["token"]);
    const json before = seat.view["seq"];
    auto held = house.levels().hold();
    seat.decide(seat.view["legal"][0]);  // now the level selects
    set_disk_fault(DiskFault::Full);
    held.unlock();
    CHECK(house.has_trouble("store_write"));
    set_disk_fault(DiskFault::None);
    house.time().pass(5000);
    while (seat.view["legal"].empty()) {
        const auto heard = seat.ear->take_until("\"update\"");
        REQUIRE(!heard.empty());
        seat.hear(heard);
    }
    CHECK(seat.view["seq"] > before);
    CHECK(seat.is_whole);
}

TEST_CASE("a clock that is set back or right again takes no time from anybody") {
    House house(testing::quick_path("time.db"));
    const json made = house.post("/api/tables", {{"clock", {{"total_s", 600}}}});
    const std::string path = "/api/tables/" + std::string(made["table"]);
    constexpr Moment kHour = 60 * 60 * 1000;
    Client valados(house, made["table"], token_of(made, "valados"));
    house.time().pass(-kHour);
    CHECK(valados.decide(valados.view["legal"][0])["type"] == "accepted");
    house.time().pass(kHour);
    const json view = house.get(path, token_of(made, "teressie"));
    CHECK(view["table"]["status"] == "running");
    CHECK(view["table"]["clock"]["left_ms"]["teressie"] == 600'000);
    house.time().pass(600'000);
    CHECK(house.get(path)["table"]["ended"]["reason"] == "out_of_time");
}

TEST_CASE("a recovered seat's old token ends at once, whatever is under way") {
    House house(testing::quick_path("recovered.db"));
    for (int round = 0; round < 20; ++round) {
        const json made = house.post("/api/tables", json::object());
        const std::string path = "/api/tables/" + std::string(made["table"]);
        const std::string old = token_of(made, "teressie");
        Client thief(house, made["table"], old);
        std::atomic<bool> done = false;
        std::thread busy([&] {
            while (!done) house.get(path, old);
        });
        const json again =
            house.post(path + "/recover", {{"recovery", made["seats"]["teressie"]["recovery"]}});
        CHECK(house.get(path, old)["error"] == "unauthorized");
        done = true;
        busy.join();
        CHECK(house.get(path, old)["error"] == "unauthorized");
        CHECK(house.get(path, again["token"])["viewer"] == "teressie");
        CHECK(!thief.ear->take_until("\"unauthorized\"").empty());
        Client valados(house, made["table"], token_of(made, "valados"));
        valados.decide(valados.view["legal"][0]);
        CHECK(thief.ear->take().empty());
    }
}

TEST_CASE("a rematch with a client_id that said something else is refused, and the table goes on") {
    House house(testing::quick_path("used_id.db"));
    const json made = house.post("/api/tables", json::object());
    const std::string path = "/api/tables/" + std::string(made["table"]);
    const std::string token = token_of(made, "valados");
    CHECK(house.post(path + "/resign", {{"client_id", "c"}}, token).contains("seq"));
    CHECK(house.post(path + "/rematch", {{"client_id", "c"}}, token)["error"] == "conflict");
    CHECK(house.post(path + "/rematch", {{"client_id", " "}}, token)["error"] == "bad_request");
    CHECK(house.get(path, token_of(made, "teressie"))["table"]["status"] == "finished");
    CHECK(house.post(path + "/rematch", {{"client_id", "d"}}, token)["status"] == "offered");
    CHECK(house.post(path + "/rematch", {{"client_id", "d"}}, token)["status"] == "offered");
}

TEST_CASE("a log with a hole is not played on, and the server says so instead of trying for ever") {
    const std::string path = testing::quick_path("hole.db");
    json made;
    {
        House house(path);
        made = house.post("/api/tables", json::object());
        for (const char* name : {"valados", "teressie"}) {
            Client seat(house, made["table"], token_of(made, name));
            CHECK(seat.decide(seat.view["legal"][0])["type"] == "accepted");
        }
    }
    store::connect_sqlite(path, "", store::now() + std::chrono::seconds(5))
        ->run("DELETE FROM log WHERE number = 0");
    House house(path);
    const std::string table = "/api/tables/" + std::string(made["table"]);
    CHECK(house.get(table)["error"] == "unavailable");
    CHECK(house.post(table + "/resign", {{"client_id", "r"}}, token_of(made, "valados"))["error"] ==
          "unavailable");
    CHECK(house.get("/api/levels").contains("levels"));
}

TEST_CASE("an entry that the store never takes is given up after a few tries") {
    House house(testing::quick_path("never.db"));
    const json made = house.post("/api/tables", json::object());
    const std::string table = made["table"];
    const std::string token = token_of(made, "valados");
    CHECK(house.get("/api/tables/" + table, token)["viewer"] == "valados");
    // The client id is taken in the log, but by another seat's entry, so that no seat knows it.
    store::Write write;
    write.entry = store::EntryRow{table, 1000, "valados:c", "{}"};
    std::promise<void> written;
    house.store().submit(std::move(write), [&](store::Outcome) { written.set_value(); });
    written.get_future().get();
    CHECK(house.post("/api/tables/" + table + "/resign", {{"client_id", "c"}}, token)["error"] ==
          "unavailable");
}

TEST_CASE("a hall that stops while tables are played leaves nothing half done") {
    const std::string path = testing::quick_path("stopped.db");
    json made;
    std::size_t accepted = 0;
    {
        House house(path);
        made = house.post("/api/tables", json::object());
        Client seat(house, made["table"], token_of(made, "valados"));
        accepted += seat.decide(seat.view["legal"][0])["type"] == "accepted" ? 1u : 0u;
        Client other(house, made["table"], token_of(made, "teressie"));
        other.say({{"type", "decide"},
                   {"table", made["table"]},
                   {"client_id", "last"},
                   {"seq", other.view["seq"]},
                   {"decision", other.view["legal"][0]}});
        house.hall().stop();
        accepted += other.ear->take_until("\"accepted\"").empty() ? 0u : 1u;
    }
    House house(path);
    CHECK(accepted == 2);
    CHECK(house.store().entries(made["table"], 0).size() == accepted);
}

}  // namespace kingdom::server
