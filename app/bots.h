// Players that are no people. Each decides from what its player may know, and nothing else.
#pragma once

#include <array>
#include <functional>
#include <string_view>

#include "base/rng.h"
#include "rules/view.h"

namespace kingdom {

// Requires a view whose player has something to decide.
using Bot = std::function<Decision(const Deck&, const View&, Rng&)>;

inline constexpr std::array<std::string_view, 2> kBotNames{"random", "simple"};

// Requires one of kBotNames.
Bot bot_named(std::string_view name);

// The generator of a player's own choices: apart from the shuffles', so that equal seeds give
// equal games whoever plays.
Rng bot_rng(std::uint64_t seed, Player player);

}  // namespace kingdom
