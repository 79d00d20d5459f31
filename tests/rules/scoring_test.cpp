// Section 9: the end of the game and the points.
#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

// The points of a player's duchy alone, on side B, whose cards score nothing of their own.
Breakdown score_of(Names duchy) {
    State state = new_table(Module::None, {.side = DuchyFace::B});
    set_duchy(state, kTeressie, duchy);
    return score(deck(), state, kTeressie);
}

// A game that ended with these duchies, on side B.
State ended(Module module, Names valados, Names teressie) {
    State state = new_table(module, {.side = DuchyFace::B});
    set_duchy(state, kValados, valados);
    set_duchy(state, kTeressie, teressie);
    end_game(state);
    return state;
}

Outcome outcome_of(const State& state) {
    const auto result = outcome(deck(), state);
    REQUIRE(result);
    return *result;
}

}  // namespace

TEST_CASE("R9.1 flat values in the duchy are gross points") {
    const Breakdown points = score_of({"grand_arena", "grand_library#1", "farm#1"});
    CHECK(points.flat == 6 + 3);
    CHECK(points.total() == 9);
}

TEST_CASE("R9.1 a combo is its value times the cards of its type in the duchy") {
    const Breakdown points =
        score_of({"majestic_statue", "royal_mint#1", "royal_mint#2", "farm#1", "calamity#1"});
    CHECK(points.combo == 3 * 3);
    CHECK(score_of({"secret_fellowship", "farm#1"}).combo == 0);
}

TEST_CASE("R9.1 the combo of the duchy card counts like those of built cards") {
    State state = new_table(Module::None, {.side = DuchyFace::A});
    const Points& printed = deck().duchies[index(kTeressie)][0].points;
    REQUIRE(printed.per == CardType::Monument);
    set_duchy(state, kTeressie, {"royal_mint#1", "royal_mint#2", "farm#1"});
    CHECK(score(deck(), state, kTeressie).combo == printed.each * 2);
}

TEST_CASE("R9.1 each calamity costs four points") {
    CHECK(score_of({"calamity#1"}).calamities == -4);
    CHECK(score_of({"calamity#1", "calamity#2", "calamity#3"}).total() == -12);
}

TEST_CASE("R9.1 cards under construction, krystallium and soldiers are worth nothing") {
    State state = new_table(Module::None, {.side = DuchyFace::B});
    set_stock(state, kValados, {.krystallium = 9, .soldiers = 9, .training = 1});
    set_duchy(state, kValados, {"majestic_statue"});
    set_construction(state, kValados,
                     {all_but_one("throne_of_glass", Resource::Gold),
                      all_but_one("grand_arena", Resource::Gold)});
    CHECK(score(deck(), state, kValados) == Breakdown{.combo = 3});
}

TEST_CASE("R9.2 the higher score wins") {
    const State state = ended(Module::None, {"farm#1", "farm#2"}, {"grand_arena"});
    const Outcome result = outcome_of(state);
    CHECK(result.breakdown[index(kValados)].total() == 0);
    CHECK(result.breakdown[index(kTeressie)].total() == 6);
    CHECK(result.winner == kTeressie);
    CHECK(result.tie_break == TieBreak::None);
    CHECK(result.medal == Medal::None);
}

TEST_CASE("R9.2 equal scores: more cards in the duchy wins, calamities counted") {
    // Both have 2 points and one built card; only the calamity tells them apart.
    State state = ended(Module::None, {"grand_arena", "calamity#1"}, {"munitions_specialists#1"});
    set_stock(state, kTeressie, {.soldiers = 9});
    const Outcome result = outcome_of(state);
    REQUIRE(result.breakdown[0].total() == result.breakdown[1].total());
    CHECK(result.winner == kValados);
    CHECK(result.tie_break == TieBreak::Cards);
}

TEST_CASE("R9.2 advisors and cards under construction are no cards of the duchy") {
    State state = ended(Module::Advisors, {"farm#1"}, {"farm#2"});
    set_advisors(state, kValados, {Advisor::MasterArtisan, Advisor::GreatSilversmith});
    set_advisors(state, kTeressie, {});
    set_construction(state, kValados, {all_but_one("nexus", Resource::Exploration)});
    for (const Player player : kPlayers) set_stock(state, player, {});
    CHECK(outcome_of(state).tie_break == TieBreak::Shared);
}

TEST_CASE("R9.2 menaces are no cards of the duchy") {
    State state = ended(Module::Menace, {"munitions_specialists#1"}, {"grand_arena"});
    REQUIRE(deck().menaces[index(MenaceKind::Vermin)].points == -2);
    set_construction(state, kTeressie, {{"vermin#1"}, {"vermin#2"}});
    const Outcome result = outcome_of(state);
    REQUIRE(result.breakdown[0].total() == result.breakdown[1].total());
    CHECK(result.tie_break == TieBreak::Shared);
}

TEST_CASE("R9.2 equal cards too: more soldiers in stock wins") {
    State state = ended(Module::None, {"farm#1"}, {"farm#2"});
    set_stock(state, kValados, {.soldiers = 1});
    // Neither those in training nor those on cards count.
    set_stock(state, kTeressie, {.soldiers = 0, .training = 1});
    set_construction(state, kTeressie, {all_but_one("royal_guard", Resource::Population)});
    const Outcome result = outcome_of(state);
    CHECK(result.winner == kValados);
    CHECK(result.tie_break == TieBreak::Soldiers);
}

TEST_CASE("R9.2 equal in everything: the victory is shared") {
    State state = ended(Module::None, {"farm#1"}, {"farm#2"});
    for (const Player player : kPlayers) set_stock(state, player, {.soldiers = 2});
    set_stock(state, kValados, {.krystallium = 5, .soldiers = 2, .training = 1});
    const Outcome result = outcome_of(state);
    CHECK(!result.winner);
    CHECK(result.tie_break == TieBreak::Shared);
}

TEST_CASE("R9.3 the rulebook's example of 39 points") {
    State state = new_table(Module::None, {.side = DuchyFace::A});
    set_duchy(state, kTeressie,
              {"alchemical_forge#1", "grand_arena", "grand_library#1", "majestic_statue",
               "secret_fellowship", "calamity#1", "calamity#2"});
    set_construction(state, kTeressie, {all_but_one("gilded_basilica", Resource::Gold)});
    const Breakdown points = score(deck(), state, kTeressie);
    CHECK(points.flat == 2 + 6 + 3);
    CHECK(points.combo == (3 + 4 + 2) * 4);
    CHECK(points.calamities == -8);
    CHECK(points.total() == 39);
}
