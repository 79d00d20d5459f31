// R12.5 and R12.6: the solo search, and making the deck anew.
#include <algorithm>

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

// A selection of the left area, which holds two cards that may be discarded.
State searching() {
    State state = new_table(Module::None, {.players = 1});
    set_area(state, Area::Left, {"farm#1", "treasure_gold_gold", "calamity#1", "hamlet#1?v"});
    set_area(state, Area::Right, {"navigators#1"});
    set_deck_top(state, {"nexus", "dragon_egg", "scholars#1", "scholars#2"});
    return state;
}

Search the_two() {
    return {card("farm#1"), card("treasure_gold_gold")};
}

CardSet looked_at(const State& state) {
    CardSet cards;
    for (std::size_t i = 0; i < state.looked_count; ++i) cards.add(state.looked[i]);
    return cards;
}

CardSet deck_cards(const State& state) {
    CardSet cards;
    for (std::size_t i = state.deck_next; i < kDeckSize; ++i) cards.add(state.deck[i]);
    return cards;
}

CardSet discards(const State& state) {
    return side(state, kValados).discarded | side(state, kTeressie).discarded;
}

}  // namespace

TEST_CASE("R12.5 a search discards two cards of the area and puts one of three into it") {
    State state = searching();
    play(state, kValados, Select{Area::Left});
    REQUIRE(state.phase == Phase::Search);
    play(state, kValados, the_two());
    CHECK(looked_at(state) == cards({"nexus", "dragon_egg", "scholars#1"}));
    CHECK(looked_at(state).size() == 3);
    CHECK(refused(state, kValados, Pick{card("scholars#2")}) == Refusal::CardNotLookedAt);
    CHECK(refused(state, kValados, Done{}) == Refusal::WrongPhase);
    play(state, kValados, Pick{card("dragon_egg")});
    // Only one search: the cards are collected, the new one among them.
    const CardRow& selection = side(state, kValados).selection;
    CHECK(cards_in(selection) == cards({"calamity#1", "hamlet#1", "dragon_egg"}));
    CHECK(!selection.face_down(selection.find(card("dragon_egg"))));
    CHECK(discards(state) == cards({"farm#1", "treasure_gold_gold", "nexus", "scholars#1"}));
    CHECK(state.phase == Phase::Select);
}

TEST_CASE("R12.5 the player sees the cards being looked at, a spectator does not") {
    State state = searching();
    play(state, kValados, Select{Area::Left});
    play(state, kValados, the_two());
    CHECK(view_for(state, kValados).looked == state.looked);
    CHECK(view_for_spectator(state).looked_count == 3);
    for (const Card card : view_for_spectator(state).looked) CHECK(card == kHiddenCard);
}

TEST_CASE("R12.5 only face-up developments and treasures may be discarded for a search") {
    State state = searching();
    play(state, kValados, Select{Area::Left});
    for (const std::string_view wrong : {"calamity#1", "hamlet#1", "navigators#1", "nexus"}) {
        CAPTURE(wrong);
        CHECK(refused(state, kValados, Search{card("farm#1"), card(wrong)}) ==
              Refusal::NotSearchable);
    }
    CHECK(refused(state, kValados, Search{card("farm#1"), card("farm#1")}) ==
          Refusal::NotSearchable);
    CHECK(legal_decisions(deck(), state, kValados).size() == 2);  // the two, or done
}

TEST_CASE("R12.5 advisors and menaces are not discarded for a search") {
    State advised = new_table(Module::Advisors, {.players = 1});
    set_area(advised, Area::Left, {"farm#1", "master_artisan"});
    play(advised, kValados, Select{Area::Left});
    CHECK(advised.phase == Phase::Select);
    CHECK(((side(advised, kValados).advisors >> index(Advisor::MasterArtisan)) & 1) == 1);
    State menaced = new_table(Module::Menace, {.players = 1});
    set_area(menaced, Area::Left, {"farm#1", "frost_giant#1"});
    play(menaced, kValados, Select{Area::Left});
    CHECK(menaced.phase == Phase::Select);
    CHECK(side(menaced, kValados).selection.size() == 2);
}

TEST_CASE("R12.5 while a search is possible the player may search or say done, nothing else") {
    State state = searching();
    set_construction(state, kValados, {{"barracks#1"}});
    set_stock(state, kValados, {.krystallium = 1, .traps = 1});
    play(state, kValados, Select{Area::Left});
    CHECK(refused(state, kValados, Select{Area::Right}) == Refusal::WrongPhase);
    CHECK(refused(state, kValados, Reveal{{Row::Left, 3}}) == Refusal::WrongPhase);
    CHECK(refused(state, kValados, Discard{card("barracks#1")}) == Refusal::WrongPhase);
    play(state, kValados, Done{});
    CHECK(side(state, kValados).selection.size() == 4);
    CHECK(discards(state).empty());
    CHECK(state.phase == Phase::Select);
}

TEST_CASE("R12.5 where no search is possible the cards are collected at once") {
    State state = searching();
    play(state, kValados, Select{Area::Right});
    CHECK(state.phase == Phase::Select);
    CHECK(cards_in(side(state, kValados).selection) == cards({"navigators#1"}));
}

TEST_CASE("R12.5 a search is possible at the fourth selection too") {
    State state = searching();
    start_last_select(state);
    play(state, kValados, Select{Area::Left});
    CHECK(state.phase == Phase::Search);
    play(state, kValados, the_two());
    play(state, kValados, Pick{card("nexus")});
    CHECK(state.phase == Phase::Planning);
    CHECK(cards_in(side(state, kValados).selection) == cards({"hamlet#1", "nexus"}));
}

