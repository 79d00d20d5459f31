#include "record/record_json.h"

#include "doctest/doctest.h"
#include "tests/record/games.h"

using namespace kingdom;
using namespace kingdom::testing;
using nlohmann::json;

namespace {

json whole_game(const Setup& setup) {
    return record_to_json(founders(), random_game(setup, 1).record());
}

Setup solo(Module module) {
    Setup setup;
    setup.players = 1;
    setup.module = module;
    return setup;
}

std::string error_of(const json& record) {
    const auto read = read_record(founders(), record.dump());
    return read ? "" : read.error();
}

// The record of a plain game with one value changed.
std::string error_with(const std::string& pointer, const json& value) {
    static const json plain = whole_game({});
    json record = plain;
    record[json::json_pointer(pointer)] = value;
    return error_of(record);
}

std::string error_without(const std::string& pointer) {
    json record = whole_game({});
    const json::json_pointer at(pointer);
    record[at.parent_pointer()].erase(at.back());
    return error_of(record);
}

}  // namespace

TEST_CASE("a record has exactly the keys of the vocabulary") {
    const json record = whole_game({});
    CHECK(record["format"] == "kingdom-record/1");
    CHECK(record["rules"] == "1");
    CHECK(record["deck"] == "founders-1");
    CHECK(record["deck_hash"].get<std::string>().size() == 64);
    CHECK(record["setup"] == json{{"players", 2},
                                  {"side", "A"},
                                  {"module", "none"},
                                  {"first", "valados"},
                                  {"quest", nullptr},
                                  {"options", {{"solo_side_a_penalty", false}}},
                                  {"seed", "1"}});
    CHECK(record["chance"]["development"].size() == 77);
    CHECK(record["chance"]["danger"].empty());
    CHECK(record["result"].contains("tie_break"));
    CHECK_FALSE(record["result"].contains("medal"));
    CHECK(record.size() == 8);
}

TEST_CASE("menaces, quest and medal stand in the games that have them") {
    Setup menace;
    menace.module = Module::Menace;
    CHECK(whole_game(menace)["setup"]["menaces"] ==
          json{{"valados", "frost_giants"}, {"teressie", "giant_rats"}});
    CHECK(whole_game(solo(Module::Menace))["setup"]["menaces"] ==
          json{{"valados", "frost_giants"}});
    CHECK(whole_game(solo(Module::Quest))["setup"]["quest"] == "the_missing_heir");
    const json result = whole_game(solo(Module::None))["result"];
    CHECK(result.contains("medal"));
    CHECK(result["winner"].is_null());
    CHECK(result["points"].size() == 1);
}

TEST_CASE("the breakdown adds up to the points") {
    const json result = whole_game({})["result"];
    for (const char* player : {"valados", "teressie"}) {
        int sum = 0;
        for (const auto& part : result["breakdown"][player]) sum += part.get<int>();
        CHECK(result["points"][player] == sum);
        CHECK(result["breakdown"][player].size() == 7);
    }
}

TEST_CASE("what is no record is refused with one sentence") {
    CHECK(read_record(founders(), "").error() == "the text is empty");
    CHECK(read_record(founders(), "{").error() == "line 1, column 2: this is not JSON");
    CHECK(read_record(founders(), "[]").error() == "an array is not an object");
    CHECK(read_record(founders(), R"({"rules": "1", "rules": "1"})").error() ==
          "rules: this key stands twice");
    CHECK(read_record(founders(), "{}").error() == "format: this is missing");
}

TEST_CASE("every key of a record is needed and no other is known") {
    for (const char* key : {"/format",
                            "/rules",
                            "/deck",
                            "/deck_hash",
                            "/setup",
                            "/chance",
                            "/decisions",
                            "/result",
                            "/setup/players",
                            "/setup/side",
                            "/setup/module",
                            "/setup/first",
                            "/setup/quest",
                            "/setup/options",
                            "/setup/seed",
                            "/setup/options/solo_side_a_penalty",
                            "/chance/development",
                            "/chance/danger",
                            "/chance/advisors",
                            "/chance/reshuffles",
                            "/result/winner",
                            "/result/points",
                            "/result/points/valados",
                            "/result/breakdown",
                            "/result/breakdown/teressie",
                            "/result/breakdown/valados/flat",
                            "/result/tie_break"}) {
        CHECK_MESSAGE(error_without(key).find("this is missing") != std::string::npos, key);
    }
    for (const char* key :
         {"/more", "/setup/more", "/setup/options/more", "/chance/more", "/result/more",
          "/result/medal", "/result/points/blue", "/result/breakdown/valados/more"}) {
        CHECK_MESSAGE(error_with(key, 1).find("this key is not known") != std::string::npos, key);
    }
    CHECK(error_with("/decisions/0/more", 1) == "decisions[0].more: this key is not known here");
}

TEST_CASE("edition, format and deck must be ours") {
    CHECK(error_with("/rules", "2") == "rules: '2' is not known here, only '1'");
    CHECK(error_with("/rules", 1) == "rules: 1 is not a text");
    CHECK(error_with("/format", "chess") ==
          "format: 'chess' is not known here, only 'kingdom-record/1'");
    const std::string other = error_with("/deck_hash", std::string(64, 'a'));
    CHECK(other.starts_with(
        "the record was played with the deck 'founders-1' of hash 'aaaaaaaaaaaa'"));
    CHECK(error_with("/deck", "mine").starts_with("the record was played with the deck 'mine'"));
}

