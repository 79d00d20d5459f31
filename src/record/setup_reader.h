// Reading a set-up out of a larger text: a record, or the wish for a new table.
#pragma once

#include <cstdint>

#include "cards/deck_names.h"
#include "record/json_place.h"
#include "rules/setup.h"

namespace kingdom {

// Calls `read` with a field that must be there; its absence is a fault.
template <class Read>
void with_field(const JsonPlace& entry, std::string_view key, Read&& read) {
    if (const auto field = entry.field(key)) read(*field);
}

// Every key must be there; what is wrong becomes a fault.
void read_setup(const DeckFile& file, const JsonPlace& setup, Setup& read, std::uint64_t& seed);

}  // namespace kingdom
