// From what a seat says to the entry that it wants.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "server/protocol/client_message.h"
#include "server/table/table.h"

namespace kingdom::server {

struct Intention {
    Entry entry{};
    std::optional<std::uint32_t> seq{};  // what the seat had seen when it decided
};

// Whether the table takes the entry is for the table to say. `levels`: those that can play.
Result<Intention, Rejection> intention_of(const protocol::ClientMessage& message, Player seat,
                                          const DeckFile& deck,
                                          const std::vector<std::string>& levels);

// Nothing when it is one.
std::optional<Rejection> client_id_fault(const std::string& client_id);

}  // namespace kingdom::server
