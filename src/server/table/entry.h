// One thing that happened at a table. The entries of a table, in order, are all that is kept of
// it: everything else follows from them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cards/deck_names.h"
#include "rules/decision.h"
#include "rules/setup.h"

namespace kingdom::server {

// Milliseconds since 1970, given by whoever owns a clock.
using Moment = std::int64_t;

enum class EntryKind : std::uint8_t {
    Joined,        // text: the name, may be empty
    Decided,       // decision; done also confirms what waits for it (R10.5)
    TookBack,      // R10.4
    Resigned,      //
    HandedOver,    // text: the level that plays on for the seat
    TookOver,      // the person is back
    Emoted,        // text: which
    RanOutOfTime,  //
    RematchAsked,  //
    RematchMade,   // text: the new table
    Recovered,     // the seat's old token has ended
    EndOffered,    // the seat would end the game undecided; it ends when both would
    Claimed        // the other has been away for long, and the seat has won
};

// While a segment runs nobody else may know of it, not even that something happened (R10.2).
constexpr bool may_be_hidden(EntryKind kind) {
    return kind == EntryKind::Decided || kind == EntryKind::TookBack;
}

struct Entry {
    EntryKind kind{};
    Player seat{};
    Moment at = 0;
    std::string client_id{};
    Decision decision{};
    std::string text{};
    bool operator==(const Entry&) const = default;
};

// The entry as it is stored, without the client id, which has a column of its own.
std::string write_entry(const DeckFile& file, const Entry& entry);
Result<Entry> read_entry(const DeckFile& file, std::string_view body, std::string client_id);

}  // namespace kingdom::server
