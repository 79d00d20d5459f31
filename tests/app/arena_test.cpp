// kingdom arena from outside: its figures, its files, and what it refuses.
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "tests/app/program.h"

using namespace kingdom::testing;
using nlohmann::json;

namespace {

Run arena(const std::string& arguments) {
    return run_kingdom("arena " + arguments);
}

// Figures of time differ from run to run.
json without_times(json figures) {
    for (auto at = figures.begin(); at != figures.end();) {
        const bool timed = figures.is_object() &&
                           (at.key().find("ms_") == 0 ||
                            at.key().find("playouts_per_second") == 0 || at.key() == "threads");
        if (timed) {
            at = figures.erase(at);
            continue;
        }
        if (at->is_structured()) *at = without_times(*at);
        ++at;
    }
    return figures;
}

json figures_of(const std::string& arguments) {
    const Run run = arena(arguments + " --json");
    REQUIRE_MESSAGE(run.status == 0, run.err);
    CHECK(run.err.empty());
    return json::parse(run.out);
}

}  // namespace

TEST_CASE("a match gives its figures by the keys that programs rely on") {
    const json match = figures_of("--a squire --b random --pairs 4");
    CHECK(match["a"] == "squire");
    CHECK(match["b"] == "random");
    CHECK(match["pairs"] == 4);
    CHECK(match["ci95"].size() == 2);
    CHECK(match["ci95"][0] <= match["win_share_a"]);
    CHECK(match["ci95"][1] >= match["win_share_a"]);
    for (const char* const key :
         {"win_share_a", "mean_points_a", "mean_points_b", "ms_per_decision_a", "ms_per_decision_b",
          "ms_p99_a", "first_player_win_share"}) {
        CHECK_MESSAGE(match[key].is_number(), key);
    }
    CHECK(match["playouts_per_second_a"].is_null());
    CHECK(match["stopped"] == false);
}

TEST_CASE("results follow from the seed, whatever the number of threads") {
    const std::string match = "--a search --b squire --budget playouts=10 --module all --pairs 3";
    const json alone = without_times(figures_of(match + " --threads 1"));
    CHECK(alone["modules"].size() == 5);
    CHECK(alone["pairs"] == 15);
    CHECK(alone == without_times(figures_of(match + " --threads 4")));
    CHECK(alone != without_times(figures_of(match + " --threads 4 --seed 2")));
}

TEST_CASE("budgets are kept, and one name with two budgets is two contestants") {
    const json match =
        figures_of("--a search --b search --budget-a playouts=8+threads=2 --budget ms=1 --pairs 1");
    CHECK(match["a"] == "search@playouts=8+threads=2");
    CHECK(match["b"] == "search@ms=1");
    CHECK(match["playouts_per_second_a"].is_number());
    CHECK(figures_of("--a search@playouts=5 --b random --pairs 1")["a"] == "search@playouts=5");
}

TEST_CASE("a round-robin has every match, and ratings from the strongest on") {
    const json robin = figures_of("--names random,greedy,page --pairs 2");
    CHECK(robin["matches"].size() == 3);
    const json& elo = robin["elo"]["none"];
    REQUIRE(elo.size() == 3);
    CHECK(elo[0]["elo"] >= elo[1]["elo"]);
    CHECK(elo[2]["ci95"] > 0);
}

TEST_CASE("the ladder prints markdown with every module") {
    const Run run = arena("--ladder --pairs 1 --budget playouts=2 --markdown");
    REQUIRE_MESSAGE(run.status == 0, run.err);
    CHECK(run.out.find("**Win share against the level below**") != std::string::npos);
    CHECK(run.out.find("| no module ") == std::string::npos);  // columns are aligned to the right
    CHECK(run.out.find("no module |") != std::string::npos);
    CHECK(run.out.find("conquest |") != std::string::npos);
}

