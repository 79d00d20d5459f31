// A promise about the deal: shown when a game begins, checked when it is over. Whoever changed a
// card in between would need another nonce with the same hash, and there is none to be found.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cards/deck_names.h"
#include "record/record.h"

namespace kingdom {

// SHA-256, in hexadecimal digits, of the one line of JSON (keys in alphabetical order, no spaces)
// {"chance": …, "deck_hash": …, "nonce": …, "setup": …}: all as in the record, the chance as it
// was before the first decision.
std::string commitment_of(const DeckFile& file, const Record& record, std::string_view nonce);

// One sentence about why the record does not keep its promise; nothing when it does. Requires a
// record that was read from this deck.
std::optional<std::string> commitment_fault(const DeckFile& file, const Record& record);

}  // namespace kingdom
