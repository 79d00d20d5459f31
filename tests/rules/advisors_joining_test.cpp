// Advisors offered, selected and turned up; what they are not.
#include <doctest/doctest.h>

#include "tests/support/advisors_table.h"

namespace kingdom::testing {
namespace {

constexpr Card kSilversmith = card_of(Advisor::GreatSilversmith);

TEST_CASE("R11.21 advisors are offered like other cards") {
    State state = advisors_table({});
    set_hand(state, kValados, {"great_silversmith", "farm"});
    start_offer(state, kValados);
    play(state, kValados,
         Offer{{card("farm"), Area::Left, false}, {kSilversmith, Area::Right, true}});
    CHECK(state.areas[1][0] == kSilversmith);
    CHECK(state.areas[1].face_down(0));
    CHECK(side(state, kValados).traps == 1);
}

TEST_CASE("R11.21 an advisor selected face up joins the advisors' area and brings a soldier") {
    State state = advisors_table({});
    set_area(state, Area::Left, {"great_silversmith", "farm"});
    start_select(state, kTeressie);
    const auto events = play(state, kTeressie, Select{Area::Left});
    CHECK(count(events, EventKind::AdvisorJoined) == 1);
    CHECK(owns(state, kTeressie, Advisor::GreatSilversmith));
    CHECK(side(state, kTeressie).soldiers == 1);
    CHECK(cards_in(side(state, kTeressie).selection) == cards({"farm"}));
}

TEST_CASE("R11.21 an advisor selected face down lies in the selection area until planning") {
    State state = advisors_table({});
    set_area(state, Area::Left, {"great_silversmith?v", "farm"});
    start_select(state, kTeressie);
    play(state, kTeressie, Select{Area::Left});
    CHECK(!owns(state, kTeressie, Advisor::GreatSilversmith));
    CHECK(side(state, kTeressie).soldiers == 0);
    CHECK(side(state, kTeressie).selection.size() == 2);
    set_area(state, Area::Left, {});
    start_last_select(state);
    play(state, kValados, Select{Area::Left});
    CHECK(state.phase == Phase::Planning);
    CHECK(owns(state, kTeressie, Advisor::GreatSilversmith));
    CHECK(side(state, kTeressie).soldiers == 1);
    CHECK(cards_in(side(state, kTeressie).selection) == cards({"farm"}));
}

TEST_CASE("R11.21 an advisor turned up in a selection area joins its owner, whoever turned it") {
    State state = advisors_table({Advisor::PowerBehindTheThrone}, 3);
    set_selection(state, kTeressie, {"farm", "great_silversmith?t", "hamlet"});
    start_offer(state, kValados);
    play(state, kValados, aimed(Advisor::PowerBehindTheThrone, {Row::SelectionTeressie, 1}));
    CHECK(owns(state, kTeressie, Advisor::GreatSilversmith));
    CHECK(!owns(state, kValados, Advisor::GreatSilversmith));
    CHECK(side(state, kTeressie).soldiers == 1);
    CHECK(cards_in(side(state, kTeressie).selection) == cards({"farm", "hamlet"}));
}

TEST_CASE("R11.21 an advisor turned up in an offering area stays there") {
    State state = advisors_table({Advisor::PowerBehindTheThrone}, 3);
    set_area(state, Area::Right, {"great_silversmith?t"});
    start_select(state, kValados);
    play(state, kValados, aimed(Advisor::PowerBehindTheThrone, {Row::Right, 0}));
    CHECK(state.areas[1][0] == kSilversmith);
    CHECK(!state.areas[1].face_down(0));
    CHECK(side(state, kValados).soldiers == 0);
    play(state, kValados, Select{Area::Right});
    CHECK(owns(state, kValados, Advisor::GreatSilversmith));
    CHECK(side(state, kValados).soldiers == 1);
}

TEST_CASE("R11.21 the ability can be used in the turn in which the advisor joined") {
    State state = advisors_table({Advisor::PowerBehindTheThrone}, 7);
    set_selection(state, kValados, {"great_silversmith?t"});
    start_select(state, kValados);
    CHECK(refused(state, kValados, plain(Advisor::GreatSilversmith)) == Refusal::AdvisorNotOwned);
    play(state, kValados, aimed(Advisor::PowerBehindTheThrone, {Row::SelectionValados, 0}));
    CHECK(side(state, kValados).soldiers == 5);  // 7 - 3, and 1 from the silversmith
    play(state, kValados, plain(Advisor::GreatSilversmith));
    CHECK(side(state, kValados).soldiers == 0);
    CHECK(side(state, kValados).krystallium == 3);
    CHECK(state.phase == Phase::Select);
}

TEST_CASE("R11.21 the ability can be used in planning when the advisor was turned up there") {
    State state = advisors_table({}, 4);
    set_selection(state, kValados, {"great_silversmith?t", "farm"});
    start_last_select(state);
    play(state, kValados, Select{Area::Left});
    REQUIRE(state.phase == Phase::Planning);
    play(state, kValados, plain(Advisor::GreatSilversmith));
    CHECK(side(state, kValados).krystallium == 3);
}

TEST_CASE("R11.21 solo a face-up advisor joins too, and one of the danger deck in planning") {
    State state = advisors_table({}, 0, {.players = 1});
    set_area(state, Area::Left, {"great_silversmith", "forest_chieftain?v"});
    start_last_select(state);
    play(state, kValados, Select{Area::Left});
    CHECK(owns(state, kValados, Advisor::GreatSilversmith));
    CHECK(owns(state, kValados, Advisor::ForestChieftain));
    CHECK(side(state, kValados).soldiers == 2);
}

TEST_CASE("R11.22 an advisor is neither slated nor recycled") {
    State state = advisors_table({});
    set_area(state, Area::Left, {"great_silversmith", "farm"});
    start_last_select(state);
    play(state, kValados, Select{Area::Left});
    REQUIRE(state.phase == Phase::Planning);
    CHECK(refused(state, kValados, Slate{kSilversmith}) == Refusal::CannotBeSlated);
    CHECK(refused(state, kValados, Recycle{kSilversmith}) == Refusal::CannotBeRecycled);
}

TEST_CASE("R11.22 advisors are worth no points and count for no tie") {
    State state = advisors_table({Advisor::GreatSilversmith, Advisor::ForestChieftain});
    end_game(state);
    const auto result = outcome(deck(), state);
    CHECK(result->breakdown[0].total() == 0);
    CHECK(result->tie_break == TieBreak::Shared);
    CHECK(!result->winner);
}

}  // namespace
}  // namespace kingdom::testing
