// Events and a viewer's log as JSON.
#pragma once

#include <vector>

#include <nlohmann/json.hpp>

#include "cards/deck_names.h"
#include "rules/event.h"

namespace kingdom {

// The fields that the event's kind uses; a card that is hidden is left out.
nlohmann::json event_to_json(const DeckFile& file, const Event& event);

// The viewer's entries from number `since` on, each with its number `n`.
nlohmann::json log_to_json(const DeckFile& file, const std::vector<Event>& entries,
                           std::size_t since);

}  // namespace kingdom