TEST_CASE("a wrong set-up is refused at its place") {
    CHECK(error_with("/setup/players", 3) == "setup.players: 3 is not a number from 1 to 2");
    CHECK(error_with("/setup/side", "C") == "setup.side: 'C' is no side of a duchy");
    CHECK(error_with("/setup/module", "chess") == "setup.module: 'chess' is no module");
    CHECK(error_with("/setup/first", "blue") == "setup.first: 'blue' is no player");
    CHECK(error_with("/setup/quest", "the_missing_heir") ==
          "setup.quest: there is a quest in a quest game only");
    CHECK(error_with("/setup/menaces", json::object()) ==
          "setup.menaces: there are menaces in a menace game only");
    CHECK(error_with("/setup/module", "menace") == "setup.menaces: this is missing");
    CHECK(error_with("/setup/module", "quest") == "setup.quest: null is not a text");
    CHECK(error_with("/setup/options/solo_side_a_penalty", 0) ==
          "setup.options.solo_side_a_penalty: 0 is neither true nor false");
    json twins = whole_game(all_setups()[1]);
    twins["setup"]["menaces"]["valados"] = "thieves";
    CHECK(error_of(twins) == "setup: the players have two different menace decks (R11.1)");
    json solo_menace = whole_game(solo(Module::Menace));
    solo_menace["setup"]["menaces"]["teressie"] = "thieves";
    CHECK(error_of(solo_menace) == "setup.menaces.teressie: this is no player of the game");
}

TEST_CASE("a seed is a decimal number of 64 bits in a text") {
    for (const char* seed : {"", "-1", "+1", "01", "1.0", "0x1", "18446744073709551616", "one"}) {
        CHECK_MESSAGE(error_with("/setup/seed", seed).ends_with("is no seed"), seed);
    }
    CHECK(error_with("/setup/seed", 7) == "setup.seed: 7 is not a text");
    CHECK(error_with("/setup/seed", "0").empty());
    CHECK(error_with("/setup/seed", "18446744073709551615").empty());
}

TEST_CASE("set-up, chance and draft hold every card exactly once") {
    json record = whole_game({});
    json& deck = record["chance"]["development"];
    const json first = deck[0];
    deck[0] = deck[1];
    CHECK(error_of(record).ends_with("is there twice"));
    deck[0] = "calamity#1";
    CHECK(error_of(record) == "chance.development: calamity#1 has no place there");
    deck.erase(0);
    CHECK(error_of(record) == "chance.development: " + first.get<std::string>() + " is missing");
    deck.insert(deck.begin(), "farm#9");
    CHECK(error_of(record) == "chance.development[0]: 'farm#9' is no card of the deck");
    CHECK(error_with("/chance/danger", json::array({"calamity#1"})) ==
          "chance.danger: 1 cards stand here instead of 0");
    CHECK(error_with("/chance/reshuffles", json::array({json::array()})) ==
          "chance.reshuffles: with two players the deck never runs out");
    CHECK(error_with("/chance/advisors", json::array({"master_artisan#1"})) ==
          "chance.advisors: 1 cards stand here instead of 0");
}

TEST_CASE("a solo record's two decks share the cards") {
    json record = whole_game(solo(Module::None));
    json& danger = record["chance"]["danger"];
    json& deck = record["chance"]["development"];
    for (auto& card : danger) {
        if (card.get<std::string>().starts_with("calamity")) std::swap(card, deck[5]);
    }
    CHECK(error_of(record).ends_with("has no place there"));
    json advised = whole_game(solo(Module::Advisors));
    advised["chance"]["advisors"][0] = "underground_spy#1";
    CHECK(error_of(advised) == "chance.advisors: underground_spy#1 has no place there");
}

TEST_CASE("the drawn advisors are not in the deck") {
    json record = whole_game(all_setups()[2]);
    CHECK(record["chance"]["advisors"].size() == 4);
    std::swap(record["chance"]["advisors"][0], record["chance"]["development"][0]);
    CHECK_FALSE(error_of(record).empty());
}

TEST_CASE("a wrong result is refused at its place") {
    CHECK(error_with("/result/winner", "blue") == "result.winner: 'blue' is no player");
    CHECK(error_with("/result/winner", "shared") ==
          "result.winner: 'shared' stands here if and only if the tie break says so");
    CHECK(error_with("/result/tie_break", "none") == "result.tie_break: this is written as null");
    CHECK(error_with("/result/tie_break", "luck") == "result.tie_break: 'luck' is no tie break");
    CHECK(error_with("/result/points/valados", 4000)
              .starts_with("result.breakdown.valados: it adds"));
    CHECK(error_with("/result", "won") == "result: 'won' is not an object");
    CHECK(error_with("/result", nullptr).empty());
}

TEST_CASE("a record tells its deck before the deck is at hand") {
    const auto deck = read_record_deck(whole_game({}).dump());
    REQUIRE(deck.has_value());
    CHECK(deck->name == "founders-1");
    CHECK(deck->hash.size() == 64);
    CHECK(read_record_deck("7").error() == "7 is not an object");
    CHECK(read_record_deck("{}").error() == "deck: this is missing");
}
