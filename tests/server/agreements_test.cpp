// What two people can agree on at a table, and what others may see of it.
#include <doctest/doctest.h>

#include "tests/server/house.h"
#include "tests/server/tables.h"

namespace kingdom::server {
namespace {

using nlohmann::json;
using testing::Client;
using testing::House;

constexpr Moment kMinute = 60 * 1000;
constexpr Moment kDay = 24 * 60 * kMinute;

// Two people who met by invitation; `wish` may say more about the table.
struct Meeting {
    Meeting(House& house_, json wish = json::object()) : house(house_) {
        wish["seats"] = {{"teressie", "invite"}};
        const json made = house.post("/api/tables", wish);
        path = "/api/tables/" + std::string(made["table"]);
        table = made["table"];
        valados = made["seats"]["valados"]["token"];
        teressie =
            house.post(path + "/join", {{"invite", made["seats"]["teressie"]["invite"]}})["token"];
    }
    json say(const char* what, const std::string& token, const char* id = "c") {
        return house.post(path + "/" + what, {{"client_id", id}}, token);
    }
    json info(const std::string& token = "") { return house.get(path, token)["table"]; }

    House& house;
    std::string path, table, valados, teressie;
};

}  // namespace

TEST_CASE("a player of other tables looks on") {
    House house(testing::quick_path("looks_on.db"));
    Meeting meeting(house);
    const std::string stranger = house.post("/api/players", {{"name", "Eve"}})["player"];
    CHECK(house.get(meeting.path, stranger)["viewer"] == nullptr);
    CHECK(meeting.say("resign", stranger)["error"] == "forbidden");
    CHECK(house.get(meeting.path, "nobody's")["error"] == "unauthorized");
}

TEST_CASE("between people hints and handing over are off unless both can see that they are on") {
    House house(testing::quick_path("options.db"));
    Meeting strict(house);
    CHECK(strict.info()["hints"] == false);
    CHECK(strict.info()["hand_over"] == false);
    CHECK(house.post(strict.path + "/hint", json::object(), strict.valados)["error"] == "conflict");
    CHECK(house.post(strict.path + "/hand_over", {{"client_id", "h"}, {"level", "greedy"}},
                     strict.valados)["error"] == "conflict");
    Meeting easy(house, {{"hints", true}, {"hand_over", true}});
    CHECK(easy.info(easy.teressie)["hints"] == true);
    CHECK(
        house
            .post(easy.path + "/hand_over", {{"client_id", "h"}, {"level", "random"}}, easy.valados)
            .contains("seq"));
    const json level = house.post("/api/tables", {{"seats", {{"teressie", "random"}}}});
    CHECK(house.get("/api/tables/" + std::string(level["table"]))["table"]["hints"] == true);
}

TEST_CASE("a game ends undecided when both want it") {
    House house(testing::quick_path("agreed.db"));
    Meeting meeting(house);
    Client watching(house, meeting.table, meeting.teressie);
    CHECK(meeting.say("offer_end", meeting.valados).contains("seq"));
    CHECK(!watching.ear->take_until("\"end_offered\"").empty());
    CHECK(meeting.info()["end_offered_by"] == json{"valados"});
    CHECK(meeting.say("offer_end", meeting.valados, "d")["error"] == "conflict");
    CHECK(meeting.info()["status"] == "running");
    CHECK(meeting.say("offer_end", meeting.teressie).contains("seq"));
    CHECK(meeting.info()["ended"] == json{{"reason", "agreed"}, {"winner", "shared"}});
    const json alone = house.post("/api/tables", {{"setup", {{"players", 1}}}});
    CHECK(house.post("/api/tables/" + std::string(alone["table"]) + "/offer_end",
                     {{"client_id", "c"}},
                     alone["seats"]["valados"]["token"])["error"] == "conflict");
}

TEST_CASE("an offer to end is about the present situation alone") {
    Table table = testing::open_table(testing::header_for({}, 7));
    Rng rng(2);
    table.apply({.kind = EntryKind::EndOffered, .seat = Player::Teressie, .at = 600});
    CHECK(table.seat(Player::Teressie).offers_end);
    while (table.seat(Player::Teressie).offers_end) testing::decide_at_random(table, rng);
    table.apply({.kind = EntryKind::EndOffered, .seat = Player::Valados, .at = 2000});
    CHECK(table.status() == TableStatus::Running);
}

TEST_CASE("whoever waits for somebody for two weeks may claim the game") {
    House house(testing::quick_path("claimed.db"));
    Meeting meeting(house);
    const Moment from = house.time().now() + 14 * kDay;
    CHECK(meeting.info(meeting.valados)["claim_from"] == nullptr);  // it is their own turn
    CHECK(meeting.info(meeting.teressie)["claim_from"] == from);
    CHECK(meeting.say("claim", meeting.teressie)["error"] == "conflict");
    house.time().pass(14 * kDay);
    CHECK(meeting.say("claim", meeting.valados)["error"] == "conflict");
    CHECK(meeting.say("claim", meeting.teressie, "d").contains("seq"));
    CHECK(meeting.info()["ended"] == json{{"reason", "abandoned"}, {"winner", "teressie"}});
    Meeting clocked(house, {{"clock", {{"per_decision_s", 5'000'000}}}});
    CHECK(clocked.info(clocked.teressie)["claim_from"] == nullptr);
}

TEST_CASE("whoever has left was last seen at a minute") {
    House house(testing::quick_path("seen.db"));
    Meeting meeting(house);
    {
        Client client(house, meeting.table, meeting.teressie);
        CHECK(meeting.info()["seats"]["teressie"]["present"] == true);
        CHECK(!meeting.info()["seats"]["teressie"].contains("last_seen"));
        house.time().pass(90 * 1000);
    }
    CHECK(meeting.info()["seats"]["teressie"]["present"] == false);
    const Moment left = house.time().now();
    house.time().pass(kDay);
    const json seat = meeting.info()["seats"]["teressie"];
    CHECK(seat["present"] == false);
    CHECK(seat["last_seen"] == left / kMinute * kMinute);
}

TEST_CASE("a clock gives its increment when a turn ends, and nothing for an emote") {
    TableHeader header = testing::header_for({}, 7);
    header.clock = ClockPlan{ClockKind::Total, 600'000, 15'000};
    Table table = testing::open_table(header);
    const json before = testing::view_of(table, Player::Valados, {.now = 10'500});
    CHECK(before["table"]["clock"]["left_ms"]["valados"] == 590'000);
    CHECK(before["table"]["clock"]["increment_ms"] == 15'000);
    table.apply({.kind = EntryKind::Emoted, .seat = Player::Valados, .at = 10'500, .text = "wow"});
    const json emoted = testing::view_of(table, Player::Valados, {.now = 10'500});
    CHECK(emoted["table"]["clock"]["left_ms"]["valados"] == 590'000);
    Rng rng(1);
    while (table.to_decide()[0]) testing::decide_at_random(table, rng, 10'500);
    const json after = testing::view_of(table, Player::Valados, {.now = 10'500});
    CHECK(after["table"]["clock"]["left_ms"]["valados"] == 605'000);

    header.clock = ClockPlan{ClockKind::PerDecision, 60'000};
    Table slow = testing::open_table(header);
    slow.apply({.kind = EntryKind::Emoted, .seat = Player::Valados, .at = 30'500, .text = "wow"});
    const json left = testing::view_of(slow, Player::Valados, {.now = 30'500});
    CHECK(left["table"]["clock"]["left_ms"]["valados"] == 30'000);
}

TEST_CASE("my tables tell how games ended, and who wants another") {
    House house(testing::quick_path("my_tables.db"));
    const std::string player = house.post("/api/players", {{"name", "Ada"}})["player"];
    Meeting meeting(house, {{"player", player}});
    CHECK(!house.get("/api/players/me", player)["tables"][0].contains("result"));
    meeting.say("resign", meeting.teressie);
    meeting.say("rematch", meeting.teressie, "d");
    const json me = house.get("/api/players/me", player);
    CHECK(me["tables"][0]["result"] == json{{"reason", "resigned"}, {"winner", "valados"}});
    CHECK(me["tables"][0]["rematch"] == json{{"offered_by", {"teressie"}}});
    CHECK(me["statistics"][0]["games"] == 1);
    CHECK(me["statistics"][0]["wins"] == 1);
}

}  // namespace kingdom::server
