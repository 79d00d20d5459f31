// How long an opponent may think.
#pragma once

#include <cstdint>

namespace kingdom::ai {

struct Budget {
    std::uint32_t playouts = 1000;   // in all, over all threads
    std::uint32_t milliseconds = 0;  // 0: playouts alone count, and every machine decides alike
    std::uint32_t threads = 1;
};

}  // namespace kingdom::ai
