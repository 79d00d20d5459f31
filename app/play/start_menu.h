// The few questions before a game: alone or with an opponent, module, side.
#pragma once

#include <optional>

#include "app/options.h"
#include "app/play/console.h"
#include "app/show/card_text.h"

namespace kingdom {

struct Start {
    SetupOptions setup;
    bool lesson = false;
};

// Fills in what the player chooses; nothing when they leave.
std::optional<Start> ask_for_start(const Console& console, const Show& show,
                                   const SetupOptions& usual);

}  // namespace kingdom
