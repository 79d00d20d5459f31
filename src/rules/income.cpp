#include "rules/income.h"

#include <algorithm>

namespace kingdom {

int income(const Deck& deck, const Setup& setup, const Side& side, Player player,
           Resource resource) {
    const std::size_t r = index(resource);
    const Yield& duchy = deck.duchies[index(player)][index(setup.side)].production;
    int count = duchy.flat[r];
    if (duchy.per[r]) count += count_of_type(deck, side, *duchy.per[r]);
    for (std::size_t plane = 0; plane < deck.planes_in_use[r]; ++plane) {
        count += (side.duchy & deck.flat_planes[r][plane]).size() << plane;
    }
    (side.duchy & deck.producing_per_type[r]).for_each([&](Card card) {
        const auto& per = deck.developments[index(card)].production.per[r];
        count += count_of_type(deck, side, *per);
    });
    return std::max(0, count - side.stolen[r]);
}

}  // namespace kingdom
