// Which decision of the legal list stands for another, written from the vocabulary's own words
// and not from the rules' code: copies of one design in one place in the same condition are
// interchangeable, the lowest of them is listed, and the cards of an offer or search are a set.
#pragma once

#include "rules/rules.h"

namespace kingdom::property {

// Defined for any decision, legal or not: cards that lie nowhere stand for themselves.
Decision stand_in(const Deck& deck, const State& state, const Turn& turn);

}  // namespace kingdom::property
