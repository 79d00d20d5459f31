// One layer of a net: weights of eight bits, one multiplier and one offset a row.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/net/whole_numbers.h"

namespace kingdom::ai::net {

class Layer {
  public:
    // Rows are laid out in steps of this many weights, the rest of the last step is zero.
    static constexpr std::size_t kStep = 16;
    static constexpr std::size_t padded(std::size_t inputs) {
        return (inputs + kStep - 1) / kStep * kStep;
    }

    Layer() = default;
    // `weights`: outputs rows of `inputs`; `offsets` in parts of kOne.
    Layer(std::size_t inputs, std::span<const std::int8_t> weights,
          std::span<const std::int32_t> multipliers, std::span<const std::int32_t> offsets);

    std::size_t inputs() const { return inputs_; }
    std::size_t outputs() const { return multipliers_.size(); }

    // Of padded(inputs()) activations, those behind the last input zero. In parts of kOne.
    std::int64_t row(std::size_t output, const std::int16_t* activations) const;

    template <class Take>
    void each(const std::int16_t* activations, Take&& take) const {
        std::size_t i = 0;
        for (; i + kTogether <= outputs(); i += kTogether) {
            Sums sums;
            sums_from(i, activations, sums);
            for (std::size_t j = 0; j < kTogether; ++j) take(i + j, finished(i + j, sums[j]));
        }
        for (; i < outputs(); ++i) take(i, row(i, activations));
    }
    // What follows a layer nearly always: nothing below zero.
    void rectify(const std::int16_t* activations, std::int16_t* to) const {
        each(activations, [to](std::size_t i, std::int64_t value) { to[i] = rectified(value); });
    }

    static constexpr std::size_t kTogether = 4;  // rows that share the reading of the activations
    using Sums = std::array<std::int32_t, kTogether>;

  private:
    std::int64_t finished(std::size_t output, std::int32_t sum) const {
        return scaled(sum, multipliers_[output]) + offsets_[output];
    }
    void sums_from(std::size_t output, const std::int16_t* activations, Sums& sums) const;

    std::size_t inputs_ = 0;
    std::size_t width_ = 0;
    std::vector<std::int8_t> weights_;
    std::vector<std::int32_t> multipliers_, offsets_;
};

// Sum of products of `count` weights and activations, `count` a multiple of Layer::kStep; and of
// four rows of weights, one behind the other.
namespace plain {
std::int32_t dot(const std::int8_t* weights, const std::int16_t* activations, std::size_t count);
void dots(const std::int8_t* weights, const std::int16_t* activations, std::size_t count,
          Layer::Sums& sums);
}  // namespace plain
namespace fast {  // the same, sixteen at a time where the processor can
std::int32_t dot(const std::int8_t* weights, const std::int16_t* activations, std::size_t count);
void dots(const std::int8_t* weights, const std::int16_t* activations, std::size_t count,
          Layer::Sums& sums);
}  // namespace fast

}  // namespace kingdom::ai::net
