// Events and a viewer's log as JSON.
#pragma once

#include <vector>

#include <nlohmann/json.hpp>

#include "cards/deck_names.h"
#include "rules/event.h"

namespace kingdom {

// The fields that the event's kind uses; a card that is hidden is left out.
nlohmann::json event_to_json(const DeckFile& file, const Event& event);

// A viewer's entries, each with its number `n`; `first` is that of the first.
nlohmann::json log_to_json(const DeckFile& file, const std::vector<Event>& entries,
                           std::size_t first);

}  // namespace kingdom
