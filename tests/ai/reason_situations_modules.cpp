// Reasons that belong to a module.
#include "tests/ai/reason_situations.h"
#include "tests/support/advisors_table.h"
#include "tests/support/conquest_table.h"
#include "tests/support/menace_table.h"
#include "tests/support/quest_table.h"

namespace kingdom::ai {
namespace {

using namespace testing;

constexpr std::string_view kBridge = "kings_bridge";

// In the menace step, with these cards selected.
State menaced(Names selection) {
    State state = menace_table(MenaceDeck::GiantRats, MenaceDeck::FrostGiants);
    set_construction(state, kValados, {{"farm#1"}, {"hamlet#1"}});
    set_selection(state, kValados, selection);
    open_menace_step(state);
    return state;
}

Explained keeping() {
    const State state = new_game(deck(), {.module = Module::Advisors}, Rng(1));
    const Card kept = state.hands[index(kValados)].cards[0];
    return {state, decision(KeepAdvisor{kept}), {Why::UsesAdvisor, kept}};
}

State before_bridge() {
    return conquest_table({{"heron_ford", kValados, 3}, {"teressie_castle", kTeressie, 4}});
}

}  // namespace

std::vector<BuildExplained> module_situations() {
    return {
        keeping,
        [] {
            State state = advisors_table({Advisor::GreatSilversmith}, 9);
            start_offer(state, kValados);
            return Explained{state,
                             decision(plain(Advisor::GreatSilversmith)),
                             {Why::UsesAdvisor, card_of(Advisor::GreatSilversmith)}};
        },
        [] {
            return Explained{menaced({"thief#1"}),
                             decision(Cover{Resource::Materials}),
                             {.why = Why::LeastLoss, .resource = Resource::Materials}};
        },
        [] {
            return Explained{menaced({"frost_giant#1"}),
                             decision(Freeze{card("frost_giant#1"), card("farm#1")}),
                             {Why::LeastLoss, card("farm#1")}};
        },
        [] {
            return Explained{menaced({"shadow#1", "guildhall#1", "scholars#1"}),
                             decision(Forfeit{card("guildhall#1")}),
                             {Why::LeastLoss, card("guildhall#1")}};
        },
        [] {
            State state = menace_table(MenaceDeck::FrostGiants, MenaceDeck::GiantRats);
            set_construction(state, kValados, {{"giant_rat#1"}});
            set_stock(state, kValados, {.soldiers = 9});
            start_combat(state);
            return Explained{state,
                             decision(Vanquish{card("giant_rat#1"), {}}),
                             {Why::Vanquishes, card("giant_rat#1")}};
        },
        [] {
            State state = quest_table(QuestCard::MissingHeir);
            set_alchemy(state, kValados, {0, 1, 1, 0});
            return Explained{state,
                             decision(step(1, from_alchemy({0, 1, 1, 0}))),
                             {.why = Why::DoesStep, .count = 1}};
        },
        [] {
            State state = quest_table(QuestCard::MissingHeir);
            set_alchemy(state, kValados, {0, 2, 0, 0});
            set_stock(state, kValados, {.krystallium = 2, .soldiers = 1});
            return Explained{state, decision(step(4, {{0, 2, 0, 0}, {}, 2, 1})), {Why::EndsQuest}};
        },
        [] {
            State state = quest_table(QuestCard::MissingHeir);
            set_alchemy(state, kValados, {5, 0, 0, 0});
            return Explained{state, decision(Transmute{{5, 0, 0, 0}}), {Why::Transmutes}};
        },
        [] {
            const std::uint8_t bridge = territory(kBridge);
            const int points = deck().conquest.territories[bridge].points;
            return Explained{before_bridge(),
                             decision(march("heron_ford", kBridge, 2)),
                             {.why = Why::TakesLand, .place = bridge, .count = points}};
        },
        [] {
            State state = before_bridge();
            set_armies(state, "valados_castle", kValados, 1);
            set_stock(state, kValados, {.soldiers = 3});
            start_conquest(state, kValados);
            return Explained{state, decision(Recruit{2}), {.why = Why::RaisesArmy, .count = 2}};
        },
        [] {
            return Explained{before_bridge(), decision(Pass{}), {Why::NothingBetter}};
        },
    };
}

}  // namespace kingdom::ai
