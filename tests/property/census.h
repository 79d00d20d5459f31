// Where every card of the box is.
#pragma once

#include <string>

#include "rules/rules.h"

namespace kingdom::property {

// What is wrong with the places of the cards: a card in two places, one that is missing or should
// have stayed in the box, something left in a place that is empty. Empty when all is well.
std::string card_fault(const Deck& deck, const State& state);

// What is wrong with counts, spaces and tokens: too many, or where none can be.
std::string count_fault(const Deck& deck, const State& state);

}  // namespace kingdom::property
