// Decks that never existed: the numbers of a real one shaken, so that whoever learns from them
// learns to read cards and not to know them.
#pragma once

#include "base/rng.h"
#include "cards/deck.h"

namespace kingdom::batch {

// Within the limits that deck files have. Copies of a design stay copies.
Deck perturbed(const Deck& deck, Rng& rng);

}  // namespace kingdom::batch
