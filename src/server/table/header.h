// What is fixed when a table is made: the deal, the deck, who sits where at first, the clock.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "cards/deck_names.h"
#include "record/record.h"
#include "server/table/entry.h"

namespace kingdom::server {

enum class SeatKind : std::uint8_t { Person, Level, Invite };

struct SeatPlan {
    SeatKind kind = SeatKind::Person;
    std::string level{};  // of a level
    std::string name{};   // of a person, may be empty
    bool operator==(const SeatPlan&) const = default;
};

enum class ClockKind : std::uint8_t { Total, PerDecision };

struct ClockPlan {
    ClockKind kind{};
    std::int64_t ms = 0;
    std::int64_t increment = 0;  // ms that a seat gets when its turn ends; of a total clock
    bool operator==(const ClockPlan&) const = default;
};

struct TableHeader {
    std::string id{};
    Setup setup{};
    std::uint64_t seed = 0;
    std::string deck{};
    std::string deck_hash{};
    std::string rules{};  // the edition that it is played by, whatever comes later
    std::array<SeatPlan, 2> seats{};
    std::optional<ClockPlan> clock{};
    bool confirm = false;
    bool listed = false;
    std::string daily{};    // the day, or empty
    std::string record{};   // of an imported game: its line, or empty
    std::string deal{};     // the key of the deal (table/deal.h); empty: the seed deals
    bool seeded = false;    // somebody chose the seed, and may know the cards
    bool hot_seat = false;  // one person holds both seats
    bool hints = true;      // whether seats may ask for hints
    bool hand_over = true;  // whether a level may play on for a seat
    Moment created = 0;
    bool operator==(const TableHeader&) const = default;

    bool takes_part(Player player) const { return !setup.solo() || player == setup.first; }
    // Whether its result says something about its players.
    bool counts() const { return !seeded && !hot_seat && record.empty(); }
};

std::string write_header(const DeckFile& file, const TableHeader& header);
Result<TableHeader> read_header(const DeckFile& file, std::string_view text);
// Before the deck is at hand: which one it is.
Result<std::string> read_header_deck(std::string_view text);

}  // namespace kingdom::server
