// Refusals of the four modules.
#include "tests/rules/refusal_situations.h"
#include "tests/support/advisors_table.h"
#include "tests/support/conquest_table.h"
#include "tests/support/menace_table.h"
#include "tests/support/quest_table.h"

namespace kingdom::testing {
namespace {

// Valados in the menace step with these cards in the selection area.
State menace_step(Names selection) {
    State state = menace_table(MenaceDeck::Shadows, MenaceDeck::FrostGiants);
    set_selection(state, kValados, selection);
    open_menace_step(state);
    return state;
}

State combat(std::initializer_list<Building> construction, int soldiers) {
    State state = menace_table(MenaceDeck::FrostGiants, MenaceDeck::Thieves);
    set_construction(state, kValados, construction);
    set_stock(state, kValados, {.soldiers = soldiers});
    start_combat(state);
    return state;
}

State frozen_farm(int soldiers) {
    State state = combat({{"farm#1"}, {"frost_giant#1"}}, soldiers);
    set_frozen(state, "frost_giant#1", "farm#1");
    return state;
}

// The foreman has two cards to serve.
State foreman_table() {
    State state = advisors_table({Advisor::TyrannicalForeman}, 3);
    set_construction(state, kValados, {{"farm#1"}, {"hamlet#1"}});
    start_production(state, Resource::Exploration);
    play(state, kValados, plain(Advisor::TyrannicalForeman));
    return state;
}

State silversmith_table(int soldiers) {
    State state = advisors_table({Advisor::GreatSilversmith}, soldiers);
    start_offer(state, kValados);
    return state;
}

State heir_table(const CubeCounts& alchemy) {
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, alchemy);
    return state;
}

State army_table() {
    State state = conquest_table({{"heron_ford", kValados, 3}, {"kings_bridge", kTeressie, 3}});
    set_stock(state, kValados, {.soldiers = 12});
    return state;
}

}  // namespace

std::vector<Provocation> menace_provocations() {
    return {
        {Refusal::CardIsFrozen,
         [] { return situation(frozen_farm(0), kValados, Discard{card("farm#1")}); }},
        {Refusal::NothingToForfeit,
         [] {
             return situation(menace_step({"frost_giant#1", "farm#1"}), kValados,
                              Forfeit{card("farm#1")});
         }},
        {Refusal::CannotBeForfeited,
         [] {
             return situation(menace_step({"shadow#1", "farm#1"}), kValados,
                              Forfeit{card("shadow#1")});
         }},
        {Refusal::CardNotInSelection,
         [] {
             return situation(menace_step({"shadow#1", "farm#1"}), kValados,
                              Forfeit{card("farm#2")});
         }},
        {Refusal::NothingToCover,
         [] {
             return situation(menace_step({"shadow#1", "farm#1"}), kValados,
                              Cover{Resource::Materials});
         }},
        {Refusal::ResourceNotProduced,
         [] { return situation(menace_step({"thief#1"}), kValados, Cover{Resource::Gold}); }},
        {Refusal::MenacesOutOfOrder,
         [] {
             return situation(menace_step({"shadow#1", "frost_giant#1", "farm#1"}), kValados,
                              Freeze{card("frost_giant#1"), card("farm#1")});
         }},
        {Refusal::GiantNotWaiting,
         [] {
             return situation(menace_step({"frost_giant#1", "farm#1"}), kValados,
                              Freeze{card("frost_giant#2"), card("farm#1")});
         }},
        {Refusal::CannotBeFrozen,
         [] {
             return situation(menace_step({"frost_giant#1", "farm#1", "treasure_gold_gold"}),
                              kValados, Freeze{card("frost_giant#1"), card("treasure_gold_gold")});
         }},
        {Refusal::MenaceNotThere,
         [] {
             return situation(combat({}, 9), kValados, Vanquish{card("thief#1"), {}});
         }},
        {Refusal::NotEnoughSoldiers,
         [] {
             return situation(combat({{"thief#1"}}, combat_cost(MenaceKind::Thief) - 1), kValados,
                              Vanquish{card("thief#1"), {}});
         }},
        {Refusal::FrozenCardNotFull,
         [] {
             return situation(frozen_farm(9), kValados, Vanquish{card("frost_giant#1"), {}});
         }},
        {Refusal::WrongUncover,
         [] {
             return situation(combat({{"thief#1"}}, combat_cost(MenaceKind::Thief)), kValados,
                              Vanquish{card("thief#1"), Resource::Materials});
         }},
        {Refusal::WrongPhase,
         [] {
             return situation(menace_step({"shadow#1", "farm#1"}), kValados, Done{});
         }},
    };
}

