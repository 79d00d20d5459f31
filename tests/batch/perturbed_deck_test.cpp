// Decks that never existed are still decks.
#include "batch/perturbed_deck.h"

#include <doctest/doctest.h>

#include "cards/founders.h"

namespace kingdom::batch {
namespace {

int spaces_of(const Development& development) {
    int sum = 0;
    for (const std::uint8_t count : development.cost) sum += count;
    return sum;
}

TEST_CASE("a perturbed deck stays within the limits of a deck, and copies stay copies") {
    const Deck& deck = founders().deck;
    Rng rng(11);
    int changed = 0;
    for (int i = 0; i < 50; ++i) {
        const Deck other = perturbed(deck, rng);
        for (std::size_t card = 0; card < kDevelopmentCount; ++card) {
            const Development& development = other.developments[card];
            CHECK(development == other.developments[other.first_copy[card]]);
            CHECK(spaces_of(development) >= 1);
            CHECK(spaces_of(development) <= kMaxSpaces);
            CHECK(development.points.flat <= kMaxPoints);
            changed += development == deck.developments[card] ? 0 : 1;
        }
        CHECK(other.design == deck.design);
        CHECK(other.first_copy == deck.first_copy);
    }
    CHECK(changed > 1000);
}

TEST_CASE("what is derived of a perturbed deck is derived of its own numbers") {
    Rng rng(12);
    const Deck other = perturbed(founders().deck, rng);
    for (std::size_t card = 0; card < kDevelopmentCount; ++card) {
        for (std::size_t r = 0; r < kResourceCount; ++r) {
            CHECK(std::popcount(unsigned{other.spaces[card].of[r]}) ==
                  other.developments[card].cost[r]);
        }
        for (std::size_t t = 0; t < kTypeCount; ++t) {
            CHECK(other.of_type[t].has(card_at(card)) ==
                  (index(other.developments[card].type) == t));
        }
    }
}

}  // namespace
}  // namespace kingdom::batch
