// From what somebody wants to play to the header of a table.
#pragma once

#include "base/result.h"
#include "server/hall/deck_shelf.h"
#include "server/protocol/http_bodies.h"
#include "server/table/header.h"

namespace kingdom::server {

// Every key that is left out gets its usual value. The id, the deal unless a seed was given, and
// the moment are for the caller to add.
Result<TableHeader> wished_table(const DeckFile& deck, const protocol::NewTable& wish,
                                 const std::vector<std::string>& levels);

}  // namespace kingdom::server
