// What can be said about a game on the command line.
#pragma once

#include <cstdint>
#include <string>

#include "cards/deck_names.h"
#include "rules/setup.h"

namespace kingdom {

// Empty: the usual.
struct SetupOptions {
    std::string module = "none";
    std::string side = "A";
    std::string first = "valados";
    std::string menaces;  // two decks with a comma, or one in a solo game
    std::string quest;
    int players = 2;
    std::uint64_t seed = 1;
};

// Throws BadArguments when no game can be made of it.
Setup chosen_setup(const DeckFile& file, const SetupOptions& options);

}  // namespace kingdom
