// Section 1: the things in the box and the places of a player.
#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

const Development& design(std::string_view name) {
    return deck().developments[index(card(name))];
}

int copies_of(std::string_view key) {
    int copies = 0;
    for (std::size_t i = 0; i < kCardCount; ++i) {
        copies += key_of(founders(), card_at(i)) == key ? 1 : 0;
    }
    return copies;
}

int spaces_of(const Development& development) {
    int spaces = 0;
    for (const int count : development.cost) spaces += count;
    return spaces;
}

}  // namespace

TEST_CASE("R1.1 materials, population, gold and exploration are produced in this order") {
    State state = new_table();
    start_planning(state);
    std::vector<Resource> steps;
    finish_segment(state);
    while (state.phase == Phase::Production) {
        steps.push_back(state.step);
        finish_segment(state);
    }
    CHECK(steps == std::vector{Resource::Materials, Resource::Population, Resource::Gold,
                               Resource::Exploration});
}

TEST_CASE("R1.1 krystallium and soldiers are not among the cubes of the alchemy area") {
    State state = new_table();
    set_stock(state, kValados, {.krystallium = 1, .soldiers = 1});
    start_planning(state);
    for (const Resource piece : {Resource::Krystallium, Resource::Soldiers}) {
        CHECK(refused(state, kValados, Place{{}, piece, piece}) == Refusal::NotForAlchemy);
    }
}

TEST_CASE("R1.2 each type of development is linked to its basic resource") {
    const std::array links{std::pair{CardType::Structure, Resource::Materials},
                           std::pair{CardType::Specialist, Resource::Population},
                           std::pair{CardType::Monument, Resource::Gold},
                           std::pair{CardType::Discovery, Resource::Exploration}};
    CHECK(kTypeCount == links.size());
    for (const auto& [type, resource] : links) {
        CHECK(!deck().of_type[index(type)].empty());
        for (const Card card : deck().of_type[index(type)]) {
            CAPTURE(name_of(card));
            const auto& cost = deck().developments[index(card)].cost;
            for (const Resource rival : kBasicResources) {
                CHECK(cost[index(resource)] >= cost[index(rival)]);
            }
        }
    }
}

TEST_CASE("R1.3 a development has a type, a cost, a recycling bonus and what it brings") {
    for (std::size_t i = 0; i < kDevelopmentCount; ++i) {
        CAPTURE(name_of(card_at(i)));
        CHECK(spaces_of(deck().developments[i]) > 0);
        CHECK(index(deck().developments[i].recycles_into) < kBasicCount);
    }
    CHECK(design("barracks").type == CardType::Structure);
    CHECK(design("barracks").production.flat[index(Resource::Population)] == 1);
    CHECK(design("barracks").points == Points{});
    CHECK(design("dragon_egg").bonus_krystallium > 0);
    CHECK(design("tatis_tribe").bonus_soldiers > 0);
}

TEST_CASE("R1.3 production and points are flat or counted per type") {
    const Yield& force = design("expeditionary_force").production;
    CHECK(force.flat[index(Resource::Exploration)] == 0);
    CHECK(force.per[index(Resource::Exploration)] == CardType::Specialist);
    CHECK(design("majestic_statue").points.each == 3);
    CHECK(design("majestic_statue").points.per == CardType::Monument);
    CHECK(design("grand_arena").points.flat == 6);
    CHECK(design("grand_arena").points.each == 0);
}

TEST_CASE("R1.4 the box holds the printed number of cards of every kind") {
    CHECK((kDevelopments.size() == 67));
    CHECK((kTreasures.size() == 10));
    CHECK((kCalamities.size() == 8));
    CHECK((kMenaces.size() == 26));
    CHECK((kAdvisors.size() == 14));
    CHECK(copies_of("calamity") == 8);
    CHECK(copies_of("giant_rat") == 4);
    CHECK(copies_of("vermin") == 10);
    CHECK(copies_of("frost_giant") == 4);
    CHECK(copies_of("shadow") == 4);
    CHECK(copies_of("thief") == 4);
    CHECK(deck().calamity_points == -4);
    CHECK(deck().quest_count > 0);
}

