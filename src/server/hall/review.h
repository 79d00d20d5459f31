// A look back at a finished game: where an opponent's level would have decided otherwise, from
// what the player could know.
#pragma once

#include <nlohmann/json.hpp>

#include "cards/deck_names.h"
#include "record/record.h"
#include "server/hall/levels.h"

namespace kingdom::server {

// One entry per decision: n, by, decision, and `better` (null when the level agrees).
nlohmann::json review_of(const DeckFile& deck, const Record& record, const Levels& levels);

}  // namespace kingdom::server
