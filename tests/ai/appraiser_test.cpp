// What cards and decisions are worth, on tables laid out by hand. No number here is a weight that
// was learned: only what must hold with any sensible ones.
#include <doctest/doctest.h>

#include "ai/policy/candidates.h"
#include "tests/support/table.h"

namespace kingdom::ai {
namespace {

using namespace testing;

// Valados plans in the last round with this card to slate or to recycle.
State last_planning(std::string_view name) {
    State state = new_table();
    set_round(state, kRoundCount);
    set_selection(state, kValados, {name});
    start_planning(state);
    return state;
}

State selecting(Names left, Names right) {
    State state = new_table();
    for (const Player player : kPlayers) set_hand(state, player, {});
    set_area(state, Area::Left, left);
    set_area(state, Area::Right, right);
    start_select(state, kValados);
    return state;
}

template <class Choice>
int rating(const State& state, const Choice& choice) {
    return Rater(deck(), state, kValados).rate(decision(choice));
}

int row_worth(const State& state, Area area) {
    return Appraiser(deck(), state, kValados).row(state.areas[index(area)]);
}

bool is_candidate(const State& state, Decision decision) {
    DecisionList list;
    list_candidates(deck(), state, kValados, Rater(deck(), state, kValados), list);
    return has(list, decision);
}

}  // namespace

TEST_CASE("a card that cannot be finished in time is not worth slating") {
    State state = last_planning("throne_of_glass");
    CHECK(Appraiser(deck(), state, kValados).slated(card("throne_of_glass")) == 0);
    CHECK(rating(state, Recycle{card("throne_of_glass")}) >
          rating(state, Slate{card("throne_of_glass")}));
    set_duchy(state, kValados, {"royal_mint#1", "royal_mint#2", "ardent_sand_lair"});
    set_stock(state, kValados, {.krystallium = 2});
    CHECK(Appraiser(deck(), state, kValados).slated(card("throne_of_glass")) > 0);
    CHECK(rating(state, Slate{card("throne_of_glass")}) >
          rating(state, Recycle{card("throne_of_glass")}));
}

TEST_CASE("the spaces still free on a card are counted by resource") {
    State state = new_table();
    set_construction(state, kValados, {{"millrace_quarter", {2, 0, 0, 0, 0, 0}}, {"farm#1"}});
    const auto& cost = deck().developments[index(card("millrace_quarter"))].cost;
    const auto& farm = deck().developments[index(card("farm#1"))].cost;
    const Appraiser appraiser(deck(), state, kValados);
    CHECK(appraiser.missing(card("millrace_quarter"), Resource::Materials) == cost[0] - 2);
    CHECK(appraiser.missing(card("millrace_quarter"), Resource::Population) == cost[1]);
    CHECK(appraiser.missing(card("millrace_quarter")) == cost[0] + cost[1] - 2);
    CHECK(appraiser.demand(Resource::Materials) == cost[0] - 2 + farm[0]);
}

TEST_CASE("a card is completable with cubes in hand, the stock, and what is still produced") {
    State state = new_table();
    set_construction(state, kValados, {all_but_one("grand_library#1", Resource::Gold)});
    start_production(state, Resource::Exploration);
    const auto completable = [&] {
        return Appraiser(deck(), state, kValados).completable(card("grand_library#1"));
    };
    CHECK(!completable());  // gold was produced already
    set_cubes(state, kValados, {0, 0, 1, 0});
    CHECK(completable());
    set_cubes(state, kValados, {});
    set_stock(state, kValados, {.krystallium = 1});
    CHECK(completable());
    set_stock(state, kValados, {});
    set_duchy(state, kValados, {"royal_mint#1"});
    start_production(state, Resource::Materials);
    CHECK(completable());
}

TEST_CASE("a cube goes rather onto a card than into the alchemy area") {
    State state = new_table();
    set_construction(state, kValados, {all_but_one("hamlet#1", Resource::Materials)});
    set_cubes(state, kValados, {1, 0, 0, 0});
    start_production(state, Resource::Materials);
    CHECK(rating(state, Place{card("hamlet#1"), Resource::Materials, Resource::Materials}) >
          rating(state, Place{std::nullopt, Resource::Materials, Resource::Materials}));
}

TEST_CASE("an empty area is rather selected than a calamity") {
    const State state = selecting({"calamity#1"}, {});
    CHECK(rating(state, Select{Area::Right}) > rating(state, Select{Area::Left}));
}

TEST_CASE("an own face-down card is worth what it is, another's what one guesses") {
    const State open = selecting({"calamity#1"}, {"throne_of_glass"});
    const State own = selecting({"calamity#1?v"}, {"throne_of_glass?v"});
    const State others = selecting({"calamity#1?t"}, {"throne_of_glass?t"});
    for (const Area area : kAreas) {
        CHECK(row_worth(own, area) == row_worth(open, area));
        CHECK(row_worth(others, area) == Appraiser::kUnknownCard);
    }
}

TEST_CASE("R12.2 alone every face-down card is unknown, whoever is said to have placed it") {
    State state = new_table(Module::None, {.players = 1});
    set_area(state, Area::Left, {"calamity#1?v"});
    set_area(state, Area::Right, {"farm#1?t"});
    CHECK(row_worth(state, Area::Left) == Appraiser::kUnknownCard);
    CHECK(row_worth(state, Area::Right) == Appraiser::kUnknownCard);
}

TEST_CASE("whoever judges in another's place guesses every face-down card") {
    const State state = selecting({"calamity#1?v", "throne_of_glass?t"}, {"calamity#2"});
    const Appraiser theirs(deck(), state, kTeressie);
    CHECK(theirs.open_row(state.areas[0]) == 2 * Appraiser::kUnknownCard);
    CHECK(theirs.open_row(state.areas[1]) == theirs.taken(card("calamity#2")));
}

TEST_CASE("a shorter sight counts no more rounds than it sees") {
    State state = new_table();
    const auto built = [&](int rounds) {
        return Appraiser(deck(), state, kValados, {.rounds = rounds}).built(card("nexus"));
    };
    const int one = built(1), all = built(kRoundCount);
    CHECK(built(kRoundCount + 5) == all);
    set_round(state, kRoundCount);
    CHECK(built(kRoundCount) == one);
}

TEST_CASE("cubes are considered in one order only, and discarding never") {
    State state = new_table();
    set_construction(state, kValados, {{"millrace_quarter"}});
    set_cubes(state, kValados, {1, 1, 0, 0});
    start_production(state, Resource::Population);
    const auto place = [](Resource resource) {
        return decision(Place{card("millrace_quarter"), resource, resource});
    };
    CHECK(is_candidate(state, place(Resource::Materials)));
    CHECK(is_legal(state, kValados, place(Resource::Population)));
    CHECK(!is_candidate(state, place(Resource::Population)));
    CHECK(!is_candidate(state, decision(Discard{card("millrace_quarter")})));
}

}  // namespace kingdom::ai
