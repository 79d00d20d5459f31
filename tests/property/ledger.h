// Book-keeping of every cube, krystallium, soldier and trap token: what a decision says it pays
// and what the events say happened must explain every difference between the two states.
#pragma once

#include <string>

#include "rules/rules.h"

namespace kingdom::property {

// What does not add up around one decision. Empty when all is well.
std::string ledger_fault(const Deck& deck, const State& before, const Turn& turn,
                         const EventList& events, const State& after);

// R6.2, R6.3, R11.10 counted anew, card by card.
int counted_production(const Deck& deck, const State& state, Player player, Resource resource);

}  // namespace kingdom::property
