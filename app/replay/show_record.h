// What `kingdom replay` prints of one record that was read.
#pragma once

#include <optional>
#include <string>

#include "app/show/card_text.h"
#include "record/log.h"
#include "record/record.h"

namespace kingdom {

struct RecordedGame {
    std::size_t number = 0;  // in its file, from 0
    const DeckFile& file;
    const Record& record;
};

// All throw Failure at the first decision that does not hold.

// Every decision as a line under the round and phase that it belongs to, then the result.
void print_game(const RecordedGame& game);

// One JSON line a decision with the complete legal list before it; only of `at`, when given.
void print_legal(const RecordedGame& game, std::optional<std::size_t> at);

// The table before decision `at`, for people or as the JSON of the view.
void print_table(const RecordedGame& game, std::size_t at, Viewer viewer, const Show& show);
void print_view(const RecordedGame& game, std::size_t at, Viewer viewer);

// What the player who made decision `at` had better done there, with reasons, by a search of so
// many playouts; for people, or as one JSON line.
struct HintRequest {
    std::size_t at = 0;
    std::uint32_t playouts = 0;
    bool json = false;
};
void print_hints(const RecordedGame& game, const HintRequest& request, const Show& show);

}  // namespace kingdom
