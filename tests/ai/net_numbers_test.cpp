// A net in whole numbers: quick sums are plain sums, tables are what they say, bad bytes are
// refused.
#include <cmath>

#include <doctest/doctest.h>

#include "ai/net/judge.h"
#include "base/rng.h"
#include "cards/founders.h"

namespace kingdom::ai::net {
namespace {

TEST_CASE("sixteen products at a time add up to what they add up to one by one") {
    Rng rng(1);
    for (std::size_t count = Layer::kStep; count <= kJoined; count += Layer::kStep) {
        std::vector<std::int8_t> weights(count);
        std::vector<std::int16_t> values(count);
        for (auto& weight : weights) {
            weight = static_cast<std::int8_t>(static_cast<int>(rng.below(255)) - 127);
        }
        for (auto& value : values) {
            value =
                activation(static_cast<int>(rng.below(2 * kMostActivation + 1)) - kMostActivation);
        }
        CHECK(fast::dot(weights.data(), values.data(), count) ==
              plain::dot(weights.data(), values.data(), count));
        const std::size_t row = count / Layer::kTogether / Layer::kStep * Layer::kStep;
        if (row == 0) continue;
        Layer::Sums quick{}, slow{};
        fast::dots(weights.data(), values.data(), row, quick);
        plain::dots(weights.data(), values.data(), row, slow);
        CHECK(quick == slow);
    }
}

TEST_CASE("the largest sum of a layer fits") {
    std::vector<std::int8_t> weights(kJoined, -127);
    std::vector<std::int16_t> values(kJoined, kMostActivation);
    const std::int64_t exact = std::int64_t{-127} * kMostActivation * std::int64_t{kJoined};
    CHECK(fast::dot(weights.data(), values.data(), kJoined) == exact);
}

TEST_CASE("a row is its weights times its multiplier, and its offset") {
    const std::array<std::int8_t, 3> weights{2, -4, 100};
    const std::array<std::int32_t, 1> half{1 << 23}, offset{-5};
    const Layer layer(3, weights, half, offset);
    std::array<std::int16_t, Layer::padded(3)> values{10, 20, 1};
    CHECK(layer.row(0, values.data()) == (20 - 80 + 100) / 2 - 5);
}

TEST_CASE("powers and tangents are those of the textbook") {
    for (std::int32_t d = 0; d < Powers::kMost; d += 7) {
        const double exact = 65536.0 * std::exp(-static_cast<double>(d) / kOne);
        CHECK(std::abs(kPowers(d) - exact) < 2.0);
    }
    CHECK(kPowers(Powers::kMost) == 0);
    for (std::int32_t value = -5 * kOne; value <= 5 * kOne; value += 11) {
        const double exact = 10000.0 * std::tanh(static_cast<double>(value) / kOne);
        CHECK(std::abs(tangent(value) - exact) < 3.0);
        CHECK(tangent(value) == -tangent(-value));
    }
}

TEST_CASE("bytes that are no net are refused with a sentence") {
    const auto error_of = [](std::vector<std::uint8_t> bytes) {
        const auto network = read_network(bytes);
        REQUIRE(!network);
        return network.error();
    };
    CHECK(error_of({}) == "this is not the file of a net");
    CHECK(error_of({'K', 'N', 'E', 'T'}) == "the net's file has another format");
    std::vector<std::uint8_t> head{'K', 'N', 'E', 'T', 1, 0, 0, 0, 99, 0, 0, 0, 1, 0, 0, 0};
    CHECK(error_of(head) == "the net was trained with another layout of positions");
    head[8] = kObservationVersion;
    CHECK(error_of(head) == "the net's file is damaged");
}

}  // namespace
}  // namespace kingdom::ai::net
