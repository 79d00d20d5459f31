#include "ai/net/layer.h"

#include <cassert>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

namespace kingdom::ai::net {

Layer::Layer(std::size_t inputs, std::span<const std::int8_t> weights,
             std::span<const std::int32_t> multipliers, std::span<const std::int32_t> offsets)
    : inputs_(inputs),
      width_(padded(inputs)),
      weights_(padded(inputs) * multipliers.size()),
      multipliers_(multipliers.begin(), multipliers.end()),
      offsets_(offsets.begin(), offsets.end()) {
    assert(weights.size() == inputs * multipliers.size());
    assert(offsets.size() == multipliers.size());
    for (std::size_t row = 0; row < multipliers.size(); ++row) {
        for (std::size_t i = 0; i < inputs; ++i) {
            weights_[row * width_ + i] = weights[row * inputs + i];
        }
    }
}

std::int64_t Layer::row(std::size_t output, const std::int16_t* activations) const {
    return finished(output, fast::dot(&weights_[output * width_], activations, width_));
}

void Layer::sums_from(std::size_t output, const std::int16_t* activations, Sums& sums) const {
    fast::dots(&weights_[output * width_], activations, width_, sums);
}

namespace plain {

std::int32_t dot(const std::int8_t* weights, const std::int16_t* activations, std::size_t count) {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < count; ++i) sum += weights[i] * activations[i];
    return sum;
}

void dots(const std::int8_t* weights, const std::int16_t* activations, std::size_t count,
          Layer::Sums& sums) {
    for (std::size_t row = 0; row < sums.size(); ++row) {
        sums[row] = dot(weights + row * count, activations, count);
    }
}

}  // namespace plain

namespace fast {

#if defined(__AVX2__)
namespace {

__m256i products(const std::int8_t* weights, __m256i activations) {
    const auto* packed = reinterpret_cast<const __m128i*>(weights);
    return _mm256_madd_epi16(_mm256_cvtepi8_epi16(_mm_loadu_si128(packed)), activations);
}

__m256i sixteen(const std::int16_t* activations) {
    return _mm256_loadu_si256(reinterpret_cast<const __m256i*>(activations));
}

// Of eight sums the upper four added to the lower.
__m128i folded(__m256i sums) {
    return _mm_add_epi32(_mm256_castsi256_si128(sums), _mm256_extracti128_si256(sums, 1));
}

}  // namespace

std::int32_t dot(const std::int8_t* weights, const std::int16_t* activations, std::size_t count) {
    __m256i sums = _mm256_setzero_si256();
    for (std::size_t i = 0; i < count; i += Layer::kStep) {
        sums = _mm256_add_epi32(sums, products(weights + i, sixteen(activations + i)));
    }
    const __m128i four = folded(sums);
    const __m128i two = _mm_add_epi32(four, _mm_shuffle_epi32(four, 0b01001110));
    return _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32(two, 0b10110001)));
}

void dots(const std::int8_t* weights, const std::int16_t* activations, std::size_t count,
          Layer::Sums& sums) {
    __m256i a = _mm256_setzero_si256(), b = a, c = a, d = a;
    for (std::size_t i = 0; i < count; i += Layer::kStep) {
        const __m256i values = sixteen(activations + i);
        a = _mm256_add_epi32(a, products(weights + i, values));
        b = _mm256_add_epi32(b, products(weights + count + i, values));
        c = _mm256_add_epi32(c, products(weights + 2 * count + i, values));
        d = _mm256_add_epi32(d, products(weights + 3 * count + i, values));
    }
    const __m256i rows = _mm256_hadd_epi32(_mm256_hadd_epi32(a, b), _mm256_hadd_epi32(c, d));
    _mm_storeu_si128(reinterpret_cast<__m128i*>(sums.data()), folded(rows));
}
#else
std::int32_t dot(const std::int8_t* weights, const std::int16_t* activations, std::size_t count) {
    return plain::dot(weights, activations, count);
}
void dots(const std::int8_t* weights, const std::int16_t* activations, std::size_t count,
          Layer::Sums& sums) {
    plain::dots(weights, activations, count, sums);
}
#endif

}  // namespace fast

}  // namespace kingdom::ai::net
