// Every fault that the checker of deck files knows, each provoked by one change to the founders'
// deck, and named with its place.
#include <algorithm>

#include "doctest/doctest.h"
#include "record/deck_reader.h"
#include "record/strict_json.h"
#include "tests/record/games.h"

using namespace kingdom;
using namespace kingdom::testing;
using nlohmann::json;

namespace {

json founders_json() {
    return *parse_strictly(founders_text());
}

std::vector<std::string> faults_with(const std::string& pointer, const json& value) {
    json deck = founders_json();
    deck[json::json_pointer(pointer)] = value;
    return deck_faults(deck.dump());
}

// The fault that one changed value brings, and no other.
void check_fault(const std::string& pointer, const json& value, const std::string& fault) {
    CHECK(faults_with(pointer, value) == std::vector{fault});
}

std::vector<std::string> faults_without(const std::string& pointer) {
    json deck = founders_json();
    const json::json_pointer at(pointer);
    json& parent = deck[at.parent_pointer()];
    if (parent.is_array()) {
        parent.erase(std::stoul(at.back()));
    } else {
        parent.erase(at.back());
    }
    return deck_faults(deck.dump());
}

bool has(const std::vector<std::string>& faults, const std::string& fault) {
    return std::find(faults.begin(), faults.end(), fault) != faults.end();
}

}  // namespace

TEST_CASE("the founders' deck has no fault") {
    CHECK(deck_faults(founders_text()).empty());
}

TEST_CASE("a cost has at least one space and no other numbers") {
    check_fault("/developments/12/cost/soldiers", 0,
                "developments[12].cost.soldiers: 0 is not a cost");
    check_fault("/developments/12/cost/soldiers", -3,
                "developments[12].cost.soldiers: -3 is not a cost");
    check_fault("/developments/0/cost", json::object(),
                "developments[0].cost: a cost has at least one space");
    check_fault("/developments/0/cost/gold", 15,
                "developments[0].cost: 17 spaces are more than 16");
    check_fault("/developments/0/cost/gold", 31,
                "developments[0].cost.gold: 31 is not a number from 1 to 30");
    check_fault("/developments/0/cost/gold", "two",
                "developments[0].cost.gold: 'two' is not a whole number from 1 to 30");
    check_fault("/developments/0/cost/wood", 1, "developments[0].cost.wood: this is no resource");
    check_fault("/developments/0/cost", 3, "developments[0].cost: 3 is not an object");
    CHECK(faults_with("/developments/0/cost/gold", 14).empty());
}

TEST_CASE("numbers on developments stay within their limits") {
    check_fault("/developments/0/bonus/soldiers", 10,
                "developments[0].bonus.soldiers: 10 is not a number from 0 to 9");
    check_fault("/developments/0/bonus/gold", 1,
                "developments[0].bonus.gold: this key is not known");
    check_fault("/developments/0/production/gold", 10,
                "developments[0].production.gold: 10 is not a number from 0 to 9");
    check_fault("/developments/0/production/krystallium", 1,
                "developments[0].production.krystallium: this is no basic resource");
    check_fault("/developments/0/production/gold", {{"per", "army"}},
                "developments[0].production.gold.per: 'army' is no type of card");
    check_fault("/developments/0/production/gold", {{"per", "structure"}, {"each", 2}},
                "developments[0].production.gold.each: this key is not known");
    check_fault("/developments/0/production/gold", json::object(),
                "developments[0].production.gold.per: this is missing");
    check_fault("/developments/0/points", 61,
                "developments[0].points: 61 is not a number from -60 to 60");
    check_fault("/developments/0/points", 1.5,
                "developments[0].points: this is not a whole number from -60 to 60");
    check_fault("/developments/0/points", {{"each", 0}, {"per", "monument"}},
                "developments[0].points.each: 0 is not a number from 1 to 60");
    check_fault("/developments/0/points", {{"each", 2}},
                "developments[0].points.per: this is missing");
}

