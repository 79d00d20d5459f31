// Every allocation of the test program passes through here, and is counted while a watch is open.
#pragma once

#include <cstddef>
#include <cstdint>

namespace kingdom::testing {

struct Allocations {
    std::uint64_t count = 0;
    std::uint64_t bytes = 0;
    bool operator==(const Allocations&) const = default;
};

// Everything allocated while it is open: by the thread that opened it, or by all threads. One
// watch at a time.
class HeapWatch {
  public:
    enum class Threads : std::uint8_t { Own, All };

    explicit HeapWatch(Threads threads);
    ~HeapWatch();
    HeapWatch(const HeapWatch&) = delete;
    HeapWatch& operator=(const HeapWatch&) = delete;

    static Allocations seen();
};

template <class Act>
Allocations allocated_by(Act&& act, HeapWatch::Threads threads = HeapWatch::Threads::Own) {
    const HeapWatch watch(threads);
    act();
    return HeapWatch::seen();
}

}  // namespace kingdom::testing
