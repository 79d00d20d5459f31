// A view as JSON: what one viewer may know, in the words of the vocabulary.
//
//   viewer, setup, phase, round, turn, step      where the game stands; rounds and turns from 1
//   to_move                                      who may decide, as far as the viewer can know
//   hand, hand_sizes, returned                   the viewer's own cards, the number of all
//   areas.left, areas.right                      {"card"} or {"face_down", "placed_by", "card"?}
//   sides.<player>                               see side_json.h
//   deck, danger, search                         how many; solo: the top card, what is looked at
//   discarded                                    the open discard pile
//   quest, conquest, vermin_left, calamities_doubled
//   legal, can_take_back, awaits_confirmation    what the viewer may decide
//   seq, log                                     the number of log entries; those asked for
//   result                                       as in a record, when the game is over
#pragma once

#include <optional>
#include <vector>

#include <nlohmann/json.hpp>

#include "cards/deck_names.h"
#include "record/game_recorder.h"
#include "record/legal_json.h"
#include "record/log.h"
#include "rules/view.h"

namespace kingdom {

// What travels with a view besides the table itself.
struct ViewExtras {
    std::size_t since = 0;         // the number of the first log entry that is sent
    std::vector<Event> entries{};  // the viewer's log from there on
    bool may_decide = true;        // false: nothing is legal, whatever the rules would allow
    LegalForm legal = LegalForm::Full;
    bool can_take_back = false;
    bool awaits_confirmation = false;
    std::optional<Outcome> outcome{};
    bool ended = false;   // before the rules end it: nobody is to move any more
    std::string table{};  // what the view is part of, as JSON; empty: nothing
};

// Hidden cards carry nothing by which they could be followed from place to place.
std::string view_text(const DeckFile& file, const View& view, const ViewExtras& extras);
nlohmann::json view_to_json(const DeckFile& file, const View& view, const ViewExtras& extras);

// What travels with the view of a running game for one viewer, the log from entry `since` on.
ViewExtras extras_of(const GameRecorder& game, Viewer viewer, std::size_t since);
nlohmann::json view_to_json(const GameRecorder& game, Viewer viewer, std::size_t since);

}  // namespace kingdom
