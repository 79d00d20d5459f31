// kingdom lab as a designer meets it. Greedy players keep it quick; nobody asserts who wins.
#include <set>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "tests/app/program.h"

using namespace kingdom::testing;
using nlohmann::json;

namespace {

const std::string kQuick = "lab --games 2 --opponent greedy ";

std::set<std::string> keys_of(const json& object) {
    std::set<std::string> keys;
    for (const auto& [key, value] : object.items()) keys.insert(key);
    return keys;
}

std::size_t targets_of(const json& report, const std::string& group) {
    std::size_t count = 0;
    for (const json& target : report["targets"]) count += target["group"] == group ? 1u : 0u;
    return count;
}

}  // namespace

TEST_CASE("the laboratory's JSON has the documented keys and every target") {
    const Run run = run_kingdom(kQuick + "--json");
    REQUIRE(run.status == 0);
    const json report = json::parse(run.out);
    CHECK(keys_of(report) == std::set<std::string>{"deck", "deck_hash", "command", "opponent",
                                                   "playouts", "games_each", "seed", "games",
                                                   "stopped", "mean_win_share", "targets", "cards",
                                                   "series", "choices"});
    CHECK(report["games"] == 40);
    CHECK(keys_of(report["targets"][0]) == std::set<std::string>{"key", "title", "group", "unit",
                                                                 "band", "value", "low", "high",
                                                                 "count", "verdict", "more_play"});
    CHECK(keys_of(report["cards"][0]) ==
          std::set<std::string>{"key", "name", "kind", "type", "copies", "seen", "taken", "slated",
                                "built", "recycled", "games_seen", "games_built", "build_rate",
                                "win_share", "points_each"});
    CHECK(keys_of(report["series"][0]) ==
          std::set<std::string>{"players", "module", "side", "strength", "games", "first_player",
                                "valados", "shared", "nobody", "round_points_first",
                                "round_points_second", "decisions", "choices", "points",
                                "sources"});
    CHECK(targets_of(report, "first_player") == 10);
    CHECK(targets_of(report, "duchies") == 2);
    CHECK(targets_of(report, "types") == 4);
    CHECK(targets_of(report, "solo") == 20);
    CHECK(targets_of(report, "choices") == 4);
    CHECK(targets_of(report, "cards") == 2 * 44);
}

TEST_CASE("the same command gives the same report on any number of threads") {
    const Run one = run_kingdom(kQuick + "--only cards,solo --threads 1");
    const Run two = run_kingdom(kQuick + "--only cards,solo --threads 2");
    CHECK(one.status == 0);
    CHECK(one.out == two.out);
}

TEST_CASE("--only plays what it needs, and the report names the command that makes it again") {
    const Run run = run_kingdom(kQuick + "--only solo --module quest --json");
    const json report = json::parse(run.out);
    CHECK(report["series"].size() == 2);
    CHECK(targets_of(report, "solo") == report["targets"].size());
    const std::string command = report["command"];
    CHECK(command == "kingdom lab --games 2 --opponent greedy --seed 1 --module quest --only solo");
    CHECK(run_kingdom(command.substr(8) + " --json").out == run.out);
}

TEST_CASE("every menace deck meets every other") {
    const Run run = run_kingdom("lab --games 24 --opponent random --only menaces --json");
    const json report = json::parse(run.out);
    REQUIRE(report["targets"].size() == 6);
    for (const json& target : report["targets"]) CHECK(target["count"] == 8);
}

TEST_CASE("the laboratory's page needs nothing but itself") {
    const std::string path = scratch("lab.html");
    const Run run = run_kingdom(kQuick + "--only first_player,cards --html " + path);
    CHECK(run.status == 0);
    const std::string page = content_of(path);
    CHECK(page.rfind("<!doctype html>", 0) == 0);
    CHECK(page.find("<svg") != std::string::npos);
    CHECK(page.find("Majestic Statue") != std::string::npos);
    for (const std::string outside : {"http:", "https:", "src=", "href=", "@import", "url("}) {
        CAPTURE(outside);
        CHECK(page.find(outside) == std::string::npos);
    }
}

TEST_CASE("a user's deck is reported under its own names") {
    json deck = json::parse(content_of(KINGDOM_SOURCE_DIR "/data/decks/founders.json"));
    deck["deck"] = "mine-7";
    deck["developments"][0]["key"] = "windy_old_mill";
    const std::string file = written("lab_own.json", deck.dump());
    const std::string page = scratch("lab_own.html");
    const Run run = run_kingdom(kQuick + "--only cards --deck " + file + " --html " + page);
    CHECK(run.status == 0);
    CHECK(run.out.rfind("mine-7: ", 0) == 0);
    CHECK(run.out.find("Windy old mill") != std::string::npos);
    CHECK(content_of(page).find("Windy old mill") != std::string::npos);
}

TEST_CASE("a report is compared with an earlier one and with another deck") {
    const std::string arguments = kQuick + "--only first_player,solo ";
    const std::string earlier = written("lab_earlier.json", run_kingdom(arguments + "--json").out);
    const Run same = run_kingdom(arguments + "--against " + earlier);
    CHECK(same.status == 0);
    CHECK(same.out.find("Against founders-1: 0 targets changed") != std::string::npos);
    const Run deck =
        run_kingdom(arguments + "--json --against " KINGDOM_SOURCE_DIR "/data/decks/founders.json");
    CHECK(json::parse(deck.out)["against"] ==
          json{{"deck", "founders-1"}, {"changes", json::array()}});
}

TEST_CASE("Ctrl-C ends the playing, and what was played is reported") {
    const std::string out = scratch("lab_stopped.json");
    const std::string command = "timeout --foreground -s INT 1 '" KINGDOM_BINARY
                                "' lab --games 1000000 --opponent greedy --json >'" +
                                out + "'";
    [[maybe_unused]] const int status = std::system(command.c_str());
    const json report = json::parse(content_of(out));
    CHECK(report["stopped"] == true);
    CHECK(report["games"] < 20'000'000);
}

TEST_CASE("bad arguments of the laboratory get one sentence") {
    check_refused("lab --opponent nobody", "'nobody' is no opponent; there are random, greedy,");
    check_refused("lab --budget 2s", "'2s' is no fixed budget; write playouts=K");
    check_refused("lab --budget playouts=0", "'0' is not a whole number from 1");
    check_refused("lab --only luck", "'luck' is no part of the report; there are first_player,");
    check_refused("lab --only menaces --module quest", "tells anything about that");
    check_refused("lab --games 0", "'0' is not a whole number from 1");
    check_refused("lab --deck /nowhere.json", "cannot be read", 1);
    check_refused("lab --against /nowhere.json", "cannot be read", 1);
    check_refused("lab --html /nowhere/page.html", "cannot be written", 1);
    check_refused("lab --against " + written("lab_bad.json", R"({"targets": [1], "deck": "x"})"),
                  "the earlier report is damaged", 1);
    check_refused("lab --against " + written("lab_odd.json", "{}"), "is no deck", 1);
}
