// A card in full sentences, for players who ask for its text.
#pragma once

#include <string>
#include <vector>

#include "app/show/card_text.h"
#include "rules/view.h"

namespace kingdom {

// Name and kind; then cost, gains and abilities in words.
std::string card_details(const Show& show, Card card);

// One card of every design that the viewer can see on the table, in order of card number.
std::vector<Card> visible_designs(const DeckFile& file, const View& view);

// One card of every design whose name or key holds the text, whatever its letters' case.
std::vector<Card> designs_named(const Show& show, std::string_view text);

}  // namespace kingdom
