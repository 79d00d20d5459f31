// The outcome of shuffles: read off a game for its record, and dealt again from a record.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cards/deck_names.h"
#include "record/record.h"
#include "rules/rules.h"

namespace kingdom {

// The chance of a game whose first state this is. A hand holds no order, so its seven cards are
// listed ascending.
Chance chance_of_deal(const State& dealt);

// What one decision of a solo game shuffled: a new deck (R12.6), or both decks after the draft.
struct Shuffled {
    std::vector<Card> deck{};    // empty when nothing was shuffled
    std::vector<Card> danger{};  // only after the draft
    bool operator==(const Shuffled&) const = default;
};
Shuffled shuffled_by(const State& before, const EventList& events, const State& after);

// The first state of a record. It is the seed's own where that deals the same cards, so that a
// game and its replay agree in every byte.
State dealt_state(const DeckFile& file, const Record& record);

// R12.9 and record.md: set-up, chance and draft hold every card exactly once. The sentence names
// the first that is missing, there twice or out of place.
std::optional<std::string> chance_fault(const DeckFile& file, const Record& record);

}  // namespace kingdom
