// The one random generator of the project: SplitMix64, eight bytes of state, the same numbers on
// every compiler. The standard distributions differ between libraries, so none is used.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

namespace kingdom {

class Rng {
  public:
    constexpr Rng() = default;
    constexpr explicit Rng(std::uint64_t seed) : word_(seed) {}

    constexpr std::uint64_t next() {
        word_ += 0x9e3779b97f4a7c15u;
        std::uint64_t mixed = word_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        return mixed ^ (mixed >> 31);
    }

    // A number in [0, bound). Requires bound > 0. Multiplying the upper half keeps the bias under
    // bound / 2^32, far below anything a game of cards can show.
    constexpr std::uint32_t below(std::uint32_t bound) {
        return static_cast<std::uint32_t>(((next() >> 32) * bound) >> 32);
    }

    constexpr bool operator==(const Rng&) const = default;

  private:
    std::uint64_t word_ = 0;
};

template <class T>
constexpr void shuffle(std::span<T> items, Rng& rng) {
    Rng own = rng;  // apart from the items: writing them cannot change it
    for (std::size_t left = items.size(); left > 1; --left) {
        std::swap(items[left - 1], items[own.below(static_cast<std::uint32_t>(left))]);
    }
    rng = own;
}

}  // namespace kingdom