std::vector<Provocation> advisor_provocations() {
    return {
        {Refusal::AdvisorNotDrawn,
         [] {
             const State state = new_game(deck(), {.module = Module::Advisors}, Rng(7));
             return situation(state, kValados, KeepAdvisor{hand_of(state, kTeressie).first()});
         }},
        {Refusal::ForemanFirst, [] { return situation(foreman_table(), kValados, Done{}); }},
        {Refusal::CardAlreadyServed,
         [] {
             State state = foreman_table();
             const Place place{card("farm#1"), Resource::Materials, Resource::Materials};
             play(state, kValados, place);
             return situation(state, kValados, place);
         }},
        {Refusal::AdvisorNotOwned,
         [] {
             return situation(silversmith_table(9), kValados, plain(Advisor::IlluminatedProphet));
         }},
        {Refusal::AbilityAlreadyUsed,
         [] {
             State state = silversmith_table(10);
             play(state, kValados, plain(Advisor::GreatSilversmith));
             return situation(state, kValados, plain(Advisor::GreatSilversmith));
         }},
        {Refusal::WrongTimeForAbility,
         [] {
             State state = advisors_table({Advisor::ForestChieftain}, 9);
             start_planning(state);
             return situation(state, kValados, plain(Advisor::ForestChieftain));
         }},
        {Refusal::NotEnoughSoldiers,
         [] {
             return situation(silversmith_table(4), kValados, plain(Advisor::GreatSilversmith));
         }},
        {Refusal::NothingToWorkOn,
         [] {
             State state = advisors_table({Advisor::IlluminatedProphet}, 9);
             start_offer(state, kValados);
             return situation(state, kValados, plain(Advisor::IlluminatedProphet));
         }},
        {Refusal::WrongTarget,
         [] {
             return situation(silversmith_table(9), kValados,
                              aimed(Advisor::GreatSilversmith, Area::Left));
         }},
    };
}

std::vector<Provocation> quest_provocations() {
    return {
        {Refusal::StepAlreadyDone,
         [] {
             State state = heir_table({0, 2, 2, 0});
             const Step first = step(1, from_alchemy({0, 1, 1, 0}));
             play(state, kValados, first);
             return situation(state, kValados, first);
         }},
        {Refusal::WrongPayment,
         [] {
             return situation(heir_table({0, 2, 2, 0}), kValados,
                              step(1, from_alchemy({0, 2, 1, 0})));
         }},
        {Refusal::CannotPay,
         [] {
             return situation(heir_table({0, 1, 0, 0}), kValados,
                              step(1, from_alchemy({0, 1, 1, 0})));
         }},
        {Refusal::NotFiveCubes,
         [] {
             return situation(heir_table({6, 0, 0, 0}), kValados, Transmute{{6, 0, 0, 0}});
         }},
        {Refusal::CubesNotInAlchemy,
         [] {
             return situation(heir_table({6, 0, 0, 0}), kValados, Transmute{{4, 1, 0, 0}});
         }},
    };
}

std::vector<Provocation> conquest_provocations() {
    return {
        {Refusal::NotEnoughInReserve, [] { return situation(army_table(), kValados, Recruit{9}); }},
        {Refusal::NoArmies, [] { return situation(army_table(), kValados, Recruit{0}); }},
        {Refusal::NotEnoughSoldiers,
         [] {
             State state = army_table();
             set_stock(state, kValados, {.soldiers = 1});
             return situation(state, kValados, Recruit{2});
         }},
        {Refusal::ArmiesNotThere,
         [] { return situation(army_table(), kValados, march("heron_ford", "thornwood", 4)); }},
        {Refusal::NotAdjacent,
         [] { return situation(army_table(), kValados, march("heron_ford", "witchfen", 1)); }},
        {Refusal::EnemyCastle,
         [] {
             State state = army_table();
             set_armies(state, "otter_ford", kValados, 1);
             return situation(state, kValados, march("otter_ford", "teressie_castle", 1));
         }},
        {Refusal::TooFewArmies,
         [] { return situation(army_table(), kValados, march("heron_ford", "kings_bridge", 3)); }},
        {Refusal::WrongImprison,
         [] {
             return situation(army_table(), kValados, march("heron_ford", "thornwood", 1, true));
         }},
    };
}

}  // namespace kingdom::testing
