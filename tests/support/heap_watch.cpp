#include "tests/support/heap_watch.h"

#include <atomic>
#include <cassert>
#include <cstdlib>
#include <new>

namespace kingdom::testing {
namespace {

thread_local bool watching_here = false;
std::atomic<bool> watching_all = false;
std::atomic<std::uint64_t> count = 0;
std::atomic<std::uint64_t> bytes = 0;

void note(std::size_t size) {
    if (!watching_here && !watching_all) return;
    ++count;
    bytes += size;
}

void* allocate(std::size_t size) {
    note(size);
    return std::malloc(size > 0 ? size : 1);
}

void* allocate(std::size_t size, std::align_val_t alignment) {
    note(size);
    const auto step = static_cast<std::size_t>(alignment);
    return std::aligned_alloc(step, (size + step - 1) / step * step);
}

void* or_throw(void* memory) {
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}

}  // namespace

HeapWatch::HeapWatch(Threads threads) {
    assert(!watching_here && !watching_all);
    count = bytes = 0;
    watching_here = threads == Threads::Own;
    watching_all = threads == Threads::All;
}

HeapWatch::~HeapWatch() {
    watching_here = watching_all = false;
}

Allocations HeapWatch::seen() {
    return {count, bytes};
}

}  // namespace kingdom::testing

using kingdom::testing::allocate;
using kingdom::testing::or_throw;

void* operator new(std::size_t size) {
    return or_throw(allocate(size));
}
void* operator new[](std::size_t size) {
    return or_throw(allocate(size));
}
// Some algorithms take their buffers this way, and give them back like any other memory.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    return allocate(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    return allocate(size);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
    return or_throw(allocate(size, alignment));
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
    return or_throw(allocate(size, alignment));
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}
