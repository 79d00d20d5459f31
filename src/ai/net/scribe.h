// Writes small numbers one behind the other.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>

namespace kingdom::ai::net {

class Scribe {
  public:
    explicit Scribe(std::span<std::int8_t> to) : to_(to) {}

    void number(int value) {
        assert(at_ < to_.size());
        to_[at_++] = static_cast<std::int8_t>(std::clamp(value, -128, 127));
    }
    template <class Numbers>
    void numbers(const Numbers& values) {
        for (const auto value : values) number(static_cast<int>(value));
    }
    // `count` places, of which the one numbered `which` holds `value`.
    void one_of(std::size_t count, std::size_t which, int value = 1) {
        for (std::size_t i = 0; i < count; ++i) number(i == which ? value : 0);
    }
    void skip(std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) number(0);
    }
    void bits(unsigned set, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i) number(static_cast<int>((set >> i) & 1u));
    }
    std::size_t written() const { return at_; }

  private:
    std::span<std::int8_t> to_;
    std::size_t at_ = 0;
};

}  // namespace kingdom::ai::net
