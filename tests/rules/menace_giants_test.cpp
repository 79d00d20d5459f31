// Frost giants and the cards that they freeze.
#include <doctest/doctest.h>

#include "tests/support/menace_table.h"

namespace kingdom::testing {
namespace {

State giants_table(Setup options = {}) {
    return menace_table(MenaceDeck::FrostGiants, MenaceDeck::GiantRats, options);
}

int giant_cost() {
    return combat_cost(MenaceKind::FrostGiant);
}

// Valados has one card under construction with a giant beneath it.
State frozen_table(const Building& building) {
    State state = giants_table();
    set_construction(state, kValados, {building, {"frost_giant#1"}});
    set_frozen(state, "frost_giant#1", building.card);
    return state;
}

TEST_CASE("R11.6 a giant goes beneath a card under construction or a card that may be slated") {
    State state = giants_table();
    set_construction(state, kValados, {{"hamlet", {1}}});
    set_selection(state, kValados, {"frost_giant#1", "farm", "treasure_gold_gold"});
    open_menace_step(state);
    const Card giant = card("frost_giant#1");
    const DecisionList list = legal_decisions(deck(), state, kValados);
    CHECK(list.size() == 2);
    CHECK(has(list, Freeze{giant, card("farm")}));
    CHECK(has(list, Freeze{giant, card("hamlet")}));
    CHECK(refused(state, kValados, Freeze{giant, card("treasure_gold_gold")}) ==
          Refusal::CannotBeFrozen);
    play(state, kValados, Freeze{giant, card("hamlet")});
    CHECK(state.board.above_giant[0] == card("hamlet"));
    CHECK(menaces_of(state, kValados) == cards({"frost_giant#1"}));
    CHECK(filled(state, card("hamlet"), Resource::Materials) == 1);
    CHECK(state.phase == Phase::Planning);
}

TEST_CASE("R11.6 a card of the selection area is slated by the giant") {
    State state = giants_table();
    set_selection(state, kValados, {"frost_giant#1", "farm"});
    open_menace_step(state);
    const auto events = play(state, kValados, Freeze{card("frost_giant#1"), card("farm")});
    CHECK(count(events, EventKind::Slated) == 1);
    CHECK(count(events, EventKind::Frozen) == 1);
    CHECK(side(state, kValados).construction == cards({"frost_giant#1", "farm"}));
    CHECK(side(state, kValados).selection.empty());
}

TEST_CASE("R11.6 no second giant goes beneath one card") {
    State state = frozen_table({"farm"});
    set_selection(state, kValados, {"frost_giant#2", "hamlet"});
    open_menace_step(state);
    CHECK(refused(state, kValados, Freeze{card("frost_giant#2"), card("farm")}) ==
          Refusal::CannotBeFrozen);
    CHECK(legal_decisions(deck(), state, kValados).size() == 1);
    play(state, kValados, Freeze{card("frost_giant#2"), card("hamlet")});
    CHECK(state.board.above_giant[0] == card("farm"));
    CHECK(state.board.above_giant[1] == card("hamlet"));
}

TEST_CASE("R11.6 no giant goes beneath the opponent's card") {
    State state = giants_table();
    set_construction(state, kTeressie, {{"hamlet"}});
    set_selection(state, kValados, {"frost_giant#1", "farm"});
    open_menace_step(state);
    CHECK(refused(state, kValados, Freeze{card("frost_giant#1"), card("hamlet")}) ==
          Refusal::CannotBeFrozen);
}

TEST_CASE("R11.6 only a giant of the selection area goes beneath a card") {
    State state = giants_table();
    set_construction(state, kValados, {{"frost_giant#3"}});
    set_selection(state, kValados, {"frost_giant#1", "farm"});
    set_selection(state, kTeressie, {"frost_giant#2", "hamlet"});
    open_menace_step(state);
    for (const std::string_view giant : {"frost_giant#2", "frost_giant#3"}) {
        CHECK(refused(state, kValados, Freeze{card(giant), card("farm")}) ==
              Refusal::GiantNotWaiting);
    }
}

TEST_CASE("R11.6 as many giants as possible go beneath cards, one after the other") {
    State state = giants_table();
    set_selection(state, kValados,
                  {"frost_giant#1", "frost_giant#2", "frost_giant#3", "farm", "hamlet"});
    open_menace_step(state);
    play(state, kValados, Freeze{card("frost_giant#2"), card("farm")});
    CHECK(state.phase == Phase::MenaceStep);
    CHECK(legal_decisions(deck(), state, kValados).size() == 1);
    play(state, kValados, Freeze{card("frost_giant#1"), card("hamlet")});
    CHECK(state.phase != Phase::MenaceStep);
    CHECK(state.board.above_giant ==
          std::array{card("hamlet"), card("farm"), kHiddenCard, kHiddenCard});
    CHECK(menaces_of(state, kValados).size() == 3);
}

TEST_CASE("R11.6 a giant without a card lies alone, and stays alone when cards come later") {
    State state = giants_table();
    set_selection(state, kValados, {"frost_giant#1", "treasure_gold_gold"});
    open_menace_step(state);
    REQUIRE(state.phase == Phase::Planning);
    CHECK(menaces_of(state, kValados) == cards({"frost_giant#1"}));
    set_selection(state, kValados, {"farm"});
    open_menace_step(state);
    REQUIRE(state.phase == Phase::Planning);
    CHECK(state.board.above_giant[0] == kHiddenCard);
    play(state, kValados, Slate{card("farm")});
    CHECK(is_legal(state, kValados, Discard{card("farm")}));
}

TEST_CASE("R11.6 a frozen card takes cubes and tokens but is not completed") {
    State state = frozen_table({"munitions_specialists"});
    set_stock(state, kValados, {.krystallium = 1, .soldiers = 1});
    set_cubes(state, kValados, {0, 1, 0, 0});
    start_production(state, Resource::Population);
    const Card frozen = card("munitions_specialists");
    play(state, kValados, Place{frozen, Resource::Population, Resource::Population});
    play(state, kValados, Place{frozen, Resource::Krystallium, Resource::Population});
    const auto events =
        play(state, kValados, Place{frozen, Resource::Soldiers, Resource::Soldiers});
    CHECK(count(events, EventKind::Placed) == 1);
    CHECK(count(events, EventKind::Built) == 0);
    CHECK(filled(state, frozen, Resource::Population) == 2);
    CHECK(side(state, kValados).construction.has(frozen));
    CHECK(side(state, kValados).duchy.empty());
    CHECK(side(state, kValados).soldiers == 0);
}

TEST_CASE("R11.6 a frozen card cannot be discarded") {
    State state = frozen_table({"farm"});
    start_planning(state);
    CHECK(refused(state, kValados, Discard{card("farm")}) == Refusal::CardIsFrozen);
}

TEST_CASE("R11.6 a frozen and a free copy of one card are told apart") {
    State state = frozen_table({"farm#1"});
    set_construction(state, kValados, {{"farm#1"}, {"farm#2"}, {"frost_giant#1"}});
    set_stock(state, kValados, {.krystallium = 1});
    start_planning(state);
    const auto on = [](std::string_view name) {
        return Place{card(name), Resource::Krystallium, Resource::Materials};
    };
    CHECK(is_legal(state, kValados, on("farm#1")));
    CHECK(is_legal(state, kValados, on("farm#2")));
    CHECK(is_legal(state, kValados, Discard{card("farm#2")}));
}

TEST_CASE("R11.6 solo giants freeze too") {
    State state = giants_table({.players = 1});
    set_selection(state, kValados, {"frost_giant#1", "farm"});
    open_menace_step(state);
    CHECK(legal_decisions(deck(), state, kValados).size() == 1);
    play(state, kValados, Freeze{card("frost_giant#1"), card("farm")});
    CHECK(state.board.above_giant[0] == card("farm"));
    CHECK(side(state, kValados).construction.has(card("farm")));
}

TEST_CASE("R11.7 a giant is vanquished with its soldiers and a full card, which is then built") {
    State state = frozen_table({"barracks", {3}});
    set_stock(state, kValados, {.soldiers = giant_cost()});
    start_combat(state);
    const auto events = play(state, kValados, Vanquish{card("frost_giant#1"), {}});
    CHECK(count(events, EventKind::Built) == 1);
    CHECK(menaces_of(state, kValados).empty());
    CHECK(side(state, kValados).duchy == cards({"barracks"}));
    CHECK(side(state, kValados).soldiers == 1);  // the card's bonus
    CHECK(state.board.above_giant[0] == kHiddenCard);
}

TEST_CASE("R11.7 the card must be full and the soldiers paid, one without the other is nothing") {
    State state = frozen_table({"barracks", {2}});
    set_stock(state, kValados, {.soldiers = giant_cost()});
    start_combat(state);
    const Vanquish vanquish{card("frost_giant#1"), {}};
    CHECK(refused(state, kValados, vanquish) == Refusal::FrozenCardNotFull);
    state = frozen_table({"barracks", {3}});
    set_stock(state, kValados, {.soldiers = giant_cost() - 1});
    start_combat(state);
    CHECK(refused(state, kValados, vanquish) == Refusal::NotEnoughSoldiers);
}

TEST_CASE("R11.7 what the frozen card still lacks may be placed in combat before") {
    State state = frozen_table({"munitions_specialists", {0, 1}});
    set_stock(state, kValados, {.krystallium = 1, .soldiers = 1 + giant_cost()});
    start_combat(state);
    const Card frozen = card("munitions_specialists");
    play(state, kValados, Place{frozen, Resource::Krystallium, Resource::Population});
    CHECK(refused(state, kValados, Vanquish{card("frost_giant#1"), {}}) ==
          Refusal::FrozenCardNotFull);
    play(state, kValados, Place{frozen, Resource::Soldiers, Resource::Soldiers});
    CHECK(side(state, kValados).construction.has(frozen));
    play(state, kValados, Vanquish{card("frost_giant#1"), {}});
    CHECK(side(state, kValados).duchy == cards({"munitions_specialists"}));
    CHECK(side(state, kValados).soldiers == 0);
}

TEST_CASE("R11.7 a giant lying alone needs its soldiers only") {
    State state = giants_table();
    set_construction(state, kValados, {{"farm"}, {"frost_giant#1"}});
    set_stock(state, kValados, {.soldiers = giant_cost()});
    start_combat(state);
    play(state, kValados, Vanquish{card("frost_giant#1"), {}});
    CHECK(menaces_of(state, kValados).empty());
    CHECK(side(state, kValados).construction == cards({"farm"}));
}

TEST_CASE("R11.7 each giant is vanquished for its own card") {
    State state = giants_table();
    set_construction(state, kValados,
                     {{"farm#1", {2}}, {"farm#2", {1}}, {"frost_giant#1"}, {"frost_giant#2"}});
    set_frozen(state, "frost_giant#1", "farm#2");
    set_frozen(state, "frost_giant#2", "farm#1");
    set_stock(state, kValados, {.soldiers = 2 * giant_cost()});
    start_combat(state);
    CHECK(refused(state, kValados, Vanquish{card("frost_giant#1"), {}}) ==
          Refusal::FrozenCardNotFull);
    play(state, kValados, Vanquish{card("frost_giant#2"), {}});
    CHECK(side(state, kValados).duchy == cards({"farm#1"}));
    CHECK(menaces_of(state, kValados) == cards({"frost_giant#1"}));
}

TEST_CASE("R11.7 a frozen card that is full at the end gives no points, and its giant costs 5") {
    State state = frozen_table({"grand_arena", {0, 0, 4}});
    end_game(state);
    const Breakdown points = outcome(deck(), state)->breakdown[0];
    CHECK(points.flat == 0);
    CHECK(points.menaces == -5);
    CHECK(points.total() == -5);
}

TEST_CASE("R11.7 a full frozen card produces nothing") {
    State state = frozen_table({"farm", {2}});
    const int before = production(deck(), state, kValados, Resource::Population);
    CHECK(before == printed_production(state, kValados, Resource::Population));
    set_stock(state, kValados, {.soldiers = giant_cost()});
    start_combat(state);
    play(state, kValados, Vanquish{card("frost_giant#1"), {}});
    CHECK(production(deck(), state, kValados, Resource::Population) == before + 1);
}

}  // namespace
}  // namespace kingdom::testing
