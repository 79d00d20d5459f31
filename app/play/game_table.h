// A running game and the person who plays it: what every part of the terminal game works on.
#pragma once

#include <string>

#include "app/play/console.h"
#include "app/show/card_text.h"
#include "record/game_recorder.h"

namespace kingdom {

struct GameTable {
    const Console& console;
    const Show& show;
    GameRecorder& game;
    Player human{};

    View view() const { return game.view(human); }
    std::string say(std::string_view key, Values values = {}) const {
        return show.texts.say(key, values);
    }
};

}  // namespace kingdom
