// The five abilities of the choice phase.
#include <doctest/doctest.h>

#include "tests/support/advisors_table.h"

namespace kingdom::testing {
namespace {

constexpr Advisor kSpy = Advisor::UndergroundSpy;
constexpr Advisor kCartographer = Advisor::MasterCartographer;
constexpr Advisor kPower = Advisor::PowerBehindTheThrone;
constexpr Advisor kMercenary = Advisor::ChiefMercenary;
constexpr Advisor kGambler = Advisor::WhimsicalGambler;

void spend_traps(State& state, int left) {
    side(state, kValados).traps = static_cast<std::uint8_t>(left);
}

TEST_CASE("R11.23 the Underground Spy takes back one spent trap token for two soldiers") {
    State state = advisors_table({kSpy}, 3);
    spend_traps(state, 0);
    start_offer(state, kValados);
    play(state, kValados, plain(kSpy));
    CHECK(side(state, kValados).traps == 1);
    CHECK(side(state, kValados).soldiers == 1);
    CHECK(state.phase == Phase::Offer);
    CHECK(state.mover == kValados);
}

TEST_CASE("R11.23 the spy works in one's own choice turns, with a spent token, never beyond two") {
    State state = advisors_table({kSpy}, 2);
    start_offer(state, kValados);
    CHECK(refused(state, kValados, plain(kSpy)) == Refusal::NothingToWorkOn);
    spend_traps(state, 1);
    CHECK(!refused(state, kValados, plain(kSpy)));
    start_select(state, kValados);
    CHECK(!refused(state, kValados, plain(kSpy)));
    start_select(state, kTeressie);
    CHECK(refused(state, kValados, plain(kSpy)) == Refusal::NotYourTurn);
    start_planning(state);
    CHECK(refused(state, kValados, plain(kSpy)) == Refusal::WrongTimeForAbility);
    start_offer(state, kValados);
    side(state, kValados).soldiers = 1;
    CHECK(refused(state, kValados, plain(kSpy)) == Refusal::NotEnoughSoldiers);
}

TEST_CASE("R11.23 solo the spy brings back the one token") {
    State state = advisors_table({kSpy}, 4, {.players = 1});
    start_select(state, kValados);
    CHECK(refused(state, kValados, plain(kSpy)) == Refusal::NothingToWorkOn);
    spend_traps(state, 0);
    play(state, kValados, plain(kSpy));
    CHECK(side(state, kValados).traps == 1);
}

TEST_CASE("R11.23 the Master Cartographer lays the deck's next card face up for three soldiers") {
    State state = advisors_table({kCartographer}, 3);
    set_area(state, Area::Left, {"farm#1", "farm#2?t"});
    set_area(state, Area::Right, {"hamlet#1"});
    set_deck_top(state, {"royal_mint#1"});
    start_offer(state, kValados);
    CHECK(refused(state, kValados, aimed(kCartographer, Area::Left)) == Refusal::WrongTarget);
    play(state, kValados, aimed(kCartographer, Area::Right));
    REQUIRE(state.areas[1].size() == 2);
    CHECK(state.areas[1][1] == card("royal_mint#1"));
    CHECK(!state.areas[1].face_down(1));
    CHECK(state.areas[0].size() == 2);
    CHECK(side(state, kValados).soldiers == 0);
}

TEST_CASE("R11.23 with equal areas the cartographer's owner chooses") {
    State state = advisors_table({kCartographer}, 3);
    set_area(state, Area::Left, {"farm#1"});
    set_area(state, Area::Right, {"hamlet#1"});
    start_select(state, kValados);
    for (const Area area : kAreas) {
        State copy = state;
        play(copy, kValados, aimed(kCartographer, area));
        CHECK(copy.areas[index(area)].size() == 2);
        CHECK(copy.areas[index(other(area))].size() == 1);
    }
    CHECK(refused(state, kValados, plain(kCartographer)) == Refusal::WrongTarget);
}

TEST_CASE("R11.23 the cartographer works in the choice phase, with a card to draw") {
    State state = advisors_table({kCartographer}, 3);
    start_planning(state);
    CHECK(refused(state, kValados, aimed(kCartographer, Area::Left)) ==
          Refusal::WrongTimeForAbility);
    start_offer(state, kValados);
    leave_in_deck(state, 0);
    CHECK(refused(state, kValados, aimed(kCartographer, Area::Left)) == Refusal::NothingToWorkOn);
}

TEST_CASE("R11.23 solo the cartographer draws from the deck that is made anew") {
    State state = advisors_table({kCartographer}, 3, {.players = 1});
    start_select(state, kValados);
    leave_in_deck(state, 0);
    CHECK(deck_left(state) == 0);
    play(state, kValados, aimed(kCartographer, Area::Right));
    CHECK(state.areas[1].size() == 1);
    CHECK(deck_left(state) > 0);
}

TEST_CASE("R11.23 the Power Behind the Throne turns up one face-down card for three soldiers") {
    State state = advisors_table({kPower}, 3);
    set_area(state, Area::Left, {"farm#1", "farm#2?t", "farm#3?v"});
    start_offer(state, kValados);
    play(state, kValados, aimed(kPower, {Row::Left, 1}));
    CHECK(!state.areas[0].face_down(1));
    CHECK(state.areas[0].face_down(2));
    CHECK(view_for_spectator(state).areas[0][1] == card("farm#2"));
    CHECK(side(state, kValados).soldiers == 0);
}

TEST_CASE("R11.23 the power reaches both areas and anyone's selection area") {
    State state = advisors_table({kPower}, 3);
    set_area(state, Area::Left, {"farm#1?t"});
    set_area(state, Area::Right, {"hamlet#1", "farm#2?t"});
    set_selection(state, kValados, {"farm#3?t"});
    set_selection(state, kTeressie, {"calamity#1?v", "barracks#1"});
    start_select(state, kValados);
    const DecisionList list = legal_decisions(deck(), state, kValados);
    for (const At at : {At{Row::Left, 0}, At{Row::Right, 1}, At{Row::SelectionValados, 0},
                        At{Row::SelectionTeressie, 0}}) {
        CHECK(has(list, aimed(kPower, at)));
    }
    CHECK(list.size() == 2 + 4);
    CHECK(refused(state, kValados, aimed(kPower, {Row::Right, 0})) == Refusal::WrongTarget);
    // A calamity that is turned up is not yet in the duchy (R5.5).
    play(state, kValados, aimed(kPower, {Row::SelectionTeressie, 0}));
    CHECK(!side(state, kTeressie).selection.face_down(0));
    CHECK(side(state, kTeressie).duchy.empty());
}

TEST_CASE("R11.23 the power works in the choice phase, with a face-down card") {
    State state = advisors_table({kPower}, 3);
    set_area(state, Area::Left, {"farm#1"});
    start_offer(state, kValados);
    CHECK(refused(state, kValados, aimed(kPower, {Row::Left, 0})) == Refusal::NothingToWorkOn);
    set_area(state, Area::Left, {"farm#1?t"});
    CHECK(!refused(state, kValados, aimed(kPower, {Row::Left, 0})));
    start_production(state, Resource::Gold);
    CHECK(refused(state, kValados, aimed(kPower, {Row::Left, 0})) == Refusal::WrongTimeForAbility);
}

TEST_CASE("R11.23 the Chief Mercenary discards one card of an area for four soldiers") {
    State state = advisors_table({kMercenary}, 5);
    set_area(state, Area::Left, {"farm#1", "hamlet#1", "farm#2"});
    start_select(state, kValados);
    play(state, kValados, aimed(kMercenary, {Row::Left, 1}));
    CHECK(cards_in(state, Area::Left) == cards({"farm#1", "farm#2"}));
    CHECK(side(state, kValados).discarded == cards({"hamlet#1"}));
    CHECK(side(state, kValados).soldiers == 1);
    CHECK(is_legal(state, kValados, Select{Area::Left}));
}

TEST_CASE("R11.23 a card that the mercenary discards face down is shown") {
    State state = advisors_table({kMercenary}, 4);
    set_area(state, Area::Right, {"farm#1", "calamity#2?t"});
    start_select(state, kValados);
    play(state, kValados, aimed(kMercenary, {Row::Right, 1}));
    CHECK(view_for(state, kValados).sides[0].discarded.has(card("calamity#2")));
    CHECK(view_for_spectator(state).sides[0].discarded.has(card("calamity#2")));
    CHECK(side(state, kValados).duchy.empty());
}

TEST_CASE("R11.23 mercenary and gambler work in one's selecting turn alone, with a card there") {
    for (const Advisor advisor : {kMercenary, kGambler}) {
        State state = advisors_table({advisor}, 5);
        set_selection(state, kValados, {"hamlet#1"});
        start_select(state, kValados);
        CHECK(refused(state, kValados, aimed(advisor, {Row::Left, 0})) == Refusal::NothingToWorkOn);
        set_area(state, Area::Left, {"farm#1"});
        CHECK(!refused(state, kValados, aimed(advisor, {Row::Left, 0})));
        CHECK(refused(state, kValados, aimed(advisor, {Row::Left, 1})) == Refusal::WrongTarget);
        CHECK(refused(state, kValados, aimed(advisor, {Row::Right, 0})) == Refusal::WrongTarget);
        CHECK(refused(state, kValados, aimed(advisor, {Row::SelectionValados, 0})) ==
              Refusal::WrongTarget);
        start_offer(state, kValados);
        CHECK(refused(state, kValados, aimed(advisor, {Row::Left, 0})) ==
              Refusal::WrongTimeForAbility);
        start_select(state, kValados);
        side(state, kValados).soldiers = advisor == kMercenary ? 3 : 4;
        CHECK(refused(state, kValados, aimed(advisor, {Row::Left, 0})) ==
              Refusal::NotEnoughSoldiers);
    }
}

TEST_CASE("R11.23 the Whimsical Gambler moves one card to the other area for five soldiers") {
    State state = advisors_table({kGambler}, 5);
    set_area(state, Area::Left, {"farm#1", "hamlet#1"});
    set_area(state, Area::Right, {"farm#2"});
    start_select(state, kValados);
    play(state, kValados, aimed(kGambler, {Row::Left, 0}));
    CHECK(cards_in(state, Area::Left) == cards({"hamlet#1"}));
    REQUIRE(state.areas[1].size() == 2);
    CHECK(state.areas[1][1] == card("farm#1"));
    CHECK(!state.areas[1].face_down(1));
    CHECK(side(state, kValados).soldiers == 0);
}

TEST_CASE("R11.23 a moved card stays as it lay, known to its placer alone") {
    State state = advisors_table({kGambler}, 5);
    set_area(state, Area::Right, {"farm#2?t"});
    start_select(state, kValados);
    play(state, kValados, aimed(kGambler, {Row::Right, 0}));
    REQUIRE(state.areas[0].size() == 1);
    CHECK(state.areas[0].face_down(0));
    CHECK(view_for(state, kTeressie).areas[0][0] == card("farm#2"));
    CHECK(view_for(state, kValados).areas[0][0] == kHiddenCard);
}

TEST_CASE("R11.23 solo mercenary and gambler leave the mark of a card that the token turned up") {
    State state = advisors_table({kMercenary, kGambler}, 9, {.players = 1});
    set_area(state, Area::Left, {"hamlet#1", "farm#1?v", "farm#2"});
    set_area(state, Area::Right, {"guildhall#1", "hamlet#2"});
    set_deck_top(state, {"royal_mint#1", "barracks#1", "barracks#2"});
    start_select(state, kValados);
    play(state, kValados, Reveal{{Row::Left, 1}});
    play(state, kValados, aimed(kMercenary, {Row::Left, 0}));
    play(state, kValados, aimed(kGambler, {Row::Left, 0}));
    CHECK(cards_in(state, Area::Right) == cards({"guildhall#1", "hamlet#2", "farm#1"}));
    // The card allows a second search where it lies now (R12.5).
    State left = state;
    play(left, kValados, Select{Area::Left});
    CHECK(left.phase == Phase::Select);
    play(state, kValados, Select{Area::Right});
    play(state, kValados, Search{card("guildhall#1"), card("hamlet#2")});
    play(state, kValados, Pick{card("royal_mint#1")});
    CHECK(state.phase == Phase::Search);
}

}  // namespace
}  // namespace kingdom::testing
