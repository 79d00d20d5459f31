// Situations in which a decision is refused: at least one for every reason there is.
#pragma once

#include <vector>

#include "tests/support/table.h"

namespace kingdom::testing {

struct Situation {
    State state;
    Turn turn;
};

template <class Choice>
Situation situation(const State& state, Player player, const Choice& choice) {
    return {state, {player, decision(choice)}};
}

struct Provocation {
    Refusal expected;
    Situation (*build)();
};

// Of the game that all modules share, and of each group of modules.
std::vector<Provocation> common_provocations();
std::vector<Provocation> menace_provocations();
std::vector<Provocation> advisor_provocations();
std::vector<Provocation> quest_provocations();
std::vector<Provocation> conquest_provocations();
std::vector<Provocation> solo_provocations();

}  // namespace kingdom::testing
