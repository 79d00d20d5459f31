// A view as JSON: what one viewer may know, in the words of the vocabulary.
#pragma once

#include <optional>
#include <vector>

#include <nlohmann/json.hpp>

#include "cards/deck_names.h"
#include "record/log.h"
#include "rules/view.h"

namespace kingdom {

class GameRecorder;

// What travels with a view besides the table itself.
struct ViewExtras {
    std::vector<Event> entries{};  // the viewer's whole log; its length is the sequence number
    std::size_t since = 0;         // the first log entry that is sent
    bool can_take_back = false;
    bool awaits_confirmation = false;
    std::optional<Outcome> outcome{};
};

// The keys of the view are listed in docs/glossary.md. Hidden cards carry nothing that would let
// them be followed from place to place.
nlohmann::json view_to_json(const DeckFile& file, const View& view, const ViewExtras& extras);

// The view of a running game for one viewer, with the log from entry `since` on.
nlohmann::json view_to_json(const GameRecorder& game, Viewer viewer, std::size_t since);

}  // namespace kingdom
