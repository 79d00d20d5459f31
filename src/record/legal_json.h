// The legal decisions of a view: one by one, or folded. An offer has hundreds, which are pairs of a
// few cards, each laid in the same few ways; folded they take a twentieth of the room.
#pragma once

#include "cards/deck_names.h"
#include "record/json_text.h"
#include "rules/view.h"

namespace kingdom {

enum class LegalForm : std::uint8_t { Full, Folded };

// As members of a list that is open. Folded, offers that can be made of the same pairs of cards in
// the same ways stand together, in any order:
//   {"do": "offers", "cards": [...], "pairs": [[0, 1], ...], "ways": [["left", "up", "right",
//   "down"], ...]}
void write_legal(JsonText& out, const DeckFile& file, const View& view, LegalForm form);

}  // namespace kingdom
