// Laying out a quest game, and paying for steps.
#pragma once

#include "tests/support/table.h"

namespace kingdom::testing {

// By number in the deck file.
enum class QuestCard : std::uint8_t { MissingHeir, SleepingDragon, DrownedBell };

// At Valados' first offer of the round, or solo at the selection; hands and areas are empty.
inline State quest_table(QuestCard quest, Setup options = {}) {
    options.quest = static_cast<std::uint8_t>(quest);
    State state = new_table(Module::Quest, options);
    for (const Area area : kAreas) set_area(state, area, {});
    for (const Player player : kPlayers) set_hand(state, player, {});
    return state;
}

// A step, counted from 1 as on the card.
inline Step step(int number, const Payment& pay) {
    return {static_cast<std::uint8_t>(number - 1), pay};
}
inline Payment from_alchemy(const Cubes& cubes) {
    return {.alchemy = cubes};
}
inline Payment from_hand(const Cubes& cubes) {
    return {.in_hand = cubes};
}

// A step's whole cost, krystallium standing in for every cube.
inline Payment all_krystallium(const QuestStep& step) {
    int krystallium = step.cost[index(Resource::Krystallium)];
    for (const Resource resource : kBasicResources) krystallium += step.cost[index(resource)];
    return {.krystallium = static_cast<std::uint8_t>(krystallium),
            .soldiers = step.cost[index(Resource::Soldiers)]};
}

inline bool has_done(const State& state, Player player, int number) {
    return ((side(state, player).steps_done >> (number - 1)) & 1) != 0;
}

// How many ways of paying for a step are listed.
inline int ways_of_paying(const State& state, Player player, int number) {
    int ways = 0;
    for (const Decision listed : legal_decisions(deck(), state, player)) {
        if (listed.kind() != Kind::Step) continue;
        visit(listed, [&](const auto& choice) {
            if constexpr (std::is_same_v<std::decay_t<decltype(choice)>, Step>) {
                ways += choice.step == number - 1 ? 1 : 0;
            }
        });
    }
    return ways;
}

}  // namespace kingdom::testing
