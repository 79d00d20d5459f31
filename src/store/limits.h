// How long anything may wait for the store. Whatever is sick behind it - a frozen database, a cut
// connection, a disk that does not answer - others go on after that.
#pragma once

#include <chrono>

namespace kingdom::store {

using Instant = std::chrono::steady_clock::time_point;

inline Instant now() {
    return std::chrono::steady_clock::now();
}

struct Limits {
    using Duration = std::chrono::milliseconds;
    // One try; a second one on a new connection follows when the first was lost.
    Duration attempt{2000};
    // Everything that a question may take, with its second try.
    Duration question{4000};
    // From submitting a write to its outcome.
    Duration write{4500};
    // How long a database that is just being started is waited for.
    Duration start{};
};

}  // namespace kingdom::store