TEST_CASE("R1.4 every treasure shows two basic resources, every duchy has two sides") {
    for (const auto& treasure : deck().treasures) {
        for (const Resource resource : treasure) CHECK(index(resource) < kBasicCount);
    }
    for (const auto& duchy : deck().duchies) CHECK(duchy[0] != duchy[1]);
}

TEST_CASE("R1.5 soldiers and krystallium do not run out") {
    State state = new_table();
    set_stock(state, kValados, {.krystallium = 1000, .soldiers = 1000});
    set_alchemy(state, kValados, {4, 0, 0, 0});
    set_cubes(state, kValados, {2, 0, 0, 0});
    set_construction(state, kValados, {all_but_one("guildhall", Resource::Materials)});
    start_planning(state);
    play(state, kValados, Place{{}, Resource::Materials, Resource::Materials});
    CHECK(side(state, kValados).krystallium == 1001);
    play(state, kValados, Place{card("guildhall"), Resource::Materials, Resource::Materials});
    CHECK(side(state, kValados).soldiers == 1000 + design("guildhall").bonus_soldiers);
}

TEST_CASE("R1.5 cubes do not run out: a large duchy produces all its icons") {
    State state = new_table();
    set_duchy(state, kValados,
              {"farm#1", "farm#2", "farm#3", "barracks#1", "barracks#2", "barracks#3", "hamlet#1",
               "hamlet#2", "millrace_quarter", "emerald_vale#1", "emerald_vale#2", "nexus",
               "kingsroad_toll"});
    int icons = printed_production(state, kValados, Resource::Population);
    for (const Card card : side(state, kValados).duchy) {
        icons += deck().developments[index(card)].production.flat[index(Resource::Population)];
    }
    CHECK(icons > 15);
    CHECK(production(deck(), state, kValados, Resource::Population) == icons);
}

TEST_CASE("R1.6 a card goes from the hand over the areas to its owner's duchy") {
    State state = new_table();
    set_hand(state, kValados, {"farm#1", "farm#2"});
    play(state, kValados, Offer{{card("farm#1"), Area::Left}, {card("farm#2"), Area::Left}});
    CHECK(hand_of(state, kValados).empty());
    play(state, kTeressie, Select{Area::Left});
    CHECK(cards_in(side(state, kTeressie).selection).has(card("farm#1")));
    CHECK(side(state, kValados).selection.empty());
    start_planning(state);
    play(state, kTeressie, Slate{card("farm#1")});
    CHECK(side(state, kTeressie).construction == cards({"farm#1"}));
    CHECK(side(state, kValados).construction.empty());
    set_stock(state, kTeressie, {.krystallium = 2});
    for (int i = 0; i < 2; ++i) {
        play(state, kTeressie, Place{card("farm#1"), Resource::Krystallium, Resource::Materials});
    }
    CHECK(side(state, kTeressie).construction.empty());
    CHECK(side(state, kTeressie).duchy == cards({"farm#1"}));
    CHECK(side(state, kValados).duchy.empty());
}

TEST_CASE("R1.6 stock, training area and alchemy area are three places of each player") {
    State state = new_table();
    set_stock(state, kValados, {.krystallium = 2, .soldiers = 3, .training = 1});
    set_alchemy(state, kValados, {1, 0, 2, 0});
    const View view = view_for(state, kTeressie);
    const Side& seen = view.sides[index(kValados)];
    CHECK(seen.krystallium == 2);
    CHECK(seen.soldiers == 3);
    CHECK(seen.training == 1);
    CHECK(seen.alchemy == CubeCounts{1, 0, 2, 0});
    CHECK(view.sides[index(kTeressie)].soldiers == 0);
    CHECK(view.sides[index(kTeressie)].alchemy == CubeCounts{});
}