TEST_CASE("those who think by the clock play fewer pairs, or none") {
    const std::string contest = "--names greedy,page,search@ms=1 --pairs 3 --timed-pairs ";
    const json fewer = figures_of(contest + "1");
    REQUIRE(fewer["matches"].size() == 3);
    for (const json& match : fewer["matches"]) {
        const bool timed = match["a"] == "search@ms=1" || match["b"] == "search@ms=1";
        CHECK(match["pairs"] == (timed ? 1 : 3));
    }
    const json none = figures_of(contest + "0");
    REQUIRE(none["matches"].size() == 1);
    CHECK(none["matches"][0]["pairs"] == 3);
}

TEST_CASE("those who think by the clock can be given playouts, and still play fewer pairs") {
    const std::string contest =
        "--names greedy,search@ms=60000+threads=2,search@playouts=7 --pairs 2 --timed-pairs 1 "
        "--timed-budget playouts=5+threads=1";
    const json matches = figures_of(contest)["matches"];
    REQUIRE(matches.size() == 3);
    CHECK(matches[0]["a"] == "search@playouts=5+threads=1");
    CHECK(matches[0]["pairs"] == 1);
    CHECK(matches[1]["a"] == "search@playouts=7");
    CHECK(matches[1]["b"] == "greedy");
    CHECK(matches[1]["pairs"] == 2);
    CHECK(matches[2]["pairs"] == 1);
    CHECK(figures_of(contest)["matches"][0]["mean_points_a"] == matches[0]["mean_points_a"]);
}

TEST_CASE("the page stands alone and names what was played") {
    const std::string page = scratch("arena.html");
    REQUIRE(arena("--names random,greedy,cautious --pairs 1 --html " + page).status == 0);
    const std::string html = content_of(page);
    CHECK(html.find("<svg") != std::string::npos);
    CHECK(html.find("cautious") != std::string::npos);
    CHECK(html.find("http") == std::string::npos);
    CHECK(html.rfind("</html>\n") == html.size() - 8);
}

TEST_CASE("a report of bluffs counts two cards an offer, face up and down") {
    const json report = figures_of("--bluffs --a greedy --pairs 1");
    CHECK(report["matches"].size() == 3);
    // 3 matches of 2 games, 4 rounds, 4 offers of 2 cards each.
    CHECK(report["bluffs"]["all"]["offered"] == 3 * 2 * 4 * 4 * 2);
    CHECK(report["bluffs"]["fifths"].size() == 5);
}

TEST_CASE("a contest goes on where its file was cut, and ends as if it had not been") {
    const std::string file = scratch("pairs.jsonl");
    std::filesystem::remove(file);
    const std::string contest = "--names random,greedy,page --module all --resume " + file;
    const json whole = without_times(figures_of(contest + " --pairs 3"));
    const std::string text = content_of(file);
    const auto lines = lines_of(text);
    REQUIRE(lines.size() == 1 + 3 * 5 * 3);
    for (const std::size_t kept : {text.size() - 1, text.size() / 2, lines[0].size() + 1,
                                   lines[0].size(), lines[0].size() / 2, std::size_t{0}}) {
        CAPTURE(kept);
        written("pairs.jsonl", text.substr(0, kept));
        CHECK(without_times(figures_of(contest + " --pairs 3")) == whole);
        CHECK(lines_of(content_of(file)).size() == lines.size());
    }
    CHECK(figures_of(contest + " --pairs 2")["matches"][0]["pairs"] == 2);
    CHECK(figures_of(contest + " --pairs 4")["matches"][0]["pairs"] == 4);
    CHECK(lines_of(content_of(file)).size() == 1 + 4 * 5 * 3);
}

