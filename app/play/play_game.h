// The terminal game as one function.
#pragma once

#include <optional>
#include <string>

#include "app/setup_options.h"

namespace kingdom {

struct PlayOptions {
    std::string deck;
    std::string language;
    SetupOptions setup;
    bool setup_given = false;  // else the start menu asks
    bool seed_given = false;   // else every game is another one
    std::string human;         // a duchy; empty: Valados, or the player of a solo game
    std::string opponent;      // a name; empty: the menu asks, or the usual one
    std::string save_path;
    std::string resume_path;
};

// Plays until the game is over or the player leaves. Throws Failure and BadArguments.
void play_game(PlayOptions options);

}  // namespace kingdom
