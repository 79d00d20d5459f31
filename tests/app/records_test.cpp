// What simulate writes, replay takes: every module, for one player and for two.
#include <algorithm>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "tests/app/program.h"

using namespace kingdom::testing;
using nlohmann::json;

namespace {

std::string simulated(const std::string& name, const std::string& arguments) {
    const std::string path = scratch(name);
    const Run run = run_kingdom("simulate --record " + path + " " + arguments);
    REQUIRE_MESSAGE(run.status == 0, run.err);
    return path;
}

json first_record(const std::string& path) {
    return json::parse(lines_of(content_of(path)).at(0));
}

const std::vector<std::string> kModules{"none", "menace", "advisors", "quest", "conquest"};

}  // namespace

TEST_CASE("simulated games of every module replay, whoever plays them") {
    for (const std::string& module : kModules) {
        for (const std::string bots :
             {"--players 2 --bots random,greedy", "--players 1 --bots random",
              "--players 1 --bots squire --side B"}) {
            CAPTURE(module);
            CAPTURE(bots);
            const std::string path =
                simulated("games.jsonl", "--games 3 --module " + module + " " + bots);
            CHECK(lines_of(content_of(path)).size() == 3);
            const Run replay = run_kingdom("replay " + path);
            CHECK_MESSAGE(replay.status == 0, replay.err);
            CHECK(replay.out.find("game 2: module " + module) != std::string::npos);
        }
    }
}

TEST_CASE("the same seed gives the same games, another seed others") {
    const std::string one = content_of(simulated("a.jsonl", "--games 2 --seed 5"));
    CHECK(one == content_of(simulated("b.jsonl", "--games 2 --seed 5")));
    CHECK(one != content_of(simulated("b.jsonl", "--games 2 --seed 50")));
    // Each further game has the next seed.
    CHECK(lines_of(one)[1] == lines_of(content_of(simulated("b.jsonl", "--seed 6")))[0]);
}

TEST_CASE("replay --legal prints the complete list before every decision") {
    const std::string path = simulated("games.jsonl", "--games 2 --module advisors --seed 9");
    const Run run = run_kingdom("replay --legal " + path);
    REQUIRE(run.status == 0);
    const auto lines = lines_of(run.out);
    std::size_t at = 0;
    for (std::size_t game = 0; game < 2; ++game) {
        const json record = json::parse(lines_of(content_of(path))[game]);
        for (std::size_t index = 0; index < record["decisions"].size(); ++index) {
            const json line = json::parse(lines.at(at++));
            REQUIRE(line.size() == 4);
            CHECK(line["game"] == game);
            CHECK(line["index"] == index);
            json played = record["decisions"][index];
            CHECK(line["by"] == played["by"]);
            played.erase("by");
            const json& legal = line["legal"];
            CHECK(std::find(legal.begin(), legal.end(), played) != legal.end());
        }
    }
    CHECK(at == lines.size());
    const Run one = run_kingdom("replay --legal --game 1 --at 7 " + path);
    CHECK(lines_of(one.out).size() == 1);
    CHECK(json::parse(one.out)["index"] == 7);
}

TEST_CASE("a wrong record is refused at its first wrong decision, with the clause") {
    const std::string path = simulated("games.jsonl", "--seed 3");
    json record = first_record(path);
    const std::string card = record["decisions"][0]["places"][0]["card"];
    // What was offered first is no longer in hand at the next offer of the same player.
    record["decisions"][4]["places"][0]["card"] = card;
    const Run run = run_kingdom("replay " + written("wrong.json", record.dump()));
    CHECK(run.status == 1);
    CHECK_MESSAGE(run.err.find("decision 4") != std::string::npos, run.err);
    CHECK_MESSAGE(run.err.find("R4.5") != std::string::npos, run.err);
    CHECK(lines_of(run.err).size() == 1);
}

TEST_CASE("a record with another result, another deck or too much in it is refused") {
    const std::string path = simulated("games.jsonl", "--seed 3");
    json result = first_record(path);
    result["result"]["points"]["valados"] = 999;
    json hash = first_record(path);
    hash["deck_hash"] = std::string(64, '0');
    json extra = first_record(path);
    extra["weather"] = "fine";
    json late = first_record(path);
    late["decisions"].push_back({{"by", "valados"}, {"do", "done"}});
    for (const json& wrong : {result, hash, extra, late}) {
        const Run run = run_kingdom("replay " + written("wrong.json", wrong.dump()));
        CHECK(run.status == 1);
        CHECK(lines_of(run.err).size() == 1);
    }
}

TEST_CASE("a record laid out over several lines is one game") {
    const std::string path = simulated("games.jsonl", "--seed 3");
    const Run run = run_kingdom("replay " + written("tidy.json", first_record(path).dump(2)));
    CHECK_MESSAGE(run.status == 0, run.err);
}

TEST_CASE("replay --at shows what the viewer may know and nothing else") {
    const std::string path = simulated("games.jsonl", "--seed 3");
    const auto view = [&path](const std::string& who) {
        return json::parse(run_kingdom("replay --at 0 --json --as " + who + " " + path).out);
    };
    CHECK(view("valados") != view("teressie"));
    const json record = first_record(path);
    const std::string mine = record["chance"]["development"][0];
    const std::string theirs = record["chance"]["development"][7];
    CHECK(view("valados").dump().find(mine) != std::string::npos);
    CHECK(view("valados").dump().find(theirs) == std::string::npos);
    CHECK(view("spectator").dump().find(mine) == std::string::npos);
    const Run table = run_kingdom("replay --at 0 --as valados " + path);
    CHECK(table.status == 0);
    CHECK(table.out.find("Round 1 of 4") != std::string::npos);
    const Run far = run_kingdom("replay --at 99999 " + path);
    CHECK(far.status == 2);
    CHECK(run_kingdom("replay --game 1 " + path).status == 2);
}

TEST_CASE("the summary counts games, wins and medals") {
    const Run two = run_kingdom("simulate --games 5");
    CHECK(two.out.find("5 games") != std::string::npos);
    CHECK(two.out.find("won") != std::string::npos);
    CHECK(two.err.empty());  // no progress bar where nobody looks
    const Run solo = run_kingdom("simulate --games 5 --players 1");
    CHECK(solo.out.find("medals: gold") != std::string::npos);
}

TEST_CASE("nobody looks at a solo game as the duchy that does not play") {
    const std::string path = simulated("solo.jsonl", "--players 1 --first teressie");
    CHECK(run_kingdom("replay --at 0 --as teressie " + path).status == 0);
    const Run run = run_kingdom("replay --at 0 --as valados " + path);
    CHECK(run.status == 2);
    CHECK(run.err.find("valados does not play") != std::string::npos);
}

TEST_CASE("a fault in a file of many records is told with its line") {
    const std::string path = simulated("many.jsonl", "--games 2");
    const std::string broken =
        written("broken.jsonl", lines_of(content_of(path))[0] + "\n\n{\"format\": 3\n");
    const Run run = run_kingdom("replay " + broken);
    CHECK(run.status == 1);
    CHECK(run.err.find("game 1, from line 3 of the file") != std::string::npos);
}
