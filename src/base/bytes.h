// Eight bytes searched at once, as one 64-bit word; the lowest byte is the first in memory.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>

namespace kingdom::bytes {

static_assert(std::endian::native == std::endian::little);

inline constexpr std::uint64_t kOnes = 0x0101010101010101;
inline constexpr std::uint64_t kTops = 0x8080808080808080;

// Marks (top bits of bytes) whose lowest is that of the first byte equal to this one.
constexpr std::uint64_t equal_to(std::uint64_t word, std::uint8_t byte) {
    const std::uint64_t differences = word ^ byte * kOnes;
    return (differences - kOnes) & ~differences & kTops;
}

// Marks of the bytes that are not lower than this one. Requires byte < 128.
constexpr std::uint64_t not_below(std::uint64_t word, std::uint8_t byte) {
    return ((word | kTops) - byte * kOnes) & kTops;
}

// Where the lowest marked byte begins, in bits. Requires a mark.
constexpr unsigned first_marked(std::uint64_t marks) {
    return static_cast<unsigned>(std::countr_zero(marks)) - 7;
}

// The word without its first byte equal to this one: those behind move up, and 255 comes in last.
// Requires that there is one.
constexpr std::uint64_t without(std::uint64_t word, std::uint8_t byte) {
    const std::uint64_t marks = equal_to(word, byte);
    const std::uint64_t before = (marks ^ (marks - 1)) >> 8;  // all bits of the bytes in front
    const std::uint64_t moved = word >> 8 | 0xffull << 56;
    return moved ^ ((moved ^ word) & before);
}

inline std::uint64_t load(const void* from) {
    std::uint64_t word;
    std::memcpy(&word, from, sizeof word);
    return word;
}
inline void store(void* to, std::uint64_t word) {
    std::memcpy(to, &word, sizeof word);
}

}  // namespace kingdom::bytes
