// Decisions in the vocabulary of records and of the wire: {"do": "slate", "card": "farm#2"}.
#pragma once

#include <nlohmann/json.hpp>

#include "base/result.h"
#include "cards/deck_names.h"
#include "record/json_text.h"
#include "rules/decision.h"

namespace kingdom {

// As text, without a value in between.
void write_decision(JsonText& out, const DeckFile& file, Decision decision);
nlohmann::json decision_to_json(const DeckFile& file, Decision decision);

// Strict: a missing, unknown or ill-typed field and a number that no game can hold are refused
// with one sentence that names the place. Whether the rules allow it is for `refusal` to say.
Result<Decision> decision_from_json(const DeckFile& file, const nlohmann::json& value);

// The same with "by": an entry of a record's decisions.
nlohmann::json turn_to_json(const DeckFile& file, const Turn& turn);
Result<Turn> turn_from_json(const DeckFile& file, const nlohmann::json& value);

// From text, for the terminal and the wire; refuses what is not JSON or has a key twice.
Result<Decision> read_decision(const DeckFile& file, std::string_view text);

// A short form for sentences: `slate farm#2`, `offer farm#1@left barracks#2@right?` (? face down).
std::string decision_text(const DeckFile& file, Decision decision);

}  // namespace kingdom
