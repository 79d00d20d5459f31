// The few questions before a game: alone or against whom, module, side.
#pragma once

#include <optional>

#include "app/play/console.h"
#include "app/setup_options.h"
#include "app/show/card_text.h"

namespace kingdom {

struct Start {
    SetupOptions setup;
    std::string opponent;  // empty: not chosen
    bool lesson = false;
};

// Fills in what the player chooses; nothing when they leave. An opponent who is named already is
// not asked for.
std::optional<Start> ask_for_start(const Console& console, const Show& show, Start start);

}  // namespace kingdom
