// From what a search found to what is played.
#include "ai/search/choice.h"

#include <array>
#include <map>
#include <vector>

#include <doctest/doctest.h>

namespace kingdom::ai {
namespace {

constexpr std::uint64_t kDraws = 4000;

Edge edge(Decision decision, std::uint32_t visits, double mean) {
    return {.decision = decision, .value = mean * visits, .visits = visits};
}

Decision offer(std::size_t number) {
    return decision(Offer{{card_at(number), Area::Left, false}, {card_at(9), Area::Right, false}});
}

Decision slate(std::size_t number) {
    return decision(Slate{card_at(number)});
}

// How often each decision is chosen, over many seeds.
std::map<Decision, double> frequencies(const std::vector<Edge>& found, const Slips& slips = {}) {
    std::map<Decision, double> times;
    for (std::uint64_t seed = 0; seed < kDraws; ++seed) {
        Rng rng(seed);
        times[choose_from(found, slips, rng)] += 1.0 / kDraws;
    }
    return times;
}

doctest::Approx about(double share) {
    return doctest::Approx(share).epsilon(0.1);
}

}  // namespace

TEST_CASE("an offer is drawn among equals as often as the search liked it") {
    auto times =
        frequencies({edge(offer(0), 400, 0.5), edge(offer(1), 300, 0.5), edge(offer(2), 100, 0.5)});
    CHECK(times.size() == 3);
    CHECK(times[offer(0)] == about(0.5));
    CHECK(times[offer(1)] == about(0.375));
    CHECK(times[offer(2)] == about(0.125));
}

TEST_CASE("an offer that is worse, or was hardly looked at, is never drawn") {
    const auto times = frequencies({edge(offer(0), 400, 0.6), edge(offer(1), 300, 0.4),
                                    edge(offer(2), 1, 0.9), edge(offer(3), 0, 0)});
    CHECK(times.size() == 1);
    CHECK(times.count(offer(0)) == 1);
}

TEST_CASE("an offer that is better than the most visited one is drawn too") {
    auto times = frequencies({edge(offer(0), 300, 0.5), edge(offer(1), 300, 0.9)});
    CHECK(times[offer(0)] == about(0.5));
    CHECK(times[offer(1)] == about(0.5));
}

TEST_CASE("of anything else the most visited decision is taken") {
    const auto times = frequencies({edge(slate(0), 400, 0.5), edge(slate(1), 399, 0.9)});
    CHECK(times.size() == 1);
    CHECK(times.count(slate(0)) == 1);
}

TEST_CASE("what no playout has judged is decided by order") {
    for (const auto& make : {offer, slate}) {
        const auto times = frequencies({edge(make(0), 0, 0), edge(make(1), 0, 0)}, {100, 10000});
        CHECK(times.size() == 1);
        CHECK(times.count(make(0)) == 1);
    }
}

TEST_CASE("who never slips takes the best however wide the bound") {
    const std::vector found{edge(slate(0), 400, 0.5), edge(slate(1), 400, 0.5)};
    CHECK(frequencies(found, {.of_hundred = 0, .within = 10000}).size() == 1);
}

TEST_CASE("a slip takes something within its bound, and nothing beyond it") {
    const std::vector found{edge(slate(0), 400, 0.60), edge(slate(1), 400, 0.57),
                            edge(slate(2), 400, 0.54), edge(slate(3), 400, 0.10)};
    const auto size = [&](int within) { return frequencies(found, {100, within}).size(); };
    CHECK(size(0) == 1);
    CHECK(size(100) == 1);
    CHECK(size(400) == 2);
    CHECK(size(700) == 3);
    CHECK(size(10000) == 4);
}

TEST_CASE("slips happen as often as they are said to") {
    for (const std::uint32_t of_hundred : {0u, 10u, 50u, 100u}) {
        Rng rng(1);
        double times = 0;
        for (std::uint64_t i = 0; i < kDraws; ++i) {
            times += Slips{of_hundred, 0}.happens(rng) ? 1.0 / kDraws : 0;
        }
        CHECK(times == about(of_hundred / 100.0));
    }
}

}  // namespace kingdom::ai
