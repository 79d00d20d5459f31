// How many of something a test tries. KINGDOM_TEST_EFFORT scales it, in percent of the usual: less
// where every step is dear, as under the sanitizers, more in the long run.
#pragma once

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace kingdom::testing {

inline std::uint64_t effort(std::uint64_t usual) {
    const char* const asked = std::getenv("KINGDOM_TEST_EFFORT");
    const std::uint64_t percent = asked != nullptr ? std::strtoull(asked, nullptr, 10) : 100;
    return std::max<std::uint64_t>(1, usual * percent / 100);
}

}  // namespace kingdom::testing