TEST_CASE("words on developments are those of the vocabulary") {
    check_fault("/developments/0/type", "castle",
                "developments[0].type: 'castle' is no type of card");
    check_fault("/developments/0/recycles_into", "krystallium",
                "developments[0].recycles_into: 'krystallium' is no basic resource");
    check_fault("/developments/0/source", "hearsay",
                "developments[0].source: 'hearsay' is neither 'rulebook', 'public' nor 'ours'");
    check_fault("/developments/0/source", 1, "developments[0].source: 1 is not a text");
    check_fault("/developments/0/colour", "red", "developments[0].colour: this key is not known");
    CHECK(has(faults_with("/developments/0", 7), "developments[0]: 7 is not an object"));
    for (const char* key :
         {"key", "type", "cost", "bonus", "recycles_into", "production", "points"}) {
        const std::string place = std::string("developments[0].") + key;
        CHECK(has(faults_without("/developments/0/" + std::string(key)),
                  place + ": this is missing"));
    }
    CHECK(faults_without("/developments/0/source").empty());
}

TEST_CASE("keys are short, lower-case and nobody else's") {
    const std::string form = " is no key: a to z, 0 to 9 and _, a letter first, at most 47";
    for (const char* key : {"", "Farm", "1farm", "_farm", "far-m", "farm#1", "fárm"}) {
        const auto faults = faults_with("/developments/0/key", key);
        REQUIRE(faults.size() == 1);
        CHECK(faults[0].starts_with("developments[0].key: '"));
        CHECK(faults[0].ends_with(form));
    }
    const std::string longest(47, 'a');
    CHECK(faults_with("/developments/0/key", longest).empty());
    check_fault("/developments/0/key", longest + "a",
                "developments[0].key: '" + longest + "a'" + form);
    check_fault("/developments/3/key", "farm",
                "developments[3]: the key 'farm' stands already at developments[0]");
    check_fault("/treasures/2/key", "farm",
                "treasures[2]: the key 'farm' stands already at developments[0]");
    check_fault("/developments/0/key", "calamity",
                "calamities: the key 'calamity' stands already at developments[0]");
    check_fault("/developments/0/key", "vermin",
                "menaces: the key 'vermin' stands already at developments[0]");
    check_fault("/developments/0/key", "master_artisan",
                "advisors: the key 'master_artisan' stands already at developments[0]");
}

TEST_CASE("copies add up to the cards of the box (R1.4)") {
    const int copies = founders_json()["developments"][0]["copies"];
    check_fault("/developments/0/copies", copies - 1,
                "developments: the copies add up to 66, not 67");
    check_fault("/developments/0/copies", copies + 1,
                "developments: the copies add up to 68, not 67");
    CHECK(has(faults_with("/developments/0/copies", 0),
              "developments[0].copies: 0 is not a number from 1 to 67"));
    CHECK(has(faults_with("/developments/0/copies", 1000000),
              "developments[0].copies: 1000000 is not a number from 1 to 67"));
    check_fault("/treasures/0/copies", 2, "treasures: the copies add up to 11, not 10");
    check_fault("/calamities/copies", 7, "calamities.copies: there are 8 copies, not 7");
    CHECK(has(faults_with("/developments", json::array()),
              "developments: the copies add up to 0, not 67"));
    CHECK(has(faults_with("/developments", "all"), "developments: 'all' is not an array"));
}

TEST_CASE("a treasure is two basic resources") {
    check_fault("/treasures/0/resources", {"gold"},
                "treasures[0].resources: a treasure has two resources, not 1");
    check_fault("/treasures/0/resources", {"gold", "gold", "gold"},
                "treasures[0].resources: a treasure has two resources, not 3");
    check_fault("/treasures/0/resources", {"gold", "soldiers"},
                "treasures[0].resources[1]: 'soldiers' is no basic resource");
    check_fault("/treasures/0/resources", "gold", "treasures[0].resources: 'gold' is not an array");
}

TEST_CASE("calamities and menaces cost points, never bring them") {
    check_fault("/calamities/points", 1, "calamities.points: 1 is not a number from -60 to 0");
    check_fault("/calamities/points", -61, "calamities.points: -61 is not a number from -60 to 0");
    check_fault("/menaces/0/points", 5, "menaces[0].points: 5 is not a number from -60 to 0");
    check_fault("/menaces/0/soldiers", 31, "menaces[0].soldiers: 31 is not a number from 0 to 30");
    check_fault("/menaces/0/deck", "thieves",
                "menaces[0].deck: 'frost_giant' belongs to 'frost_giants'");
    check_fault("/menaces/2/deck", "vermin", "menaces[2].deck: 'vermin' is no menace deck");
    check_fault("/menaces/2/copies", 9, "menaces[2].copies: there are 10 copies, not 9");
}

