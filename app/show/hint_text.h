// Hints as lines for people: what to do, how it would probably end, and why.
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "ai/hint/hint.h"
#include "app/show/card_text.h"

namespace kingdom {

// One sentence.
std::string reason_sentence(const Show& show, const View& view, const ai::Reason& reason);

// Two lines a hint: the decision with its prospects, then the reason.
std::vector<std::string> hint_lines(const Show& show, const View& view, const ai::Hints& hints);

// The same as an array of objects: decision, win, points, reason, sentence.
nlohmann::ordered_json hints_json(const Show& show, const View& view, const ai::Hints& hints);

}  // namespace kingdom
