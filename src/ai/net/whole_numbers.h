// Numbers of a net as whole numbers, so that every machine and every browser computes the same
// bits: a value is counted in parts of 128.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

namespace kingdom::ai::net {

inline constexpr int kOne = 128;
// What a layer hands on; 960 products of this with a weight still fit into 32 bits.
inline constexpr int kMostActivation = 32 * kOne - 1;

constexpr std::int16_t activation(std::int64_t value) {
    return static_cast<std::int16_t>(
        std::clamp<std::int64_t>(value, -kMostActivation, kMostActivation));
}
constexpr std::int16_t rectified(std::int64_t value) {
    return static_cast<std::int16_t>(std::clamp<std::int64_t>(value, 0, kMostActivation));
}

// A sum of products with a row's weights, back in parts of kOne; the multiplier is the value of the
// row's smallest weight step, in parts of 2^24.
constexpr std::int64_t scaled(std::int64_t sum, std::int32_t multiplier) {
    return (sum * multiplier + (std::int64_t{1} << 23)) >> 24;
}

// e to the minus d parts of kOne, in parts of 2^16; nothing beyond 16.
class Powers {
  public:
    static constexpr std::int32_t kMost = 16 * kOne;

    constexpr Powers() {
        constexpr std::uint64_t step = 4261543595;  // e^(-1/128) in parts of 2^32
        std::uint64_t exact = std::uint64_t{1} << 32;
        for (std::uint32_t& power : powers_) {
            power = static_cast<std::uint32_t>((exact + (1u << 15)) >> 16);
            exact = (exact * step) >> 32;
        }
    }
    // Requires d >= 0.
    constexpr std::uint32_t operator()(std::int32_t d) const {
        return d >= kMost ? 0 : powers_[static_cast<std::size_t>(d)];
    }

  private:
    std::array<std::uint32_t, kMost> powers_{};
};
inline constexpr Powers kPowers{};

// The hyperbolic tangent of a value, in parts of 10,000.
constexpr std::int32_t tangent(std::int32_t value) {
    const std::int64_t power = kPowers(2 * (value < 0 ? -value : value));
    const std::int64_t part = 10000 * (65536 - power) / (65536 + power);
    return static_cast<std::int32_t>(value < 0 ? -part : part);
}

}  // namespace kingdom::ai::net
