// Reading decisions out of larger texts, such as a record, whose places are to be named in full.
#pragma once

#include <optional>

#include "cards/deck_names.h"
#include "record/json_place.h"
#include "rules/decision.h"

namespace kingdom {

// Nothing, with a fault noted, when it is no decision.
std::optional<Decision> read_decision(const DeckFile& file, const JsonPlace& place);
std::optional<Turn> read_turn(const DeckFile& file, const JsonPlace& place);

// A physical card of the deck.
std::optional<Card> read_card(const DeckFile& file, const JsonPlace& place);

}  // namespace kingdom
