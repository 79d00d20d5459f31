// Names of cards and places, and reading a table.
#include <algorithm>
#include <bit>

#include <doctest/doctest.h>

#include "tests/support/table.h"

namespace kingdom::testing {

const Deck& deck() {
    return founders().deck;
}

Card card(std::string_view name) {
    const std::size_t mark = name.find('#');
    const int copy =
        mark == std::string_view::npos ? 1 : std::stoi(std::string(name.substr(mark + 1)));
    for (std::size_t i = 0; i < kCardCount; ++i) {
        const bool found = key_of(founders(), card_at(i)) == name.substr(0, mark) &&
                           copy_of(founders(), card_at(i)) == copy;
        if (found) return card_at(i);
    }
    FAIL("no such card: ", std::string(name));
    return kHiddenCard;
}

CardSet cards(std::initializer_list<std::string_view> names) {
    CardSet set;
    for (const std::string_view name : names) set.add(card(name));
    return set;
}

std::string name_of(Card card) {
    if (card == kHiddenCard) return "hidden";
    return std::string(key_of(founders(), card)) + "#" + std::to_string(copy_of(founders(), card));
}

std::uint8_t territory(std::string_view key) {
    const auto& keys = founders().names.territories;
    const auto found = std::find(keys.begin(), keys.end(), Key(key));
    REQUIRE(found != keys.end());
    return static_cast<std::uint8_t>(found - keys.begin());
}

Side& side(State& state, Player player) {
    return state.board.sides[index(player)];
}
const Side& side(const State& state, Player player) {
    return state.board.sides[index(player)];
}

CardSet hand_of(const State& state, Player player) {
    CardSet set;
    for (std::size_t i = 0; i < state.hand_sizes[index(player)]; ++i) {
        set.add(state.hands[index(player)].cards[i]);
    }
    return set;
}

CardSet cards_in(const CardRow& row) {
    return row.set();
}
CardSet cards_in(const State& state, Area area) {
    return state.areas[index(area)].set();
}

int printed_production(const State& state, Player player, Resource resource) {
    const DuchySide& printed = deck().duchies[index(player)][index(state.setup.side)];
    return printed.production.flat[index(resource)];
}

int filled(const State& state, Card card, Resource kind) {
    const unsigned spaces = deck().spaces[index(card)].of[index(kind)];
    return std::popcount(spaces & state.board.filled[index(card)]);
}

Building all_but_one(std::string_view name, Resource kind) {
    Building building{name};
    const Development& development = deck().developments[index(card(name))];
    for (std::size_t r = 0; r < kResourceCount; ++r) building.filled[r] = development.cost[r];
    REQUIRE(building.filled[index(kind)] > 0);
    --building.filled[index(kind)];
    return building;
}

}  // namespace kingdom::testing
