// A deck such as a user might write: other designs and other numbers, up to the limits.
#pragma once

#include "cards/deck.h"
#include "rules/rules.h"

namespace kingdom::property {

Deck odd_deck(Rng& rng);

}  // namespace kingdom::property