TEST_CASE("the menaces, advisors and duchies are the known ones, each once") {
    CHECK(faults_with("/menaces/0/key", "dragon") ==
          std::vector<std::string>{"menaces[0].key: 'dragon' is no menace",
                                   "menaces: 'frost_giant' is missing"});
    CHECK(has(faults_with("/menaces/0/key", "thief"),
              "menaces[4].key: 'thief' stands already at menaces[0]"));
    CHECK(faults_without("/advisors/13") ==
          std::vector<std::string>{"advisors: 'master_artisan' is missing"});
    check_fault("/advisors/1/two_player_only", true, "advisors: 4 are two_player_only, not 3");
    check_fault("/advisors/1/two_player_only", 1,
                "advisors[1].two_player_only: 1 is neither true nor false");
    check_fault("/advisors/1/soldiers", -1,
                "advisors[1].soldiers: -1 is not a number from 0 to 30");
    CHECK(faults_without("/duchies/1") ==
          std::vector<std::string>{"duchies: 'teressie' is missing"});
    CHECK(faults_without("/duchies/1/sides/B") ==
          std::vector<std::string>{"duchies[1].sides.B: this is missing"});
    check_fault("/duchies/1/sides/C", json::object(), "duchies[1].sides.C: this key is not known");
    check_fault("/duchies/1/sides/B/bonus", json::object(),
                "duchies[1].sides.B.bonus: this key is not known");
}

TEST_CASE("a quest side has four steps whose cost can be paid") {
    const std::string side = "/quests/0/sides/two_player";
    CHECK(faults_without(side + "/3") ==
          std::vector<std::string>{"quests[0].sides.two_player: a side has four steps, not 3"});
    CHECK(faults_without("/quests/0/sides/solo") ==
          std::vector<std::string>{"quests[0].sides.solo: this is missing"});
    check_fault(side + "/0/cost", json::object(),
                "quests[0].sides.two_player[0].cost: a cost has at least one space");
    check_fault(side + "/0/cost/gold", 8,
                "quests[0].sides.two_player[0].cost: 9 basic resources are more than 8");
    check_fault(side + "/0/cost/soldiers", 31,
                "quests[0].sides.two_player[0].cost.soldiers: 31 is not a number from 1 to 30");
    CHECK(faults_with(side + "/0/cost/soldiers", 30).empty());
    check_fault(side + "/0/key", "Ask",
                "quests[0].sides.two_player[0].key: 'Ask' is no key: a to z, 0 to 9 and _, a "
                "letter first, at most 47");
}

TEST_CASE("a quest's benefit is of the known kinds") {
    const std::string benefit = "/quests/0/sides/solo/0/benefit";
    const std::string place = "quests[0].sides.solo[0].benefit";
    check_fault(benefit + "/soldiers", 10, place + ".soldiers: 10 is not a number from 0 to 9");
    check_fault(benefit + "/points", -1, place + ".points: -1 is not a number from 0 to 60");
    check_fault(benefit + "/glory", 1, place + ".glory: this key is not known");
    check_fault(benefit + "/cubes", {{"krystallium", 1}},
                place + ".cubes.krystallium: this is no basic resource");
    check_fault(benefit + "/cubes", {{"gold", 10}},
                place + ".cubes.gold: 10 is not a number from 0 to 9");
    check_fault(benefit + "/first", {{"trap_tokens", 1}},
                place + ".first.trap_tokens: this key is not known");
    check_fault(benefit + "/first", {{"points", 61}},
                place + ".first.points: 61 is not a number from 0 to 60");
    check_fault(benefit, json::array(), place + ": an array is not an object");
}

