// Four counts in one word: each lane on its own, whatever its neighbours hold.
#include "base/lanes.h"

#include <vector>

#include "base/rng.h"
#include "doctest/doctest.h"

using namespace kingdom;

namespace {

Lanes random_lanes(Rng& rng) {
    Lanes lanes{};
    // Zeroes and the largest counts are as likely as the rest.
    for (std::uint16_t& lane : lanes) {
        const std::uint32_t kind = rng.below(3);
        lane = static_cast<std::uint16_t>(kind == 0 ? 0 : kind == 1 ? 0x7fff : rng.below(9));
    }
    return lanes;
}

}  // namespace

TEST_CASE("every lane that is not zero is visited once, ascending") {
    Rng rng(1);
    for (int i = 0; i < 1000; ++i) {
        const Lanes lanes = random_lanes(rng);
        std::vector<unsigned> expected;
        for (unsigned lane = 0; lane < 4; ++lane) {
            if (lanes[lane] != 0) expected.push_back(lane);
        }
        if (expected.empty()) continue;
        std::vector<unsigned> visited;
        for_each_lane(lanes, [&visited](unsigned lane) { visited.push_back(lane); });
        CHECK(visited == expected);
    }
}

TEST_CASE("a zero lane is found wherever it is") {
    Rng rng(2);
    for (int i = 0; i < 1000; ++i) {
        const Lanes lanes = random_lanes(rng);
        const bool zero = lanes[0] == 0 || lanes[1] == 0 || lanes[2] == 0 || lanes[3] == 0;
        CHECK(has_zero_lane(std::bit_cast<std::uint64_t>(lanes)) == zero);
    }
}

TEST_CASE("lanes add up") {
    CHECK(sum_of_lanes({0, 0, 0, 0}) == 0);
    CHECK(sum_of_lanes({1, 2, 3, 4}) == 10);
    CHECK(sum_of_lanes({0xffff, 0, 0, 0}) == 0xffff);
    CHECK(sum_of_lanes({0, 0, 0, 0xffff}) == 0xffff);
}
