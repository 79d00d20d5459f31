// The abilities of the production phase.
#include <doctest/doctest.h>

#include "tests/support/advisors_table.h"

namespace kingdom::testing {
namespace {

constexpr Advisor kForeman = Advisor::TyrannicalForeman;

struct StepAdvisor {
    Advisor advisor;
    Resource step;
    int soldiers;
};
constexpr std::array kStepAdvisors{
    StepAdvisor{Advisor::ForestChieftain, Resource::Materials, 3},
    StepAdvisor{Advisor::NurturingMother, Resource::Population, 3},
    StepAdvisor{Advisor::NegotiatorFromTheLake, Resource::Gold, 4},
    StepAdvisor{Advisor::PirateOfTheFiveSeas, Resource::Exploration, 4},
};

Place basic(std::string_view on, Resource resource) {
    return {card(on), resource, resource};
}

// Chieftain, mother, negotiator and pirate differ only in the step and the price.
void check_four_more(const StepAdvisor& tested) {
    State state = advisors_table({tested.advisor}, tested.soldiers + 1);
    start_production(state, tested.step);
    const auto events = play(state, kValados, plain(tested.advisor));
    CHECK(count(events, EventKind::CubesGained) == 1);
    CubeCounts expected{};
    expected[index(tested.step)] = 4;
    CHECK(side(state, kValados).cubes == expected);
    CHECK(side(state, kValados).soldiers == 1);
}

void check_only_in_its_step(const StepAdvisor& tested) {
    State state = advisors_table({tested.advisor}, tested.soldiers);
    for (const Resource step : kBasicResources) {
        start_production(state, step);
        const auto refusal = refused(state, kValados, plain(tested.advisor));
        CHECK(refusal.has_value() == (step != tested.step));
        if (refusal) CHECK(*refusal == Refusal::WrongTimeForAbility);
    }
    start_planning(state);
    CHECK(refused(state, kValados, plain(tested.advisor)) == Refusal::WrongTimeForAbility);
    start_offer(state, kValados);
    CHECK(refused(state, kValados, plain(tested.advisor)) == Refusal::WrongTimeForAbility);
    start_production(state, tested.step);
    side(state, kValados).soldiers = static_cast<std::uint16_t>(tested.soldiers - 1);
    CHECK(refused(state, kValados, plain(tested.advisor)) == Refusal::NotEnoughSoldiers);
}

TEST_CASE("R11.23 the Forest Chieftain brings four more materials for three soldiers") {
    check_four_more(kStepAdvisors[0]);
}
TEST_CASE("R11.23 the Forest Chieftain works in the materials step only") {
    check_only_in_its_step(kStepAdvisors[0]);
}
TEST_CASE("R11.23 the Nurturing Mother brings four more population for three soldiers") {
    check_four_more(kStepAdvisors[1]);
}
TEST_CASE("R11.23 the Nurturing Mother works in the population step only") {
    check_only_in_its_step(kStepAdvisors[1]);
}
TEST_CASE("R11.23 the Negotiator from the Lake brings four more gold for four soldiers") {
    check_four_more(kStepAdvisors[2]);
}
TEST_CASE("R11.23 the Negotiator from the Lake works in the gold step only") {
    check_only_in_its_step(kStepAdvisors[2]);
}
TEST_CASE("R11.23 the Pirate of the Five Seas brings four more exploration for four soldiers") {
    check_four_more(kStepAdvisors[3]);
}
TEST_CASE("R11.23 the Pirate of the Five Seas works in the exploration step only") {
    check_only_in_its_step(kStepAdvisors[3]);
}

TEST_CASE("R11.23 the four more do not count for supremacy") {
    State state = advisors_table({Advisor::ForestChieftain}, 3);
    set_construction(state, kValados, {{"farm"}});
    start_planning(state);
    finish_segment(state);
    REQUIRE(state.step == Resource::Materials);
    const int printed = printed_production(state, kTeressie, Resource::Materials);
    REQUIRE(side(state, kTeressie).cubes[0] == printed);
    play(state, kValados, plain(Advisor::ForestChieftain));
    CHECK(side(state, kValados).cubes[0] == printed + 4);
    finish_segment(state);
    for (const Player player : kPlayers) CHECK(side(state, player).training == 0);
}

TEST_CASE("R11.23 the four more are used while other cubes are in hand, and must be placed") {
    State state = advisors_table({Advisor::NurturingMother}, 3);
    set_cubes(state, kValados, {0, 2, 0, 0});
    start_production(state, Resource::Population);
    play(state, kValados, plain(Advisor::NurturingMother));
    CHECK(side(state, kValados).cubes[1] == 6);
    CHECK(refused(state, kValados, Done{}) == Refusal::CubesInHand);
}

TEST_CASE("R11.23 the Tyrannical Foreman serves each card with a free basic space") {
    State state = advisors_table({kForeman}, 4);
    // The secret fellowship has room left for krystallium only.
    set_construction(state, kValados,
                     {{"farm"}, {"tax_office", {2}}, {"secret_fellowship", {0, 4}}});
    start_production(state, Resource::Exploration);
    play(state, kValados, plain(kForeman));
    CHECK(side(state, kValados).soldiers == 1);
    CHECK(legal_decisions(deck(), state, kValados).size() == 3);
    // A resource of one's choice, from card to card, in any order.
    play(state, kValados, basic("tax_office", Resource::Population));
    CHECK(legal_decisions(deck(), state, kValados).size() == 1);
    play(state, kValados, basic("farm", Resource::Materials));
    CHECK(filled(state, card("tax_office"), Resource::Population) == 1);
    CHECK(filled(state, card("tax_office"), Resource::Materials) == 2);
    CHECK(filled(state, card("farm"), Resource::Materials) == 1);
    CHECK(filled(state, card("secret_fellowship"), Resource::Krystallium) == 0);
    CHECK(is_legal(state, kValados, Done{}));
}

TEST_CASE("R11.23 every card is served, once, with a basic resource that has a free space there") {
    State state = advisors_table({kForeman}, 4);
    set_construction(state, kValados, {{"farm"}, {"munitions_specialists"}});
    set_stock(state, kValados, {.krystallium = 1, .soldiers = 4});
    start_production(state, Resource::Exploration);
    play(state, kValados, plain(kForeman));
    CHECK(refused(state, kValados, basic("farm", Resource::Gold)) == Refusal::NoSuchFreeSpace);
    CHECK(refused(state, kValados, Place{{}, Resource::Materials, Resource::Materials}) ==
          Refusal::CardAlreadyServed);
    CHECK(
        refused(state, kValados, Place{card("farm"), Resource::Krystallium, Resource::Materials}) ==
        Refusal::CardAlreadyServed);
    CHECK(refused(state, kValados, basic("munitions_specialists", Resource::Soldiers)) ==
          Refusal::CardAlreadyServed);
    play(state, kValados, basic("farm", Resource::Materials));
    CHECK(refused(state, kValados, basic("farm", Resource::Materials)) ==
          Refusal::CardAlreadyServed);
    play(state, kValados, basic("munitions_specialists", Resource::Population));
    CHECK(side(state, kValados).krystallium == 1);
    CHECK(side(state, kValados).soldiers == 1);
}

TEST_CASE("R11.23 nothing else is done while the foreman's resources are placed") {
    State state = advisors_table({kForeman, Advisor::GreatSilversmith}, 9);
    set_construction(state, kValados, {{"farm"}, {"hamlet"}});
    start_production(state, Resource::Exploration);
    play(state, kValados, plain(kForeman));
    CHECK(refused(state, kValados, Done{}) == Refusal::ForemanFirst);
    CHECK(refused(state, kValados, Discard{card("farm")}) == Refusal::ForemanFirst);
    CHECK(refused(state, kValados, plain(Advisor::GreatSilversmith)) == Refusal::ForemanFirst);
    // The other player is free meanwhile.
    CHECK(is_legal(state, kTeressie, Done{}));
    play(state, kValados, basic("farm", Resource::Materials));
    CHECK(refused(state, kValados, Discard{card("hamlet")}) == Refusal::ForemanFirst);
    play(state, kValados, basic("hamlet", Resource::Materials));
    CHECK(is_legal(state, kValados, Discard{card("hamlet")}));
    CHECK(is_legal(state, kValados, plain(Advisor::GreatSilversmith)));
}

TEST_CASE("R11.23 the foreman's resource can complete a card, whose bonus is gained") {
    State state = advisors_table({kForeman}, 3);
    set_construction(state, kValados, {{"barracks", {2}}, {"farm"}});
    start_production(state, Resource::Exploration);
    play(state, kValados, plain(kForeman));
    play(state, kValados, basic("barracks", Resource::Materials));
    CHECK(side(state, kValados).duchy == cards({"barracks"}));
    CHECK(side(state, kValados).soldiers == 1);
    CHECK(legal_decisions(deck(), state, kValados).size() == 1);
}

TEST_CASE("R11.23 the foreman works at the end of production, with no cube in hand") {
    State state = advisors_table({kForeman}, 3);
    set_construction(state, kValados, {{"farm"}});
    start_production(state, Resource::Gold);
    CHECK(refused(state, kValados, plain(kForeman)) == Refusal::WrongTimeForAbility);
    start_planning(state);
    CHECK(refused(state, kValados, plain(kForeman)) == Refusal::WrongTimeForAbility);
    start_production(state, Resource::Exploration);
    CHECK(!refused(state, kValados, plain(kForeman)));
    set_cubes(state, kValados, {0, 0, 0, 1});
    CHECK(refused(state, kValados, plain(kForeman)) == Refusal::WrongTimeForAbility);
    play(state, kValados, Place{{}, Resource::Exploration, Resource::Exploration});
    CHECK(!refused(state, kValados, plain(kForeman)));
    side(state, kValados).soldiers = 2;
    CHECK(refused(state, kValados, plain(kForeman)) == Refusal::NotEnoughSoldiers);
}

TEST_CASE("R11.23 the foreman needs a free basic space") {
    State state = advisors_table({kForeman}, 3);
    start_production(state, Resource::Exploration);
    CHECK(refused(state, kValados, plain(kForeman)) == Refusal::NothingToWorkOn);
    set_construction(state, kValados, {{"munitions_specialists", {0, 2}}});
    CHECK(refused(state, kValados, plain(kForeman)) == Refusal::NothingToWorkOn);
    set_construction(state, kValados, {{"munitions_specialists", {0, 1}}});
    CHECK(!refused(state, kValados, plain(kForeman)));
}

TEST_CASE("R11.23 solo the abilities of production work alike") {
    State state = advisors_table({Advisor::PirateOfTheFiveSeas, kForeman}, 7, {.players = 1});
    set_construction(state, kValados, {{"farm"}});
    start_production(state, Resource::Exploration);
    play(state, kValados, plain(Advisor::PirateOfTheFiveSeas));
    CHECK(side(state, kValados).cubes[3] == 4);
    for (int i = 0; i < 4; ++i) {
        play(state, kValados, Place{{}, Resource::Exploration, Resource::Exploration});
    }
    play(state, kValados, plain(kForeman));
    play(state, kValados, basic("farm", Resource::Materials));
    CHECK(filled(state, card("farm"), Resource::Materials) == 1);
}

}  // namespace
}  // namespace kingdom::testing
