// The files of counts, and the figures of the bench.
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "app/bench/signature.h"
#include "app/perft/count.h"
#include "app/perft/perft_file.h"
#include "cards/founders.h"
#include "tests/app/program.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

std::string fault_of(const std::string& text) {
    const auto read = read_perft(founders(), text);
    return read ? "" : read.error();
}

}  // namespace

TEST_CASE("R4.5 eight different cards and two trap tokens make 448 first offers") {
    const State state = new_game(founders().deck, Setup{}, Rng(11));
    CHECK(perft(founders().deck, state, 0) == 1);
    CHECK(perft(founders().deck, state, 1) == 448);
    CHECK(perft(founders().deck, state, 2) == 2 * 448);
    std::uint64_t sum = 0;
    for (const auto& [decision, lines] : perft_divided(founders().deck, state, 2)) sum += lines;
    CHECK(sum == 2 * 448);
}

TEST_CASE("perft files are read line by line, and a fault names its line") {
    const std::string start = "# comment\nid one\nsetup seed=11 module=none\n";
    const auto read = read_perft(founders(), start + "\nperft 1 448\nperft 2 896\n");
    REQUIRE(read.has_value());
    CHECK(read->at(0).id == "one");
    CHECK(read->at(0).counts.size() == 2);
    CHECK(fault_of("perft 1 2\n").find("line 1: 'perft' has no place here") == 0);
    CHECK(fault_of("id x\nsetup seed\n").find("line 2") == 0);
    CHECK(fault_of("id x\nsetup seed=x\n").find("line 2") == 0);
    CHECK(fault_of("id x\nsetup players=3\n").find("line 2") == 0);
    CHECK(fault_of("id x\nsetup colour=red\n").find("line 2") == 0);
    CHECK(fault_of(start + "play {\n").find("line 4") == 0);
    CHECK(fault_of(start + "play {\"by\":\"valados\",\"do\":\"done\"}\n").find("(R") !=
          std::string::npos);
    CHECK(fault_of(start + "perft 1\n").find("line 4") == 0);
    CHECK(fault_of(start + "perft 99 1\n").find("line 4") == 0);
}

TEST_CASE("kingdom perft counts, divides and checks files") {
    CHECK(run_kingdom("perft --seed 11 --depth 2").out == "896\n");
    CHECK(lines_of(run_kingdom("perft --seed 11 --depth 1 --divide").out).size() == 449);
    const std::string right = written("right.perft", "id a\nsetup seed=11\nperft 1 448\n");
    const std::string wrong = written("wrong.perft", "id a\nsetup seed=11\nperft 1 449\n");
    CHECK(run_kingdom("perft --check " + right).out == "1 counts hold\n");
    const Run run = run_kingdom("perft --check " + right + " " + wrong);
    CHECK(run.status == 1);
    CHECK(run.out == "a: depth 1 has 448 lines, not 449\n");
}

TEST_CASE("bench prints the keys that other programs read") {
    const Run run = run_kingdom("bench --json --seconds 0.01");
    REQUIRE(run.status == 0);
    const auto report = nlohmann::json::parse(run.out);
    for (const std::string module :
         {"none", "menace", "advisors", "quest", "conquest", "solo_none", "solo_menace",
          "solo_advisors", "solo_quest", "solo_conquest"}) {
        CHECK(report["modules"][module]["decisions_per_s"] > 0);
        CHECK(report["modules"][module]["playouts_per_s"] > 0);
        CHECK(report["modules"][module]["games_per_s"] > 0);
    }
    CHECK(report["state_bytes"] <= 1024);
    CHECK(report["clone_ns"] > 0);
    CHECK(report["view_ns"] > 0);
    CHECK(report["sample_ns"] > 0);
    CHECK(report["signature"].get<std::string>().size() == 16);
    CHECK(report["opponents_signature"].get<std::string>().size() == 16);
}

TEST_CASE("bench --signature prints one line a name, always the same") {
    const Run run = run_kingdom("bench --signature");
    CHECK(run.out == signature_lines(founders().deck));
    CHECK(run.out.rfind("rules ", 0) == 0);
    CHECK(run.out.find("\nopponents ") != std::string::npos);
    const Run games = run_kingdom("bench --games 3 --module solo_quest");
    CHECK(games.out.rfind("3 games, ", 0) == 0);
}
