// Refusals of the game that all modules share, and of the solo game.
#include "tests/rules/refusal_situations.h"

namespace kingdom::testing {
namespace {

constexpr Resource kMaterials = Resource::Materials;
constexpr Resource kKrystallium = Resource::Krystallium;
constexpr Resource kSoldiers = Resource::Soldiers;

State offer_table() {
    State state = new_table();
    set_hand(state, kValados, {"farm#1", "farm#2", "hamlet#1"});
    return state;
}

// Valados has a card to sort and one under construction.
State planning_table() {
    State state = new_table();
    set_selection(state, kValados, {"farm#1", "treasure_gold_gold"});
    set_construction(state, kValados, {{"hamlet#1"}});
    start_planning(state);
    return state;
}

Offer offer(std::string_view first, std::string_view second, bool face_down = false) {
    return {{card(first), Area::Left, face_down}, {card(second), Area::Right, face_down}};
}

State solo_table() {
    State state = new_table(Module::None, {.players = 1});
    set_area(state, Area::Left, {"farm#1", "hamlet#1", "calamity#1"});
    set_area(state, Area::Right, {"guildhall#1"});
    return state;
}

}  // namespace

std::vector<Provocation> common_provocations() {
    return {
        {Refusal::GameIsOver,
         [] {
             State state = new_table();
             end_game(state);
             return situation(state, kValados, Done{});
         }},
        {Refusal::NotYourTurn,
         [] { return situation(offer_table(), kTeressie, offer("farm#1", "farm#2")); }},
        {Refusal::NotYourTurn,
         [] {
             State state = planning_table();
             play(state, kTeressie, Done{});
             return situation(state, kTeressie, Done{});
         }},
        {Refusal::WrongPhase,
         [] { return situation(offer_table(), kValados, Select{Area::Left}); }},
        {Refusal::WrongPhase,
         [] {
             return situation(planning_table(), kValados, Reveal{{Row::Left, 0}});
         }},
        {Refusal::CubesInHand,
         [] {
             State state = planning_table();
             set_cubes(state, kValados, {1, 0, 0, 0});
             return situation(state, kValados, Slate{card("farm#1")});
         }},
        {Refusal::CubesInHand,
         [] {
             State state = new_table();
             set_cubes(state, kValados, {1, 0, 0, 0});
             start_production(state, kMaterials);
             return situation(state, kValados, Done{});
         }},
        {Refusal::CardNotInHand,
         [] { return situation(offer_table(), kValados, offer("farm#1", "guildhall#1")); }},
        {Refusal::SameCardTwice,
         [] { return situation(offer_table(), kValados, offer("farm#1", "farm#1")); }},
        {Refusal::NoTrapTokenLeft,
         [] {
             State state = offer_table();
             set_stock(state, kValados, {.traps = 1});
             return situation(state, kValados, offer("farm#1", "hamlet#1", true));
         }},
        {Refusal::CardNotInSelection,
         [] { return situation(planning_table(), kValados, Slate{card("guildhall#1")}); }},
        {Refusal::CannotBeSlated,
         [] { return situation(planning_table(), kValados, Slate{card("treasure_gold_gold")}); }},
        {Refusal::CannotBeRecycled,
         [] { return situation(planning_table(), kValados, Recycle{card("calamity#1")}); }},
        {Refusal::SelectionNotEmpty, [] { return situation(planning_table(), kValados, Done{}); }},
        {Refusal::NoSuchCubeInHand,
         [] {
             return situation(planning_table(), kValados,
                              Place{card("hamlet#1"), kMaterials, kMaterials});
         }},
        {Refusal::NoKrystalliumLeft,
         [] {
             return situation(planning_table(), kValados,
                              Place{card("hamlet#1"), kKrystallium, kMaterials});
         }},
        {Refusal::NoSoldierLeft,
         [] {
             State state = planning_table();
             set_construction(state, kValados, {{"curtain_wall"}});
             set_stock(state, kValados, {.training = 1});
             return situation(state, kValados, Place{card("curtain_wall"), kSoldiers, kSoldiers});
         }},
        {Refusal::NotForAlchemy,
         [] {
             State state = planning_table();
             set_stock(state, kValados, {.krystallium = 1});
             return situation(state, kValados, Place{{}, kKrystallium, kKrystallium});
         }},
        {Refusal::NotThereToDiscard,
         [] { return situation(planning_table(), kTeressie, Discard{card("hamlet#1")}); }},
        {Refusal::CardNotUnderConstruction,
         [] {
             State state = planning_table();
             set_cubes(state, kTeressie, {1, 0, 0, 0});
             return situation(state, kTeressie,
                              Place{card("hamlet#1"), Resource::Materials, Resource::Materials});
         }},
        {Refusal::NoSuchFreeSpace,
         [] {
             State state = planning_table();
             set_cubes(state, kValados, {0, 0, 1, 0});
             return situation(state, kValados,
                              Place{card("hamlet#1"), Resource::Gold, Resource::Gold});
         }},
        {Refusal::NoSuchFreeSpace,
         [] {
             State state = planning_table();
             set_construction(state, kValados, {{"curtain_wall"}});
             set_stock(state, kValados, {.krystallium = 1});
             return situation(state, kValados,
                              Place{card("curtain_wall"), kKrystallium, kSoldiers});
         }},
    };
}

std::vector<Provocation> solo_provocations() {
    return {
        {Refusal::NotFaceDown,
         [] {
             return situation(solo_table(), kValados, Reveal{{Row::Left, 0}});
         }},
        {Refusal::NotFaceDown,
         [] {
             State state = solo_table();
             set_selection(state, kValados, {"farm#2?v"});
             return situation(state, kValados, Reveal{{Row::SelectionValados, 0}});
         }},
        {Refusal::TokenAlreadySpent,
         [] {
             State state = solo_table();
             set_area(state, Area::Right, {"guildhall#1?v"});
             set_stock(state, kValados, {.traps = 0});
             return situation(state, kValados, Reveal{{Row::Right, 0}});
         }},
        {Refusal::NotSearchable,
         [] {
             State state = solo_table();
             play(state, kValados, Select{Area::Left});
             return situation(state, kValados, Search{card("farm#1"), card("calamity#1")});
         }},
        {Refusal::NotSearchable,
         [] {
             State state = solo_table();
             play(state, kValados, Select{Area::Left});
             return situation(state, kValados, Search{card("farm#1"), card("farm#1")});
         }},
        {Refusal::CardNotLookedAt,
         [] {
             State state = solo_table();
             play(state, kValados, Select{Area::Left});
             play(state, kValados, Search{card("farm#1"), card("hamlet#1")});
             return situation(state, kValados, Pick{card("farm#1")});
         }},
        {Refusal::NotYourTurn,
         [] { return situation(solo_table(), kTeressie, Select{Area::Left}); }},
    };
}

}  // namespace kingdom::testing
