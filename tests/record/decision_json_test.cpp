#include "record/decision_json.h"

#include "doctest/doctest.h"
#include "record/replay.h"
#include "tests/record/games.h"

using namespace kingdom;
using namespace kingdom::testing;
using nlohmann::json;

namespace {

Card card(std::string_view text) {
    for (std::size_t i = 0; i < kCardCount; ++i) {
        if (key_of(founders(), card_at(i)) == text) return card_at(i);
    }
    FAIL("no such card");
    return {};
}

void check_pair(Decision decision, const char* text) {
    CHECK(decision_to_json(founders(), decision) == json::parse(text));
    const auto read = read_decision(founders(), text);
    REQUIRE_MESSAGE(read.has_value(), read.error());
    CHECK(*read == decision);
}

std::string error_of(const char* text) {
    const auto read = read_decision(founders(), text);
    return read ? "" : read.error();
}

}  // namespace

TEST_CASE("decisions of the choice phase in the words of the vocabulary") {
    check_pair(decision(KeepAdvisor{card("master_artisan")}),
               R"({"do": "keep_advisor", "card": "master_artisan#1"})");
    check_pair(
        decision(Offer{{card("farm"), Area::Left, false}, {card("nexus"), Area::Right, true}}),
        R"({"do": "offer", "places": [{"card": "farm#1", "area": "left", "face": "up"},
                                             {"card": "nexus#1", "area": "right", "face": "down"}]})");
    check_pair(decision(Select{Area::Right}), R"({"do": "select", "area": "right"})");
    check_pair(decision(Reveal{{Row::Right, 4}}),
               R"({"do": "reveal", "at": {"area": "right", "index": 4}})");
    check_pair(decision(Search{card("farm"), card("nexus")}),
               R"({"do": "search", "cards": ["farm#1", "nexus#1"]})");
    check_pair(decision(Pick{card("nexus")}), R"({"do": "pick", "card": "nexus#1"})");
}

TEST_CASE("decisions of planning and production in the words of the vocabulary") {
    check_pair(decision(Slate{card("farm")}), R"({"do": "slate", "card": "farm#1"})");
    check_pair(decision(Recycle{card("farm")}), R"({"do": "recycle", "card": "farm#1"})");
    check_pair(decision(Discard{card("farm")}), R"({"do": "discard", "card": "farm#1"})");
    check_pair(decision(Done{}), R"({"do": "done"})");
    check_pair(decision(Place{card("farm"), Resource::Materials, Resource::Materials}),
               R"({"do": "place", "resource": "materials", "on": "farm#1"})");
    check_pair(decision(Place{{}, Resource::Gold, Resource::Gold}),
               R"({"do": "place", "resource": "gold", "on": "alchemy"})");
    check_pair(
        decision(Place{card("nexus"), Resource::Krystallium, Resource::Exploration}),
        R"({"do": "place", "resource": "krystallium", "on": "nexus#1", "as": "exploration"})");
    check_pair(
        decision(Place{card("nexus"), Resource::Krystallium, Resource::Krystallium}),
        R"({"do": "place", "resource": "krystallium", "on": "nexus#1", "as": "krystallium"})");
    check_pair(decision(Place{card("dragon_egg"), Resource::Soldiers, Resource::Soldiers}),
               R"({"do": "place", "resource": "soldiers", "on": "dragon_egg#1"})");
}

TEST_CASE("decisions of the modules in the words of the vocabulary") {
    check_pair(decision(Activate{Advisor::GreatSilversmith, {}, {}, {}}),
               R"({"do": "activate", "advisor": "great_silversmith"})");
    check_pair(decision(Activate{Advisor::MasterCartographer, Area::Left, {}, {}}),
               R"({"do": "activate", "advisor": "master_cartographer", "area": "left"})");
    check_pair(
        decision(Activate{Advisor::PowerBehindTheThrone, {}, At{Row::SelectionTeressie, 1}, {}}),
        R"({"do": "activate", "advisor": "power_behind_the_throne",
                   "at": {"selection": "teressie", "index": 1}})");
    check_pair(decision(Activate{Advisor::MasterArtisan, {}, {}, card("nexus")}),
               R"({"do": "activate", "advisor": "master_artisan", "card": "nexus#1"})");
    check_pair(decision(Step{3, {{1, 0, 2, 0}, {0, 0, 0, 1}, 2, 1}}),
               R"({"do": "step", "index": 4, "pay": {"alchemy": {"materials": 1, "gold": 2},
                   "in_hand": {"exploration": 1}, "krystallium": 2, "soldiers": 1}})");
    check_pair(decision(Step{0, {{}, {}, 0, 1}}),
               R"({"do": "step", "index": 1, "pay": {"soldiers": 1}})");
    check_pair(decision(Transmute{{5, 0, 0, 0}}),
               R"({"do": "transmute", "cubes": {"materials": 5}})");
    check_pair(decision(Forfeit{card("farm")}), R"({"do": "forfeit", "card": "farm#1"})");
    check_pair(decision(Cover{Resource::Gold}), R"({"do": "cover", "resource": "gold"})");
    check_pair(decision(Freeze{menace(MenaceKind::FrostGiant, 2), card("farm")}),
               R"({"do": "freeze", "giant": "frost_giant#3", "card": "farm#1"})");
    check_pair(decision(Vanquish{card("shadow"), {}}), R"({"do": "vanquish", "card": "shadow#1"})");
    check_pair(decision(Vanquish{card("thief"), Resource::Gold}),
               R"({"do": "vanquish", "card": "thief#1", "uncover": "gold"})");
    check_pair(decision(Recruit{3}), R"({"do": "recruit", "armies": 3})");
    check_pair(decision(Move{0, 2, 4, {}}),
               R"({"do": "move", "from": "valados_castle", "to": "heron_ford", "armies": 4})");
    check_pair(decision(Move{2, 7, 4, true}), R"({"do": "move", "from": "heron_ford",
               "to": "gallows_keep", "armies": 4, "imprison": true})");
    check_pair(decision(Pass{}), R"({"do": "pass"})");
}

TEST_CASE("every decision that a game offers reads back as itself") {
    for (const Setup& setup : all_setups()) {
        GameRecorder game(founders(), setup, 15);
        Rng rng(15);
        while (const auto player = game.next_player()) {
            for (const Decision decision : game.legal(*player)) {
                if (rng.below(8) != 0) continue;
                const auto read =
                    decision_from_json(founders(), decision_to_json(founders(), decision));
                REQUIRE_MESSAGE(read.has_value(), read.error());
                REQUIRE(*read == decision);
            }
            game.play({*player, some_decision(game, *player, rng)});
        }
    }
}

TEST_CASE("what is no decision is refused at its place") {
    CHECK(error_of("[]") == "an array is not an object");
    CHECK(error_of("{}") == "do: this is missing");
    CHECK(error_of(R"({"do": 1})") == "do: 1 is not a text");
    CHECK(error_of(R"({"do": "cheat"})") == "do: 'cheat' is no kind of decision");
    CHECK(error_of(R"({"do": "done", "do": "done"})") == "do: this key stands twice");
    CHECK(error_of(R"({"do": "done", "by": "valados"})") == "by: this key is not known here");
    CHECK(error_of(R"({"do": "slate"})") == "card: this is missing");
    CHECK(error_of(R"({"do": "slate", "card": "farm"})") == "card: 'farm' is no card of the deck");
    CHECK(error_of(R"({"do": "slate", "card": 7})") == "card: 7 is not a text");
    CHECK(error_of(R"({"do": "slate", "card": "farm#1", "x\u0007": 1})") ==
          "'x?': this key is not known here");
    CHECK(error_of(R"({"do": "select", "area": "middle"})") == "area: 'middle' is no area");
}

TEST_CASE("an offer is exactly two placements") {
    CHECK(error_of(R"({"do": "offer", "places": 2})") == "places: 2 is not an array");
    CHECK(error_of(R"({"do": "offer", "places": []})") == "places: there are two, not 0");
    CHECK(error_of(R"({"do": "offer", "places": [1, 2]})") == "places[0]: 1 is not an object");
    CHECK(error_of(R"({"do": "offer", "places": [
              {"card": "farm#1", "area": "left", "face": "up"},
              {"card": "farm#2", "area": "left", "face": "sideways"}]})") ==
          "places[1].face: 'sideways' is neither 'up' nor 'down'");
    CHECK(error_of(R"({"do": "search", "cards": ["farm#1", "farm#2", "farm#3"]})") ==
          "cards: there are two, not 3");
}

TEST_CASE("`as` stands with krystallium and only with it") {
    CHECK(error_of(R"({"do": "place", "resource": "gold", "on": "farm#1", "as": "gold"})") ==
          "as: this key is not known here");
    CHECK(error_of(R"({"do": "place", "resource": "krystallium", "on": "farm#1"})") ==
          "as: this is missing");
    CHECK(error_of(R"({"do": "place", "resource": "wood", "on": "farm#1"})") ==
          "resource: 'wood' is no resource");
}

TEST_CASE("an advisor has exactly the target that it needs") {
    CHECK(error_of(R"({"do": "activate", "advisor": "great_silversmith", "area": "left"})") ==
          "area: this key is not known here");
    CHECK(error_of(R"({"do": "activate", "advisor": "master_cartographer"})") ==
          "area: this is missing");
    CHECK(error_of(R"({"do": "activate", "advisor": "chief_mercenary", "at": {"index": 0}})") ==
          "at.selection: this is missing");
    CHECK(error_of(R"({"do": "activate", "advisor": "chief_mercenary",
                       "at": {"index": 0, "area": "left", "selection": "valados"}})") ==
          "at.selection: this key is not known here");
    CHECK(error_of(R"({"do": "activate", "advisor": "farm"})") == "advisor: 'farm' is no advisor");
}

TEST_CASE("numbers that no game can hold are refused, never cut") {
    CHECK(error_of(R"({"do": "reveal", "at": {"area": "left", "index": 32}})") ==
          "at.index: 32 is not a number from 0 to 31");
    CHECK(error_of(R"({"do": "reveal", "at": {"area": "left", "index": -1}})") ==
          "at.index: -1 is not a number from 0 to 31");
    CHECK(error_of(R"({"do": "reveal", "at": {"area": "left", "index": 1.0}})") ==
          "at.index: this is not a whole number from 0 to 31");
    CHECK(error_of(R"({"do": "recruit", "armies": 18446744073709551617})") ==
          "armies: this is not a whole number from 0 to 15");
    CHECK(error_of(R"({"do": "recruit", "armies": 18446744073709551615})") ==
          "armies: 18446744073709551615 is not a number from 0 to 15");
    CHECK(error_of(R"({"do": "recruit", "armies": 256})") ==
          "armies: 256 is not a number from 0 to 15");
    CHECK(error_of(R"({"do": "step", "index": 0, "pay": {}})") ==
          "index: 0 is not a number from 1 to 4");
    CHECK(error_of(R"({"do": "step", "index": 1, "pay": {"krystallium": 64}})") ==
          "pay.krystallium: 64 is not a number from 1 to 63");
    CHECK(error_of(R"({"do": "step", "index": 1, "pay": {"alchemy": {"gold": 0}}})") ==
          "pay.alchemy.gold: 0 is not a number from 1 to 15");
    CHECK(error_of(R"({"do": "transmute", "cubes": {"krystallium": 5}})") ==
          "cubes.krystallium: this key is not known here");
}

TEST_CASE("only basic resources are covered and uncovered") {
    CHECK(error_of(R"({"do": "cover", "resource": "soldiers"})") ==
          "resource: 'soldiers' is no basic resource");
    CHECK(error_of(R"({"do": "vanquish", "card": "thief#1", "uncover": "krystallium"})") ==
          "uncover: 'krystallium' is no basic resource");
    CHECK(error_of(R"({"do": "move", "from": "here", "to": "there", "armies": 1})") ==
          "from: 'here' is no territory");
    CHECK(error_of(R"({"do": "move", "from": "heron_ford", "to": "thornwood", "armies": 1,
                       "imprison": null})") == "imprison: null is neither true nor false");
}

TEST_CASE("a turn says whose decision it is") {
    const Turn turn{Player::Teressie, decision(Done{})};
    const json value = turn_to_json(founders(), turn);
    CHECK(value == json{{"by", "teressie"}, {"do", "done"}});
    CHECK(*turn_from_json(founders(), value) == turn);
    CHECK(turn_from_json(founders(), {{"do", "done"}}).error() == "by: this is missing");
}

TEST_CASE("a decision has a short text for sentences") {
    CHECK(decision_text(founders(), decision(Offer{{card("farm"), Area::Left, false},
                                                   {card("nexus"), Area::Right, true}})) ==
          "offer farm#1@left nexus#1@right?");
    CHECK(decision_text(founders(), decision(Slate{card("farm")})) == "slate farm#1");
    CHECK(decision_text(founders(), decision(Done{})) == "done");
    CHECK(decision_text(founders(), decision(Step{0, {{}, {}, 2, 0}})) ==
          "step index 1 krystallium 2");
}
