// Four counts of sixteen bits handled at once, as the lanes of one 64-bit word.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace kingdom {

using Lanes = std::array<std::uint16_t, 4>;

// Calls `act` with the number of each lane that is not zero, ascending. Requires that there is one.
template <class Act>
constexpr void for_each_lane(const Lanes& lanes, Act act) {
    auto left = std::bit_cast<std::uint64_t>(lanes);
    do {
        const unsigned start = static_cast<unsigned>(std::countr_zero(left)) & ~15u;
        act(start / 16);
        left &= ~std::uint64_t{0xffff} << start;  // the lanes below are zero already
    } while (left != 0);
}

// Whether a lane is zero. Requires lanes below 2^15: then a borrow reaches a top bit only from
// there.
constexpr bool has_zero_lane(std::uint64_t word) {
    return ((word - 0x0001000100010001u) & ~word & 0x8000800080008000u) != 0;
}

// Requires a sum below 2^16: all lanes are added up in the highest one.
constexpr unsigned sum_of_lanes(const Lanes& lanes) {
    const auto word = std::bit_cast<std::uint64_t>(lanes);
    return static_cast<unsigned>((word * 0x0001000100010001u) >> 48);
}

}  // namespace kingdom
