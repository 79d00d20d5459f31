// Time that this thread worked on its core: what it spent waiting for one says nothing about the
// program.
#pragma once

#include <ctime>

namespace kingdom {

inline double processor_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

}  // namespace kingdom
