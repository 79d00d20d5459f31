// The built-in founders' deck, made from data/decks/founders.json when the program is built.
#pragma once

#include "cards/deck_names.h"

namespace kingdom {

const DeckFile& founders();

}  // namespace kingdom
