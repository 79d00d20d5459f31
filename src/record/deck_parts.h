// The groups of a deck file, one function each, shared by the sources of the deck reader.
#pragma once

#include <map>
#include <string>

#include "cards/deck_names.h"
#include "record/json_place.h"

namespace kingdom::deck_parts {

// A deck in the making. It goes on after faults, so that all of them are found at once.
struct Builder {
    DeckFile file{};
    std::size_t designs = 0;                                 // numbers given so far
    std::map<std::string, std::string, std::less<>> keys{};  // of designs, with their place

    // Gives a design its number, and that number to its cards. A key that another design has is a
    // fault; cards beyond the deck's are left out, for the sums will not be right.
    void add_design(std::optional<std::string_view> key, const JsonPlace& at, std::size_t card,
                    std::size_t copies);
};

// Values that stand in several groups. What is at fault counts as empty.
std::array<std::uint8_t, kResourceCount> read_cost(const JsonPlace& cost);
Yield read_production(const JsonPlace& production);
Points read_points(const JsonPlace& points);
// A map of basic resources to numbers.
Cubes read_cubes(const JsonPlace& cubes, int most);
// `key` of an entry, or a fault.
std::optional<std::string_view> read_key(const JsonPlace& entry);
// The number in a field, 0 when it is at fault.
int read_number(const JsonPlace& entry, std::string_view key, int lowest, int highest);
int read_optional_number(const JsonPlace& entry, std::string_view key, int otherwise, int lowest,
                         int highest);
// Where the entry comes from: rulebook, public or ours, where it says so.
void check_source(const JsonPlace& entry);
// Calls `read` with the field if it is there; notes a fault if it is not.
template <class Read>
void read_field(const JsonPlace& entry, std::string_view key, Read&& read) {
    if (const auto field = entry.field(key)) read(*field);
}

void read_developments(const JsonPlace& group, Builder& builder);
void read_treasures(const JsonPlace& group, Builder& builder);
void read_calamities(const JsonPlace& group, Builder& builder);
void read_menaces(const JsonPlace& group, Builder& builder);
void read_advisors(const JsonPlace& group, Builder& builder);
void read_duchies(const JsonPlace& group, Builder& builder);
void read_quests(const JsonPlace& group, Builder& builder);
void read_conquest(const JsonPlace& group, Builder& builder);

}  // namespace kingdom::deck_parts
