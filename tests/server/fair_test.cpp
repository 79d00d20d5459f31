// Nobody knows the cards before the others, and whoever could have known them scores nothing.
#include <doctest/doctest.h>

#include "base/rng.h"
#include "record/commitment.h"
#include "record/record_json.h"
#include "record/replay.h"
#include "server/hall/secrets.h"
#include "server/table/deal.h"
#include "tests/server/house.h"
#include "tests/server/tables.h"

namespace kingdom::server {
namespace {

using nlohmann::json;
using testing::Client;
using testing::House;

constexpr Moment kOneDay = 24 * 60 * 60 * 1000;

std::string player_of(House& house, const std::string& name) {
    return house.post("/api/players", {{"name", name}})["player"];
}

int games_of(House& house, const std::string& player) {
    int games = 0;
    const json me = house.get("/api/players/me", player);
    for (const json& row : me["statistics"]) {
        games += row["games"].get<int>();
    }
    return games;
}

json resign(House& house, const json& made, const std::string& token) {
    return house.post("/api/tables/" + std::string(made["table"]) + "/resign", {{"client_id", "r"}},
                      token);
}

// The token of the only seat.
std::string only_token(const json& made) {
    return made["seats"].begin().value()["token"];
}

void play_out(House& house, const json& made) {
    Client seat(house, made["table"], only_token(made));
    Rng rng(3);
    while (!seat.view["legal"].empty()) {
        const json& legal = seat.view["legal"];
        seat.decide(legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        seat.hear(seat.ear->take());
    }
    CHECK(seat.view["table"]["status"] == "finished");
}

std::vector<Setup> all_setups() {
    std::vector<Setup> setups;
    for (std::size_t module = 0; module < kModuleCount; ++module) {
        for (const std::uint8_t players : {std::uint8_t{1}, std::uint8_t{2}}) {
            Setup setup;
            setup.players = players;
            setup.module = static_cast<Module>(module);
            setups.push_back(normal_form(setup));
        }
    }
    return setups;
}

TableHeader dealt_header(const Setup& setup) {
    TableHeader header = testing::header_for(setup, 0);
    header.deal = new_key();
    return header;
}

}  // namespace

TEST_CASE("a game with a chosen seed says so to everybody and counts for nothing") {
    House house(testing::quick_path("seeded.db"));
    const std::string player = player_of(house, "Eve");
    const json setup{{"players", 1}, {"seed", "12345"}};
    const json made = house.post("/api/tables", {{"setup", setup}, {"player", player}});
    CHECK(house.get("/api/tables/" + std::string(made["table"]))["table"]["seeded"] == true);
    CHECK(resign(house, made, only_token(made)).contains("seq"));
    CHECK(games_of(house, player) == 0);

    const json listed = house.post(
        "/api/tables",
        {{"setup", {{"seed", "12345"}}}, {"seats", {{"teressie", "invite"}}}, {"listed", true}});
    const json line = house.get("/api/tables")["tables"][0];
    CHECK(line["table"] == listed["table"]);
    CHECK(line["seeded"] == true);

    const json fair = house.post("/api/tables", {{"setup", {{"players", 1}}}, {"player", player}});
    CHECK(house.get("/api/tables/" + std::string(fair["table"]))["table"]["seeded"] == false);
    CHECK(resign(house, fair, only_token(fair)).contains("seq"));
    CHECK(games_of(house, player) == 1);
}

TEST_CASE("a game against one's own second seat counts for nothing, and one against a guest does") {
    House house(testing::quick_path("hot_seat.db"));
    const std::string player = player_of(house, "Eve");
    const json own = house.post("/api/tables", {{"player", player}});
    resign(house, own, own["seats"]["teressie"]["token"]);
    CHECK(games_of(house, player) == 0);
    const json met =
        house.post("/api/tables", {{"player", player}, {"seats", {{"teressie", "invite"}}}});
    const json joined = house.post("/api/tables/" + std::string(met["table"]) + "/join",
                                   {{"invite", met["seats"]["teressie"]["invite"]}});
    resign(house, met, joined["token"]);
    CHECK(games_of(house, player) == 1);
    CHECK(house.get("/api/players/me", player)["statistics"][0]["wins"] == 1);
}

TEST_CASE("the deal of the day is one attempt a player, fixed at its start") {
    House house(testing::quick_path("attempt.db"));
    const std::string player = player_of(house, "Cleo");
    const json one = house.post("/api/daily", {{"player", player}});
    const std::string path = "/api/tables/" + std::string(one["table"]);
    const json again = house.post("/api/daily", {{"player", player}});
    CHECK(again["table"] == one["table"]);
    CHECK(house.get(path, only_token(again))["viewer"] ==
          house.get(path, only_token(one))["viewer"]);
    resign(house, one, only_token(one));
    CHECK(house.post("/api/daily", {{"player", player}})["table"] == one["table"]);
    CHECK(house.post("/api/daily", {{"player", player_of(house, "Dag")}})["table"] != one["table"]);
    house.time().pass(kOneDay);
    CHECK(house.post("/api/daily", {{"player", player}})["table"] != one["table"]);
}

TEST_CASE("nobody shows, advises or plays the deal of the day for others until the day is over") {
    House house(testing::quick_path("secret_day.db"));
    const json made = house.post("/api/daily", {{"player", player_of(house, "Cleo")}});
    const std::string path = "/api/tables/" + std::string(made["table"]);
    const std::string token = only_token(made);
    CHECK(house.get(path)["error"] == "forbidden");
    CHECK(house.post(path + "/hint", json::object(), token)["error"] == "conflict");
    CHECK(house.post(path + "/hand_over", {{"client_id", "h"}, {"level", "greedy"}},
                     token)["error"] == "conflict");
    play_out(house, made);
    for (const char* what : {"/record", "/replay", "/review"}) {
        CHECK(house.get(path + what, token)["error"] == "conflict");
    }
    const json today = house.get("/api/daily");
    REQUIRE(today["scores"].size() == 1);
    CHECK(!today["scores"][0].contains("table"));
    house.time().pass(kOneDay);
    CHECK(house.get(path + "/record")["result"]["points"].begin().value() ==
          today["scores"][0]["points"]);
    CHECK(house.get(path).contains("sides"));
    const std::string day = today["day"];
    CHECK(house.get("/api/daily/" + day)["scores"][0]["table"] == made["table"]);
}

TEST_CASE("the list of a day cannot be filled from one address") {
    House house(testing::quick_path("flooded_day.db"));
    for (int i = 0; i < 12; ++i) {
        CHECK(house.post("/api/daily", {{"player", player_of(house, "P")}}).contains("table"));
    }
    const std::string last = player_of(house, "P");
    CHECK(house.post("/api/daily", {{"player", last}})["error"] == "too_many");
    house.time().pass(kOneDay);
    CHECK(house.post("/api/daily", {{"player", last}}).contains("table"));
}

TEST_CASE("only a name that ends the deal of the day on its day is in its list") {
    House house(testing::quick_path("listed_day.db"));
    play_out(house, house.post("/api/daily", {{"name", "Nobody"}}));
    CHECK(house.get("/api/daily")["scores"].empty());
    const json late = house.post("/api/daily", {{"player", player_of(house, "Late")}});
    const std::string day = house.get("/api/daily")["day"];
    house.time().pass(kOneDay);
    play_out(house, late);
    CHECK(house.get("/api/daily/" + day)["scores"].empty());
}

TEST_CASE("a key deals every card once, the same again, and another key deals otherwise") {
    for (const Setup& setup : all_setups()) {
        const std::string key = new_key();
        const Deal deal = deal_by_key(founders(), setup, key);
        const Deal other_deal = deal_by_key(founders(), setup, new_key());
        CHECK(deal.chance == deal_by_key(founders(), setup, key).chance);
        CHECK(deal.chance != other_deal.chance);
        CHECK(deal.seed != other_deal.seed);
        CHECK(deal.nonce != other_deal.nonce);
        const Table table = testing::open_table(dealt_header(setup));
        const std::string line = record_line(founders(), table.record());
        const auto read = read_record(founders(), line);  // says which card is missing or twice
        REQUIRE_MESSAGE(read, read.error());
        CHECK(*read == table.record());
    }
}

TEST_CASE("every card is first in the deck about equally often") {
    const Setup setup;
    std::map<Card, int> first;
    for (int i = 0; i < 2000; ++i) {
        const Deal deal = deal_by_key(founders(), setup, new_key());
        ++first[deal.chance.development[14]];  // the first that is in nobody's hand
    }
    CHECK(first.size() == 77);
    for (const auto& [card, times] : first) CHECK(times < 65);  // 26 are expected
}

TEST_CASE("what was promised before the game is kept by its record, and by no other deal") {
    for (const Setup& setup : all_setups()) {
        Table table = testing::open_table(dealt_header(setup));
        const json before = testing::view_of(table, Player::Valados);
        Rng rng(5);
        while (table.status() == TableStatus::Running) testing::decide_at_random(table, rng);
        Record record = table.record();
        REQUIRE(record.promise);
        CHECK(before["table"]["commitment"] == record.promise->commitment);
        CHECK(before.dump().find(record.promise->nonce) == std::string::npos);
        CHECK(!commitment_fault(founders(), record));
        CHECK(replay(founders(), record));
        auto& cards =
            record.chance.development.empty() ? record.chance.advisors : record.chance.development;
        if (!setup.solo()) std::swap(cards.front(), cards.back());
        if (setup.solo()) ++record.seed;
        CHECK(commitment_fault(founders(), record));
        record.promise.reset();
        CHECK(commitment_fault(founders(), record));
    }
}

}  // namespace kingdom::server
