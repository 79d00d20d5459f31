// The opponents by name, as the program's subcommands seat them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ai/level.h"
#include "base/rng.h"
#include "rules/setup.h"

namespace kingdom {

// The plain minds, then the levels from the weakest to the strongest.
std::vector<std::string> opponent_names();

// Whom one plays against without saying so: no beginner, and no master.
const ai::Level& usual_opponent();

// The generator of a player's own choices: apart from the shuffles', so that equal seeds give
// equal games whoever plays.
Rng opponent_rng(std::uint64_t seed, Player player);

}  // namespace kingdom