TEST_CASE("R12.5 a second search when the area held a card that the token turned up") {
    State state = searching();
    play(state, kValados, Reveal{{Row::Left, 3}});
    play(state, kValados, Select{Area::Left});
    play(state, kValados, Search{card("farm#1"), card("hamlet#1")});
    play(state, kValados, Pick{card("nexus")});
    REQUIRE(state.phase == Phase::Search);
    play(state, kValados, Search{card("nexus"), card("treasure_gold_gold")});
    CHECK(looked_at(state).has(card("scholars#2")));
    play(state, kValados, Pick{card("scholars#2")});
    // No third one, and no second one for the other area.
    CHECK(state.phase == Phase::Select);
    CHECK(cards_in(side(state, kValados).selection) == cards({"calamity#1", "scholars#2"}));
}

TEST_CASE("R12.5 a card turned up in the other area gives no second search") {
    State state = searching();
    set_area(state, Area::Right, {"navigators#1", "navigators#2", "barracks#1"});
    play(state, kValados, Reveal{{Row::Left, 3}});
    play(state, kValados, Select{Area::Right});
    play(state, kValados, Search{card("navigators#1"), card("navigators#2")});
    play(state, kValados, Pick{card("nexus")});
    CHECK(state.phase == Phase::Select);
    CHECK(cards_in(side(state, kValados).selection) == cards({"barracks#1", "nexus"}));
}

TEST_CASE("R12.6 an empty deck is made anew of the developments and treasures discarded") {
    State state = searching();
    leave_in_deck(state, 0);
    set_discarded(state, kValados, {"barracks#1", "treasure_gold_exploration", "calamity#2"});
    // The rest of the deck leaves with this test's table.
    state.deck.fill(kHiddenCard);
    state.deck_next = kDeckSize;
    CHECK(view_for(state, kValados).deck_top == kHiddenCard);
    const auto events = play(state, kValados, Select{Area::Right});
    CHECK(count(events, EventKind::Reshuffled) == 1);
    CHECK(cards_in(state, Area::Right) == cards({"barracks#1", "treasure_gold_exploration"}));
    CHECK(discards(state) == cards({"calamity#2"}));
    CHECK(deck_left(state) == 0);
}

TEST_CASE(
    "R12.6 the two cards discarded for a search are in the new deck, those looked at are not") {
    State state = searching();
    leave_in_deck(state, 1);
    set_discarded(state, kValados, {});
    state.deck.fill(kHiddenCard);
    state.deck_next = kDeckSize - 1;
    state.deck.back() = card("nexus");
    play(state, kValados, Select{Area::Left});
    const auto events = play(state, kValados, the_two());
    CHECK(count(events, EventKind::Reshuffled) == 1);
    CHECK(looked_at(state) == cards({"nexus", "farm#1", "treasure_gold_gold"}));
    CHECK(deck_left(state) == 0);
    play(state, kValados, Pick{card("farm#1")});
    // The two looked at and discarded become the deck for the emptied area.
    CHECK(cards_in(state, Area::Left) == cards({"nexus", "treasure_gold_gold"}));
}

TEST_CASE("R12.6 the new deck is shuffled, lies face up, and is the same for the same seed") {
    State state = searching();
    const CardSet before = deck_cards(state);
    leave_in_deck(state, 0);
    State other_chance = state;
    other_chance.rng = Rng(99);
    State again = state;
    play(state, kValados, Select{Area::Right});
    play(other_chance, kValados, Select{Area::Right});
    play(again, kValados, Select{Area::Right});
    CHECK((deck_cards(state) | cards_in(state, Area::Right)) == before);
    CHECK(!std::is_sorted(state.deck.begin() + state.deck_next, state.deck.end()));
    CHECK(state.deck != other_chance.deck);
    CHECK(state == again);
    CHECK(view_for(state, kValados).deck_top == state.deck[state.deck_next]);
}

TEST_CASE("R12.6 if there is still no card, nothing is drawn") {
    State state = searching();
    leave_in_deck(state, 0);
    set_discarded(state, kValados, {"calamity#2"});
    state.deck.fill(kHiddenCard);
    state.deck_next = kDeckSize;
    const auto events = play(state, kValados, Select{Area::Right});
    CHECK(count(events, EventKind::Reshuffled) == 0);
    CHECK(state.areas[index(Area::Right)].empty());
    CHECK(state.phase == Phase::Select);
}

TEST_CASE("R12.6 advisors stay discarded") {
    State state = new_table(Module::Advisors, {.players = 1});
    set_area(state, Area::Right, {"navigators#1"});
    leave_in_deck(state, 0);
    set_discarded(state, kValados, {"farm#1", "farm#2", "farm#3", "great_silversmith"});
    state.deck.fill(kHiddenCard);
    state.deck_next = kDeckSize;
    play(state, kValados, Select{Area::Right});
    CHECK(cards_in(state, Area::Right).size() == 2);
    CHECK(deck_left(state) == 1);
    CHECK(discards(state) == cards({"great_silversmith"}));
}

TEST_CASE("R12.6 with two players the deck never runs out") {
    State state = new_table();
    std::size_t least = kDeckSize;
    play_until(state, [&](const State& now) {
        least = std::min(least, deck_left(now));
        return now.phase == Phase::Over;
    });
    CHECK(least == 77 - 4 * 16);
}
