// Writes small numbers one behind the other into a place that is zero before, so that what is zero
// costs nothing.
#pragma once

#include <algorithm>
#include <bit>
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
    // `count` places, of which the one numbered `which` holds `value`; none when it lies beyond.
    void one_of(std::size_t count, std::size_t which, int value = 1) {
        if (which < count) to_[at_ + which] = static_cast<std::int8_t>(value);
        skip(count);
    }
    void skip(std::size_t count) {
        assert(at_ + count <= to_.size());
        at_ += count;
    }
    void bits(unsigned set, std::size_t count) {
        for (unsigned left = set; left != 0; left &= left - 1) {
            to_[at_ + static_cast<std::size_t>(std::countr_zero(left))] = 1;
        }
        skip(count);
    }
    std::size_t written() const { return at_; }

  private:
    std::span<std::int8_t> to_;
    std::size_t at_ = 0;
};

}  // namespace kingdom::ai::net