TEST_CASE("a file of another contest is refused, and left as it was") {
    const std::string file = scratch("other.jsonl");
    std::filesystem::remove(file);
    const std::string match = "--a greedy --b random --pairs 1 --resume " + file;
    REQUIRE(arena(match).status == 0);
    const std::string before = content_of(file);
    check_refused("arena " + match + " --seed 2",
                  "belongs to another contest: its seed is 1, not 2", 1);
    check_refused("arena " + match + " --side B", "its side is \"A\", not \"B\"", 1);
    check_refused("arena " + match + " --module quest", "its modules are others", 1);
    check_refused("arena --a page --b random --pairs 1 --resume " + file, "its entrants are others",
                  1);
    CHECK(content_of(file) == before);

    written("other.jsonl", before + "{\"module\":\"none\"}\n" + lines_of(before)[1] + "\n");
    check_refused("arena " + match, "line 3 is no finished pair", 1);
    for (const std::string noise : {"a list of shopping", "a list\nof shopping\n", "{}\n", "\n"}) {
        written("other.jsonl", noise);
        check_refused("arena " + match, "is no resume file of the arena", 1);
        CHECK(content_of(file) == noise);
    }
    check_refused("arena --a greedy --b random --resume /nowhere/at_all", "cannot be written", 1);
}

TEST_CASE("Ctrl-C prints and keeps what was played") {
    const std::string file = scratch("stopped.jsonl");
    std::filesystem::remove(file);
    const std::string command = "timeout --signal=INT 1 '" KINGDOM_BINARY
                                "' arena --a greedy --b random --pairs 100000000 --resume " +
                                file + " --json >" + scratch("stopped.json");
    CHECK(std::system(command.c_str()) != -1);
    const json figures = json::parse(content_of(scratch("stopped.json")));
    CHECK(figures["stopped"] == true);
    CHECK(figures["pairs"] == lines_of(content_of(file)).size() - 1);
}

TEST_CASE("bad arguments of the arena are told in one sentence") {
    check_refused("arena ", "--a: name who plays");
    check_refused("arena --a greedy", "--b: name whom a plays against");
    check_refused("arena --a greedy --b god",
                  "--b: 'god' is no contestant; there are random, greedy,");
    check_refused("arena --a greedy --b random --pairs 0", "'0' is not a whole number");
    check_refused("arena --a greedy --b random --module war",
                  "there are none, menace, advisors, quest, "
                  "conquest, all");
    check_refused("arena --a greedy --b random --budget soon", "--budget: 'soon' is no budget");
    check_refused("arena --a search --b random --budget playouts=0",
                  "'0' is not a whole number from 1");
    check_refused("arena --a search --b random --budget ms=1e3", "'1e3' is not a whole number");
    check_refused("arena --a search --b random --budget threads=99", "from 1 to 16 for threads");
    check_refused("arena --a search --b random --budget playouts=5+", "'' is no budget");
    check_refused("arena --a search --b random --budget-b ms=5",
                  "--budget-b: random does not search");
    check_refused("arena --a search@ --b random", "'' is no budget");
    check_refused("arena --a greedy@ms=5 --b random", "greedy does not search");
    check_refused("arena --names greedy", "two at least must play");
    check_refused("arena --names greedy,page,greedy", "greedy is there twice");
    check_refused("arena --names greedy,page --budget-a ms=5", "belong to --a and --b");
    check_refused("arena --levels --ladder", "only one of");
    check_refused("arena --ladder --a greedy", "belong to a match of two");
    check_refused("arena --a search --b greedy --timed-pairs 1", "belongs to a contest of many");
    check_refused("arena --a search --b greedy --timed-budget ms=5",
                  "belongs to a contest of many");
    check_refused("arena --names greedy,page --timed-budget soon",
                  "--timed-budget: 'soon' is no budget");
    check_refused("arena --names search@ms=5,search@ms=9 --timed-budget playouts=5",
                  "search@playouts=5 is there twice");
    check_refused("arena --names greedy,search@ms=5 --timed-pairs 0", "two at least must play");
    check_refused("arena --bluffs --a greedy --resume x", "played in one go");
    check_refused("arena --a greedy --b random --threads 0", "'0' is not a whole number");
    check_refused("arena --a greedy --b random --html /nowhere/at_all", "cannot be written", 1);
    check_refused("arena --a greedy --b random --json /nowhere/at_all", "cannot be written", 1);
}
