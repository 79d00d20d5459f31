// Keys of the tree: alike for two orders of the same moves, different for anything that matters.
#include "ai/search/knowledge.h"

#include <map>
#include <set>

#include <doctest/doctest.h>

#include "tests/property/random_positions.h"
#include "tests/support/table.h"

namespace kingdom::ai {
namespace {

using namespace testing;

// Plays the decisions in both orders, and gives the two keys.
template <class One, class Two>
void check_orders(const State& start, const One& one, const Two& two) {
    State first = start, second = start;
    play(first, kValados, one);
    const std::uint64_t between = own_key(first, kValados);
    play(first, kValados, two);
    play(second, kValados, two);
    play(second, kValados, one);
    CHECK(own_key(first, kValados) == own_key(second, kValados));
    CHECK(between != own_key(first, kValados));
    CHECK(between != own_key(start, kValados));
}

State production_table() {
    State state = new_table();
    set_construction(state, kValados, {{"hamlet"}, {"guildhall"}});
    start_production(state, Resource::Materials);
    set_cubes(state, kValados, {3, 0, 0, 0});
    return state;
}

Place material_on(std::string_view name) {
    return {card(name), Resource::Materials, Resource::Materials};
}

// What a player knows and may do: only positions alike in all of it may share a key. What giants
// and the foreman hold shows in what is legal.
struct Known {
    std::vector<Decision> legal;
    Side side;
    std::vector<std::uint16_t> filled;
    Hand hand;
    std::array<std::vector<int>, 3> rows;
    bool operator==(const Known&) const = default;
};

std::vector<int> lying(const CardRow& row) {
    std::vector<int> cards;
    for (std::size_t i = 0; i < row.size(); ++i) {
        cards.push_back(static_cast<int>(index(row[i])) + (row.face_down(i) ? 1000 : 0));
    }
    return cards;
}

Known known_to(const property::RandomPosition& at) {
    const View& view = at.view;
    const DecisionList legal = legal_decisions(at.deck, view);
    Known known{{legal.begin(), legal.end()}, view.sides[index(at.player)], {}, {}, {}};
    for (const Card card : known.side.construction& kDevelopments) {
        known.filled.push_back(view.filled[index(card)]);
    }
    if (is_segment(view.phase)) return known;
    known.hand = view.hand;
    known.rows = {lying(view.areas[0]), lying(view.areas[1]),
                  lying(view.sides[index(other(at.player))].selection)};
    return known;
}

}  // namespace

TEST_CASE("two orders of placing cubes end in the same key") {
    check_orders(production_table(), material_on("hamlet"), material_on("guildhall"));
    check_orders(production_table(), material_on("hamlet"),
                 Place{std::nullopt, Resource::Materials, Resource::Materials});
}

TEST_CASE("two orders of slating and recycling end in the same key") {
    State state = new_table();
    set_selection(state, kValados, {"farm", "hamlet", "guildhall", "treasure_gold_gold"});
    start_planning(state);
    check_orders(state, Slate{card("farm")}, Slate{card("guildhall")});
    set_cubes(state, kValados, {});
    check_orders(state, Slate{card("farm")}, Slate{card("hamlet")});
}

TEST_CASE("what the other player does in the running segment leaves the key as it is") {
    State state = production_table();
    set_construction(state, kTeressie, {{"farm"}});
    set_cubes(state, kTeressie, {1, 0, 0, 0});
    const std::uint64_t before = own_key(state, kValados);
    play(state, kTeressie, material_on("farm"));
    CHECK(own_key(state, kValados) == before);
}

TEST_CASE("a face-down card of the other player is one unknown card, whatever it is") {
    State state = new_table();
    for (const Player player : kPlayers) set_hand(state, player, {});
    set_area(state, Area::Left, {"farm#1?t"});
    set_area(state, Area::Right, {"hamlet#1"});
    start_select(state, kValados);
    State twin = state;
    set_area(twin, Area::Left, {"guildhall#1?t"});
    CHECK(own_key(state, kValados) == own_key(twin, kValados));
    CHECK(selection_key(state, kValados) == selection_key(twin, kValados));
    set_area(twin, Area::Left, {"farm#1"});
    CHECK(own_key(state, kValados) != own_key(twin, kValados));
    CHECK(selection_key(state, kValados) != selection_key(twin, kValados));
}

TEST_CASE("an own face-down card is known, and lies otherwise than face up") {
    State state = new_table();
    set_area(state, Area::Left, {"farm#1?v"});
    start_select(state, kValados);
    std::set<std::uint64_t> keys{own_key(state, kValados)};
    set_area(state, Area::Left, {"guildhall#1?v"});
    keys.insert(own_key(state, kValados));
    set_area(state, Area::Left, {"farm#1"});
    keys.insert(own_key(state, kValados));
    CHECK(keys.size() == 3);
}

TEST_CASE("different positions have different keys") {
    for (const property::Table& table : property::kTables) {
        std::map<std::uint64_t, Known> seen;
        int collisions = 0;
        const auto look = [&](const property::RandomPosition& at) {
            const auto [found, added] = seen.emplace(own_key(at.state, at.player), known_to(at));
            collisions += !added && found->second != known_to(at) ? 1 : 0;
        };
        property::visit_positions(table, 6000, look, 1);
        CAPTURE(index(table.module));
        CHECK(collisions == 0);
        CHECK(seen.size() > 2000);
    }
}

}  // namespace kingdom::ai
