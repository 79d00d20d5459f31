// Decisions and events as sentences in the player's language.
#pragma once

#include <optional>
#include <string>

#include "app/show/card_text.h"
#include "rules/event.h"
#include "rules/view.h"

namespace kingdom {

// What a choice of a menu says. Requires a decision that is legal for the viewer.
std::string decision_label(const Show& show, const View& view, Decision decision);

// The same inside a group that already says what it is about: only what tells its members apart.
std::string decision_detail(const Show& show, const View& view, Decision decision);

std::string event_sentence(const Show& show, const View& view, const Event& event);

// Whether the player wants to be told now, or only finds it in the log: one's own doings and the
// single cubes are left out.
bool is_news(const Event& event, Player reader);

std::string resource_name(const Show& show, Resource resource);
std::string area_name(const Show& show, Area area);
std::string payment_text(const Show& show, const Payment& payment);
std::string step_name(const Show& show, const View& view, std::size_t step);

}  // namespace kingdom
