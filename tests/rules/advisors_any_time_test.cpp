// The abilities that can be used at any time, and what all abilities share.
#include <doctest/doctest.h>

#include "tests/support/advisors_table.h"

namespace kingdom::testing {
namespace {

constexpr Advisor kProphet = Advisor::IlluminatedProphet;
constexpr Advisor kSilversmith = Advisor::GreatSilversmith;
constexpr Advisor kArtisan = Advisor::MasterArtisan;

// The decision points of Valados at which R10.3 allows what is allowed at any time.
constexpr std::array<void (*)(State&), 5> kAnyTimes{
    [](State& state) { start_offer(state, kValados); },
    [](State& state) { start_select(state, kValados); },
    [](State& state) { start_planning(state); },
    [](State& state) { start_production(state, Resource::Materials); },
    [](State& state) { start_production(state, Resource::Exploration); },
};

TEST_CASE("R11.23 the Great Silversmith brings three krystallium for five soldiers") {
    State state = advisors_table({kSilversmith}, 6);
    start_offer(state, kValados);
    play(state, kValados, plain(kSilversmith));
    CHECK(side(state, kValados).krystallium == 3);
    CHECK(side(state, kValados).soldiers == 1);
    CHECK(state.phase == Phase::Offer);
}

TEST_CASE("R11.23 the silversmith works at any time of one's own, also with cubes in hand") {
    State state = advisors_table({kSilversmith}, 5);
    for (const auto start : kAnyTimes) {
        start(state);
        CHECK(!refused(state, kValados, plain(kSilversmith)));
    }
    set_cubes(state, kValados, {1, 0, 0, 0});
    CHECK(!refused(state, kValados, plain(kSilversmith)));
    start_offer(state, kTeressie);
    CHECK(refused(state, kValados, plain(kSilversmith)) == Refusal::NotYourTurn);
    start_offer(state, kValados);
    side(state, kValados).soldiers = 4;
    CHECK(refused(state, kValados, plain(kSilversmith)) == Refusal::NotEnoughSoldiers);
}

TEST_CASE("R11.23 the silversmith does not work in a solo search") {
    State state = advisors_table({kSilversmith}, 5, {.players = 1});
    set_area(state, Area::Left, {"farm", "hamlet"});
    start_select(state, kValados);
    play(state, kValados, Select{Area::Left});
    REQUIRE(state.phase == Phase::Search);
    CHECK(refused(state, kValados, plain(kSilversmith)) == Refusal::WrongTimeForAbility);
}

TEST_CASE("R11.23 the Illuminated Prophet discards one of one's calamities for five soldiers") {
    State state = advisors_table({kProphet}, 5);
    set_duchy(state, kValados, {"calamity#1", "calamity#4", "farm"});
    start_planning(state);
    play(state, kValados, plain(kProphet));
    CHECK((side(state, kValados).duchy & kCalamities).size() == 1);
    CHECK((side(state, kValados).discarded & kCalamities).size() == 1);
    CHECK(side(state, kValados).duchy.has(card("farm")));
    CHECK(score(deck(), state, kValados).calamities == -4);
    CHECK(side(state, kValados).soldiers == 0);
}

TEST_CASE("R11.23 the prophet works at any time, with a calamity in one's own duchy") {
    State state = advisors_table({kProphet}, 5);
    set_duchy(state, kTeressie, {"calamity#2"});
    set_selection(state, kValados, {"calamity#3"});
    start_select(state, kValados);
    CHECK(refused(state, kValados, plain(kProphet)) == Refusal::NothingToWorkOn);
    set_selection(state, kValados, {});
    set_duchy(state, kValados, {"calamity#3"});
    for (const auto start : kAnyTimes) {
        start(state);
        CHECK(!refused(state, kValados, plain(kProphet)));
    }
    side(state, kValados).soldiers = 4;
    CHECK(refused(state, kValados, plain(kProphet)) == Refusal::NotEnoughSoldiers);
}

TEST_CASE("R11.23 the Master Artisan completes a card under construction, empty or begun") {
    State state = advisors_table({kArtisan}, 16);
    set_construction(state, kValados, {{"barracks#1"}, {"barracks#2", {1}}, {"throne_of_glass"}});
    start_offer(state, kValados);
    for (const std::string_view name : {"barracks#1", "barracks#2"}) {
        State copy = state;
        const auto events = play(copy, kValados, aimed(kArtisan, card(name)));
        CHECK(count(events, EventKind::Built) == 1);
        CHECK(side(copy, kValados).duchy == [&] {
            CardSet built;
            built.add(card(name));
            return built;
        }());
        CHECK(!side(copy, kValados).construction.has(card(name)));
        CHECK(copy.board.filled[index(card(name))] == 0);
        CHECK(side(copy, kValados).soldiers == 16 - 8 + 1);  // the bonus of the barracks
    }
    // Krystallium and soldier spaces are not paid either.
    play(state, kValados, aimed(kArtisan, card("throne_of_glass")));
    CHECK(side(state, kValados).duchy == cards({"throne_of_glass"}));
}

TEST_CASE("R11.23 in planning the artisan reaches into the selection area too") {
    State state = advisors_table({kArtisan}, 8);
    set_selection(state, kValados, {"scholars", "farm"});
    start_planning(state);
    play(state, kValados, aimed(kArtisan, card("scholars")));
    CHECK(side(state, kValados).duchy == cards({"scholars"}));
    CHECK(side(state, kValados).krystallium == 1);
    CHECK(cards_in(side(state, kValados).selection) == cards({"farm"}));
}

TEST_CASE("R11.23 outside planning the artisan does not reach into the selection area") {
    State state = advisors_table({kArtisan}, 8);
    set_selection(state, kValados, {"scholars"});
    start_select(state, kValados);
    CHECK(refused(state, kValados, aimed(kArtisan, card("scholars"))) == Refusal::NothingToWorkOn);
    set_construction(state, kValados, {{"farm"}});
    CHECK(refused(state, kValados, aimed(kArtisan, card("scholars"))) == Refusal::WrongTarget);
    CHECK(!refused(state, kValados, aimed(kArtisan, card("farm"))));
}

TEST_CASE("R11.23 the artisan works at any time, on a card of one's own") {
    State state = advisors_table({kArtisan}, 8);
    set_construction(state, kValados, {{"farm"}});
    set_construction(state, kTeressie, {{"hamlet"}});
    for (const auto start : kAnyTimes) {
        start(state);
        CHECK(!refused(state, kValados, aimed(kArtisan, card("farm"))));
        CHECK(refused(state, kValados, aimed(kArtisan, card("hamlet"))) == Refusal::WrongTarget);
        CHECK(refused(state, kValados, plain(kArtisan)) == Refusal::WrongTarget);
    }
    side(state, kValados).soldiers = 7;
    CHECK(refused(state, kValados, aimed(kArtisan, card("farm"))) == Refusal::NotEnoughSoldiers);
}

TEST_CASE("R11.23 a card that the artisan completes in a step produces from the next step on") {
    State state = advisors_table({kArtisan}, 8);
    set_construction(state, kValados, {{"farm"}});
    start_production(state, Resource::Materials);
    play(state, kValados, aimed(kArtisan, card("farm")));
    finish_segment(state);
    REQUIRE(state.step == Resource::Population);
    CHECK(side(state, kValados).cubes[1] == 2);
}

TEST_CASE("R11.23 several abilities may be used in one turn, each once") {
    State state = advisors_table({kSilversmith, kProphet}, 12);
    set_duchy(state, kValados, {"calamity#1", "calamity#2"});
    start_offer(state, kValados);
    play(state, kValados, plain(kSilversmith));
    CHECK(refused(state, kValados, plain(kSilversmith)) == Refusal::AbilityAlreadyUsed);
    play(state, kValados, plain(kProphet));
    CHECK(refused(state, kValados, plain(kProphet)) == Refusal::AbilityAlreadyUsed);
    CHECK(side(state, kValados).soldiers == 2);
    CHECK(state.mover == kValados);
}

TEST_CASE("R11.23 an ability can be used again in the next round, not in a later phase of one") {
    State state = advisors_table({kSilversmith}, 10);
    start_planning(state);
    play(state, kValados, plain(kSilversmith));
    start_production(state, Resource::Exploration);
    CHECK(refused(state, kValados, plain(kSilversmith)) == Refusal::AbilityAlreadyUsed);
    finish_segment(state);
    REQUIRE(state.round == 1);
    start_offer(state, kValados);
    play(state, kValados, plain(kSilversmith));
    CHECK(side(state, kValados).krystallium == 6);
}

TEST_CASE("R11.23 an ability is used by the advisor's owner alone") {
    State state = advisors_table({kSilversmith}, 5);
    set_stock(state, kTeressie, {.soldiers = 9});
    start_offer(state, kTeressie);
    CHECK(refused(state, kTeressie, plain(kSilversmith)) == Refusal::AdvisorNotOwned);
}

TEST_CASE("R11.23 a plain ability takes no target") {
    State state = advisors_table({kSilversmith}, 5);
    start_offer(state, kValados);
    CHECK(refused(state, kValados, aimed(kSilversmith, Area::Left)) == Refusal::WrongTarget);
    CHECK(refused(state, kValados, aimed(kSilversmith, card("farm"))) == Refusal::WrongTarget);
    CHECK(refused(state, kValados, aimed(kSilversmith, At{Row::Left, 0})) == Refusal::WrongTarget);
}

TEST_CASE("R11.23 there are no abilities in another module") {
    State state = new_table(Module::Quest);
    CHECK(refused(state, kValados, plain(kSilversmith)) == Refusal::WrongPhase);
}

}  // namespace
}  // namespace kingdom::testing
