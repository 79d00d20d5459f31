#include "batch/perturbed_deck.h"

#include <algorithm>

namespace kingdom::batch {
namespace {

bool happens(Rng& rng, std::uint32_t of_hundred) {
    return rng.below(100) < of_hundred;
}

// One more or one less, or unchanged, within the limits.
template <class Number>
void shake(Number& number, int least, int most, Rng& rng) {
    const int moved = static_cast<int>(number) + static_cast<int>(rng.below(3)) - 1;
    number = static_cast<Number>(std::clamp(moved, least, most));
}

Resource any_basic(Rng& rng) {
    return kBasicResources[rng.below(kBasicCount)];
}

int spaces_of(const Development& development) {
    int sum = 0;
    for (const std::uint8_t count : development.cost) sum += count;
    return sum;
}

// A card costs something, and no more than it has spaces for.
void shake_cost(Development& development, Rng& rng) {
    for (std::uint8_t& count : development.cost) {
        if (count > 0 && happens(rng, 40)) shake(count, 0, 7, rng);
    }
    if (happens(rng, 20)) {
        std::swap(development.cost[index(any_basic(rng))], development.cost[index(any_basic(rng))]);
    }
    if (spaces_of(development) == 0) development.cost[index(any_basic(rng))] = 2;
    while (spaces_of(development) > kMaxSpaces) {
        --*std::max_element(development.cost.begin(), development.cost.end());
    }
}

void shake_points(Points& points, Rng& rng) {
    if (points.flat != 0) shake(points.flat, 0, kMaxPoints, rng);
    if (points.each != 0 && happens(rng, 30)) shake(points.each, 1, 4, rng);
    if (happens(rng, 15)) points.per = static_cast<CardType>(rng.below(kTypeCount));
}

void shake_yield(Yield& yield, Rng& rng) {
    for (std::uint8_t& flat : yield.flat) {
        if (flat > 0 && happens(rng, 20)) shake(flat, 1, 4, rng);
    }
    if (!happens(rng, 20)) return;
    const std::size_t one = index(any_basic(rng)), two = index(any_basic(rng));
    std::swap(yield.flat[one], yield.flat[two]);
    std::swap(yield.per[one], yield.per[two]);
}

Development shaken(Development development, Rng& rng) {
    shake_cost(development, rng);
    shake_points(development.points, rng);
    shake_yield(development.production, rng);
    if (happens(rng, 15)) development.recycles_into = any_basic(rng);
    if (development.bonus_soldiers > 0) shake(development.bonus_soldiers, 0, 4, rng);
    if (development.bonus_krystallium > 0) shake(development.bonus_krystallium, 0, 4, rng);
    return development;
}

// What `derive_tables` fills it expects to be empty.
void clear_derived(Deck& deck) {
    const Deck empty{};
    deck.spaces = empty.spaces;
    deck.kind_of_space = empty.kind_of_space;
    deck.step_costs = empty.step_costs;
    deck.of_type = empty.of_type;
    deck.flat_planes = empty.flat_planes;
    deck.planes_in_use = empty.planes_in_use;
    deck.producing_per_type = empty.producing_per_type;
    deck.later_copies = empty.later_copies;
}

}  // namespace

Deck perturbed(const Deck& deck, Rng& rng) {
    Deck changed = deck;
    for (std::size_t card = 0; card < kDevelopmentCount; ++card) {
        const bool copy = deck.first_copy[card] != card;
        changed.developments[card] = copy ? changed.developments[deck.first_copy[card]]
                                          : shaken(deck.developments[card], rng);
    }
    for (MenaceDesign& menace : changed.menaces) {
        if (menace.soldiers > 0) shake(menace.soldiers, 1, 9, rng);
    }
    for (std::uint8_t& soldiers : changed.advisor_soldiers) shake(soldiers, 1, 9, rng);
    clear_derived(changed);
    derive_tables(changed);
    return changed;
}

}  // namespace kingdom::batch
