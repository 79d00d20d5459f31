// Records as JSON, one object a game.
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "base/result.h"
#include "cards/deck_names.h"
#include "record/record.h"

namespace kingdom {

// Without the seed: what players may see of the set-up.
nlohmann::json setup_to_json(const DeckFile& file, const Setup& setup);
nlohmann::json breakdown_to_json(const Breakdown& points);
// The parts of a player's points with their names.
template <class Tell>
void each_part(const Breakdown& points, const Tell& tell) {
    tell("flat", points.flat);
    tell("combo", points.combo);
    tell("calamities", points.calamities);
    tell("menaces", points.menaces);
    tell("quest", points.quest);
    tell("conquest", points.conquest);
    tell("penalty", points.penalty);
}
nlohmann::json outcome_to_json(const Setup& setup, const Outcome& outcome);
nlohmann::json record_to_json(const DeckFile& file, const Record& record);

// One line of a JSON Lines file, without the line's end.
std::string record_line(const DeckFile& file, const Record& record);

// Strict: unknown keys, another deck than `file`, and cards that are missing or there twice are
// refused with one sentence. Whether the decisions hold is for `replay` to say.
Result<Record> read_record(const DeckFile& file, std::string_view line);

// What deck a record was played with, before the deck is at hand: its name and hash.
struct RecordDeck {
    std::string name;
    std::string hash;
};
Result<RecordDeck> read_record_deck(std::string_view line);

}  // namespace kingdom
