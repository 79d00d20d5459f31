// What holds for every menace: where it comes from, the menace step, combat and points.
#include <doctest/doctest.h>

#include "tests/support/menace_table.h"

namespace kingdom::testing {
namespace {

// Random legal play up to the first decision of the next round, or to the end of the game.
void play_to_next_round(State& state, Rng& rng) {
    const int round = state.round;
    while (state.round == round && next_player(state)) {
        const Player player = *next_player(state);
        const DecisionList list = legal_decisions(deck(), state, player);
        apply(deck(), state, {player, list[rng.below(static_cast<std::uint32_t>(list.size()))]});
    }
}

TEST_CASE("R11.1 each player takes a card of their own menace deck every round") {
    State state =
        new_table(Module::Menace, {.menaces = {MenaceDeck::Shadows, MenaceDeck::Thieves}});
    Rng rng(3);
    for (std::size_t round = 0; round < kRoundCount; ++round) {
        REQUIRE(state.round == round);
        CardSet shadow, thief;
        shadow.add(menace(MenaceKind::Shadow, round));
        thief.add(menace(MenaceKind::Thief, round));
        CHECK((hand_of(state, kValados) - kDevelopments - kTreasures) == shadow);
        CHECK((hand_of(state, kTeressie) - kDevelopments - kTreasures) == thief);
        CHECK(hand_of(state, kValados).size() == 8);
        play_to_next_round(state, rng);
    }
    CHECK(state.phase == Phase::Over);
}

TEST_CASE("R11.1 the calamities stay in the box") {
    State state =
        new_table(Module::Menace, {.menaces = {MenaceDeck::FrostGiants, MenaceDeck::GiantRats}});
    Rng rng(4);
    while (next_player(state)) {
        for (const Player player : kPlayers) {
            CHECK((hand_of(state, player) & kCalamities).empty());
            CHECK((side(state, player).duchy & kCalamities).empty());
        }
        play_to_next_round(state, rng);
    }
    CHECK(outcome(deck(), state)->breakdown[0].calamities == 0);
    CHECK(outcome(deck(), state)->breakdown[1].calamities == 0);
}

TEST_CASE("R11.1 the two menace decks are different ones") {
    Setup setup;
    setup.module = Module::Menace;
    setup.menaces = {MenaceDeck::Thieves, MenaceDeck::Thieves};
    CHECK(setup_fault(deck(), setup) == SetupFault::SameMenaceTwice);
    setup.menaces = {MenaceDeck::Thieves, MenaceDeck::Shadows};
    CHECK(!setup_fault(deck(), setup));
    // Alone there is one deck, and in another module none.
    setup.menaces = {MenaceDeck::Thieves, MenaceDeck::Thieves};
    setup.players = 1;
    CHECK(!setup_fault(deck(), setup));
    setup.players = 2;
    setup.module = Module::Quest;
    CHECK(!setup_fault(deck(), setup));
}

TEST_CASE("R11.2 a menace works on the player who took it, whoever's deck it came from") {
    State state = menace_table(MenaceDeck::FrostGiants, MenaceDeck::GiantRats);
    set_selection(state, kValados, {"giant_rat#1"});
    set_selection(state, kTeressie, {"frost_giant#1"});
    open_menace_step(state);
    CHECK(menaces_of(state, kValados) == cards({"giant_rat#1", "vermin#1"}));
    CHECK(menaces_of(state, kTeressie) == cards({"frost_giant#1"}));
}

TEST_CASE("R11.2 a menace selected face down is turned up first and works like any other") {
    State state = menace_table(MenaceDeck::FrostGiants, MenaceDeck::GiantRats);
    set_selection(state, kValados, {"giant_rat#1?t"});
    const auto events = open_menace_step(state);
    CHECK(count(events, EventKind::TurnedUp) == 1);
    CHECK(menaces_of(state, kValados) == cards({"giant_rat#1", "vermin#1"}));
}

TEST_CASE("R11.2 a menace is neither slated nor recycled") {
    State state = menace_table(MenaceDeck::FrostGiants, MenaceDeck::Thieves);
    set_selection(state, kValados, {"frost_giant#1", "farm", "hamlet"});
    open_menace_step(state);
    play(state, kValados, Freeze{card("frost_giant#1"), card("farm")});
    REQUIRE(state.phase == Phase::Planning);
    CHECK(refused(state, kValados, Slate{card("frost_giant#1")}) == Refusal::CannotBeSlated);
    CHECK(refused(state, kValados, Recycle{card("frost_giant#1")}) == Refusal::CannotBeRecycled);
    CHECK(is_legal(state, kValados, Slate{card("hamlet")}));
}

TEST_CASE("R11.2 a menace is no card under construction: nothing is placed on it or discarded") {
    State state = menace_table(MenaceDeck::FrostGiants, MenaceDeck::Thieves);
    set_construction(state, kValados, {{"thief#1"}});
    set_stock(state, kValados, {.krystallium = 1, .soldiers = 1});
    start_planning(state);
    const Card thief = card("thief#1");
    CHECK(refused(state, kValados, Discard{thief}) == Refusal::NotThereToDiscard);
    CHECK(refused(state, kValados, Place{thief, Resource::Soldiers, Resource::Soldiers}) ==
          Refusal::CardNotUnderConstruction);
}

TEST_CASE("R11.2 shadows do not take a menace") {
    State state = menace_table(MenaceDeck::Shadows, MenaceDeck::FrostGiants);
    set_selection(state, kValados, {"frost_giant#1", "shadow#1", "farm"});
    open_menace_step(state);
    REQUIRE(state.phase == Phase::MenaceStep);
    for (const std::string_view name : {"frost_giant#1", "shadow#1"}) {
        CHECK(refused(state, kValados, Forfeit{card(name)}) == Refusal::CannotBeForfeited);
    }
    CHECK(legal_decisions(deck(), state, kValados).size() == 1);
    CHECK(is_legal(state, kValados, Forfeit{card("farm")}));
}

TEST_CASE("R11.2 shadows come before thieves") {
    State state = menace_table(MenaceDeck::Shadows, MenaceDeck::Thieves);
    set_selection(state, kValados, {"thief#1", "shadow#1", "farm"});
    open_menace_step(state);
    CHECK(refused(state, kValados, Cover{Resource::Materials}) == Refusal::MenacesOutOfOrder);
    play(state, kValados, Forfeit{card("farm")});
    CHECK(is_legal(state, kValados, Cover{Resource::Materials}));
}

TEST_CASE("R11.2 shadows come before frost giants, which may then find no card") {
    State state = menace_table(MenaceDeck::Shadows, MenaceDeck::FrostGiants);
    set_selection(state, kValados, {"frost_giant#1", "shadow#1", "farm"});
    open_menace_step(state);
    CHECK(refused(state, kValados, Freeze{card("frost_giant#1"), card("farm")}) ==
          Refusal::MenacesOutOfOrder);
    play(state, kValados, Forfeit{card("farm")});
    CHECK(menaces_of(state, kValados) == cards({"frost_giant#1", "shadow#1"}));
    CHECK(state.board.above_giant[0] == kHiddenCard);
    CHECK(state.phase != Phase::MenaceStep);
}

TEST_CASE("R11.2 thieves come before frost giants") {
    State state = menace_table(MenaceDeck::Thieves, MenaceDeck::FrostGiants);
    set_selection(state, kValados, {"frost_giant#1", "thief#1", "farm"});
    open_menace_step(state);
    CHECK(refused(state, kValados, Freeze{card("frost_giant#1"), card("farm")}) ==
          Refusal::MenacesOutOfOrder);
    play(state, kValados, Cover{Resource::Materials});
    CHECK(is_legal(state, kValados, Freeze{card("frost_giant#1"), card("farm")}));
}

TEST_CASE("R11.2 planning goes on when both players are done with the menace step") {
    State state = menace_table(MenaceDeck::Thieves, MenaceDeck::Shadows);
    set_selection(state, kValados, {"thief#1", "farm#1"});
    set_selection(state, kTeressie, {"thief#2", "farm#2"});
    open_menace_step(state);
    CHECK(refused(state, kTeressie, Slate{card("farm#2")}) == Refusal::WrongPhase);
    play(state, kTeressie, Cover{Resource::Gold});
    CHECK(state.phase == Phase::MenaceStep);
    CHECK(refused(state, kTeressie, Slate{card("farm#2")}) == Refusal::NotYourTurn);
    play(state, kValados, Cover{Resource::Materials});
    CHECK(state.phase == Phase::Planning);
    CHECK(is_legal(state, kTeressie, Slate{card("farm#2")}));
}

TEST_CASE("R11.2 in the menace step nothing is done at any time, and done is never said") {
    State state = menace_table(MenaceDeck::Thieves, MenaceDeck::Shadows);
    set_selection(state, kValados, {"thief#1"});
    set_construction(state, kValados, {{"farm"}});
    set_stock(state, kValados, {.krystallium = 1});
    open_menace_step(state);
    CHECK(refused(state, kValados, Discard{card("farm")}) == Refusal::WrongPhase);
    CHECK(
        refused(state, kValados, Place{card("farm"), Resource::Krystallium, Resource::Materials}) ==
        Refusal::WrongPhase);
    CHECK(refused(state, kValados, Done{}) == Refusal::WrongPhase);
}

}  // namespace
}  // namespace kingdom::testing
