// Section 4: what is public and what is secret in the choice.
#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

// Valados has put a farm and a barracks into the left area, the barracks face down.
State after_offer() {
    State state = new_table();
    set_area(state, Area::Left, {});
    set_hand(state, kValados, {"farm#1", "barracks#1", "hamlet#1", "calamity#1"});
    play(state, kValados, Offer{{card("farm"), Area::Left}, {card("barracks"), Area::Left, true}});
    return state;
}

const CardRow& left(const View& view) {
    return view.areas[index(Area::Left)];
}

}  // namespace

TEST_CASE(
    "R4.7 a face-down card in an area is known to the player who placed it and to nobody else") {
    const State state = after_offer();
    CHECK(left(view_for(state, kValados))[1] == card("barracks"));
    CHECK(left(view_for(state, kTeressie))[1] == kHiddenCard);
    CHECK(left(view_for_spectator(state))[1] == kHiddenCard);
    for (const View& view : {view_for(state, kValados), view_for(state, kTeressie)}) {
        CHECK(left(view)[0] == card("farm"));
        CHECK(left(view).face_down(1));
    }
}

TEST_CASE("R4.7 who placed a card face down still knows it when the other player has taken it") {
    State state = after_offer();
    play(state, kTeressie, Select{Area::Left});
    const auto taken_as_seen_by = [&](Player viewer) {
        return view_for(state, viewer).sides[index(kTeressie)].selection;
    };
    CHECK(taken_as_seen_by(kValados)[1] == card("barracks"));
    CHECK(taken_as_seen_by(kTeressie)[1] == kHiddenCard);
}

TEST_CASE("R4.7 worlds that fit a view keep the cards that the viewer placed face down") {
    const State state = after_offer();
    Rng rng(3);
    bool differs = false;
    for (int i = 0; i < 50; ++i) {
        const State own = sample_state(deck(), view_for(state, kValados), rng);
        CHECK(own.areas[index(Area::Left)][1] == card("barracks"));
        const State theirs = sample_state(deck(), view_for(state, kTeressie), rng);
        differs |= theirs.areas[index(Area::Left)][1] != card("barracks");
    }
    CHECK(differs);
}

TEST_CASE("R4.9 what is left after the last selection is discarded") {
    State state = new_table();
    set_area(state, Area::Left, {"farm#1"});
    set_area(state, Area::Right, {"barracks#1", "nexus?t"});
    start_last_select(state);
    play(state, kValados, Select{Area::Left});
    for (const Area area : kAreas) CHECK(state.areas[index(area)].empty());
    const CardSet discarded = side(state, kValados).discarded | side(state, kTeressie).discarded;
    CHECK(discarded == cards({"barracks#1", "nexus"}));
}

TEST_CASE("R4.9 the discard pile is open, also for cards that lay face down") {
    State state = new_table();
    set_area(state, Area::Left, {});
    set_area(state, Area::Right, {"barracks#1", "nexus?t"});
    start_last_select(state);
    const auto events = play(state, kValados, Select{Area::Left});
    CHECK(count(events, EventKind::LeftOver) == 2);
    for (const View& view :
         {view_for(state, kValados), view_for(state, kTeressie), view_for_spectator(state)}) {
        const CardSet pile = view.sides[0].discarded | view.sides[1].discarded;
        CHECK(pile == cards({"barracks#1", "nexus"}));
    }
}

TEST_CASE("R4.10 hands are secret, their sizes are public") {
    const State state = after_offer();
    const View theirs = view_for(state, kTeressie);
    CHECK(theirs.hand == state.hands[index(kTeressie)]);
    CHECK(theirs.hand_sizes == state.hand_sizes);
    // Another hand of the same size looks the same.
    State twin = state;
    set_hand(twin, kValados, {"dragon_egg", "calamity#1"});
    set_deck_top(twin, {"hamlet#1"});
    CHECK(view_for(twin, kTeressie) == theirs);
    CHECK(view_for_spectator(twin) == view_for_spectator(state));
    CHECK(view_for(twin, kValados) != view_for(state, kValados));
    CHECK(view_for_spectator(state).hand == Hand{});
}

TEST_CASE("R4.10 the order of the deck is secret, its size is public") {
    const State state = new_table();
    State twin = state;
    std::swap(twin.deck[kDeckSize - 1], twin.deck[kDeckSize - 2]);
    std::swap(twin.deck[twin.deck_next], twin.deck[kDeckSize - 3]);
    REQUIRE(!(twin == state));
    CHECK(view_for(twin, kValados) == view_for(state, kValados));
    CHECK(view_for(state, kValados).deck_left == deck_left(state));
    State shorter = state;
    leave_in_deck(shorter, 5);
    CHECK(view_for(shorter, kValados).deck_left == 5);
}

TEST_CASE("R4.10 selected cards lying face up are public") {
    State state = after_offer();
    play(state, kTeressie, Select{Area::Left});
    for (const View& view : {view_for(state, kValados), view_for_spectator(state)}) {
        CHECK(view.sides[index(kTeressie)].selection[0] == card("farm"));
    }
}

TEST_CASE("R4.10 it is public which cards lie face down and who placed them") {
    State state = new_table();
    set_area(state, Area::Left, {"farm#1?v", "farm#2", "farm#3?t"});
    const CardRow row = left(view_for_spectator(state));
    CHECK(row.face_down(0));
    CHECK(!row.face_down(1));
    CHECK(row.face_down(2));
    CHECK(row.placer(0) == kValados);
    CHECK(row.placer(2) == kTeressie);
}

TEST_CASE("R4.10 tokens, stocks, areas and duchies are public") {
    State state = new_table(Module::Advisors);
    set_stock(state, kValados, {.krystallium = 3, .soldiers = 4, .training = 1, .traps = 1});
    set_alchemy(state, kValados, {1, 0, 2, 0});
    set_construction(state, kValados, {all_but_one("hamlet#1", Resource::Materials)});
    set_duchy(state, kValados, {"farm#1", "calamity#1"});
    set_discarded(state, kValados, {"nexus"});
    set_advisors(state, kValados, {Advisor::MasterArtisan});
    for (const View& view : {view_for(state, kTeressie), view_for_spectator(state)}) {
        CHECK(view.sides[index(kValados)] == side(state, kValados));
        CHECK(view.filled[index(card("hamlet#1"))] == state.board.filled[index(card("hamlet#1"))]);
        CHECK(view.filled[index(card("hamlet#1"))] != 0);
    }
}
