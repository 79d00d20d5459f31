// A user's own deck: checked, shown and played without recompiling.
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "tests/app/program.h"

using namespace kingdom::testing;
using nlohmann::json;

namespace {

json founders_json() {
    return json::parse(content_of(KINGDOM_SOURCE_DIR "/data/decks/founders.json"));
}

std::string own_deck() {
    json deck = founders_json();
    deck["deck"] = "mine-1";
    deck["developments"][0]["key"] = "windy_old_mill";
    return written("own.json", deck.dump());
}

}  // namespace

TEST_CASE("deck check says ok with a summary") {
    const Run run = run_kingdom("deck check " KINGDOM_SOURCE_DIR "/data/decks/founders.json");
    CHECK(run.status == 0);
    CHECK(run.out.rfind("ok: founders-1: 67 developments", 0) == 0);
}

TEST_CASE("deck check names every fault with its place") {
    json deck = founders_json();
    deck["developments"][0]["copies"] = 40;
    deck["developments"][1]["type"] = "castle";
    deck["calamities"]["copies"] = 9;
    const Run run = run_kingdom("deck check " + written("bad.json", deck.dump()));
    CHECK(run.status == 1);
    CHECK(lines_of(run.out).size() >= 3);
    CHECK(run.out.find("developments[1].type") != std::string::npos);
    CHECK(run.out.find("calamities") != std::string::npos);
    CHECK(lines_of(run.err).size() == 1);
    CHECK(run_kingdom("simulate --deck " + scratch("bad.json")).status == 1);
}

TEST_CASE("deck show prints every card in the language asked for") {
    const Run english = run_kingdom("deck show");
    CHECK(english.status == 0);
    for (const std::string name : {"Farm", "Crown Jewels", "Calamity", "Vermin", "Master Artisan",
                                   "The Missing Heir", "Witchfen"}) {
        CHECK_MESSAGE(english.out.find(name) != std::string::npos, name);
    }
    CHECK(run_kingdom("deck show --lang it").out.find("Calamità") != std::string::npos);
    CHECK(run_kingdom("deck show", "", "LC_ALL=fr_FR.UTF-8").out.find("Calamité") !=
          std::string::npos);
    CHECK(english.out.find('\x1b') == std::string::npos);
}

TEST_CASE("a user's own deck plays, and cards without a text show their key") {
    const std::string deck = own_deck();
    const Run show = run_kingdom("deck show --deck " + deck);
    CHECK(show.out.find("Windy old mill") != std::string::npos);
    const std::string games = scratch("own.jsonl");
    CHECK(run_kingdom("simulate --games 2 --deck " + deck + " --record " + games).status == 0);
    CHECK(run_kingdom("replay --deck " + deck + " " + games).status == 0);
    CHECK(run_kingdom("replay " + games).status == 1);  // not the deck it was played with
    CHECK(run_kingdom("bench --games 2 --module none --deck " + deck).status == 0);
}