TEST_CASE("there are 1 to 8 quests with keys of their own") {
    CHECK(faults_with("/quests", json::array()) ==
          std::vector<std::string>{"quests: there are 1 to 8 quests, not 0"});
    json deck = founders_json();
    while (deck["quests"].size() < 9) {
        deck["quests"].push_back(deck["quests"][0]);
        deck["quests"].back()["key"] = "quest_" + std::to_string(deck["quests"].size());
    }
    CHECK(deck_faults(deck.dump()) ==
          std::vector<std::string>{"quests: there are 1 to 8 quests, not 9"});
    deck["quests"].erase(8);
    CHECK(deck_faults(deck.dump()).empty());
    check_fault("/quests/1/key", "the_missing_heir", "quests[1]: another quest has this key");
}

TEST_CASE("the conquest board hangs together") {
    check_fault("/conquest/prison", "valados_castle", "conquest.prison: the prison is a castle");
    check_fault("/conquest/prison", "atlantis", "conquest.prison: 'atlantis' is no territory");
    check_fault("/conquest/castles/valados", "teressie_castle",
                "conquest.castles: the two castles are one territory");
    check_fault("/conquest/castles/blue", "heron_ford",
                "conquest.castles.blue: this key is not known");
    check_fault("/conquest/territories/2/points", 61,
                "conquest.territories[2].points: 61 is not a number from 0 to 60");
    CHECK(has(faults_with("/conquest/territories/2/adjacent/0", "heron_ford"),
              "conquest.territories[2].adjacent[0]: no territory lies beside itself"));
    CHECK(has(faults_with("/conquest/territories/2/adjacent/0", "atlantis"),
              "conquest.territories[2]: the neighbour 'atlantis' is no territory"));
    CHECK(has(faults_with("/conquest/territories/2/adjacent/1", "valados_castle"),
              "conquest.territories[2].adjacent[1]: 'valados_castle' is named twice"));
    CHECK(faults_without("/conquest/territories/2/adjacent/0") ==
          std::vector<std::string>{
              "conquest.territories[0]: the neighbour 'heron_ford' does not name it back"});
    CHECK(has(faults_with("/conquest/territories/3/key", "heron_ford"),
              "conquest.territories[3]: another territory has the key 'heron_ford'"));
    json deck = founders_json();
    for (int i = 0; i < 8; ++i) {
        deck["conquest"]["territories"].push_back(
            {{"key", "isle_" + std::to_string(i)}, {"points", 0}, {"adjacent", json::array()}});
    }
    CHECK(deck_faults(deck.dump()) ==
          std::vector<std::string>{"conquest.territories: 17 territories are more than 16"});
}

TEST_CASE("all groups and a name are needed, no other key is known") {
    for (const char* group : {"deck", "developments", "duchies", "treasures", "calamities",
                              "menaces", "advisors", "quests", "conquest"}) {
        CHECK(has(faults_without("/" + std::string(group)),
                  std::string(group) + ": this is missing"));
    }
    check_fault("/extras", 1, "extras: this key is not known");
    check_fault("/licence", 1, "licence: 1 is not a text");
    check_fault(
        "/deck", "My Deck!",
        "deck: 'My Deck!' is no name of a deck: a to z, 0 to 9, _ - and . alone, at most 47");
    CHECK(faults_without("/licence").empty());
}

TEST_CASE("all faults of a file are told at once") {
    json deck = founders_json();
    deck["developments"][1]["cost"]["materials"] = 0;
    deck["developments"][2]["type"] = "tower";
    deck["quests"][0]["colour"] = "red";
    deck.erase("conquest");
    CHECK(deck_faults(deck.dump()) ==
          std::vector<std::string>{"developments[1].cost.materials: 0 is not a cost",
                                   "developments[2].type: 'tower' is no type of card",
                                   "quests[0].colour: this key is not known",
                                   "conquest: this is missing"});
    CHECK(read_deck(deck.dump()).error() ==
          "developments[1].cost.materials: 0 is not a cost (and 3 more)");
}

TEST_CASE("a key that stands twice is a fault of a deck file") {
    std::string text = founders_text();
    text.replace(text.find("\"points\": 0"), 11, "\"points\": 0, \"points\": 1");
    CHECK(deck_faults(text) ==
          std::vector<std::string>{"developments[0].points: this key stands twice"});
}
