// The two ways a subcommand ends badly; main turns each into one sentence and an exit status.
#pragma once

#include <stdexcept>

namespace kingdom {

inline constexpr int kFailureStatus = 1;
inline constexpr int kBadArgumentsStatus = 2;

// The arguments make no sense, or name something that does not exist in the deck.
struct BadArguments : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// The arguments were fine, what they asked for did not work out: a missing file, a wrong record.
struct Failure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

}  // namespace kingdom
