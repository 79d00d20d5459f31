// What the laboratory writes down about cards, on tables laid out by hand.
#include "ai/lab/card_log.h"

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::lab;
using namespace kingdom::testing;

namespace {

template <class Choice>
void play_logged(State& state, CardLog& log, Player player, const Choice& choice) {
    EventList events;
    apply_with_events(deck(), state, {player, decision(choice)}, events);
    log.note(events);
    log.watch(state);
}

}  // namespace

TEST_CASE("hands and open rows are seen, a face-down danger of a solo game is not") {
    State state = new_table(Module::None, {.players = 1});
    set_area(state, Area::Left, {"farm#1", "calamity#1?v"});
    set_area(state, Area::Right, {"nexus"});
    CardLog log;
    log.watch(state);
    CHECK(log.seen == cards({"farm#1", "nexus"}));
}

TEST_CASE("what a player selects is seen and taken, the rest only seen") {
    State state = new_table();
    set_hand(state, kValados, {"scholars#1"});
    set_hand(state, kTeressie, {});
    set_area(state, Area::Left, {"farm#1", "nexus"});
    set_area(state, Area::Right, {"hamlet#1"});
    start_select(state, kTeressie);
    CardLog log;
    log.watch(state);
    play_logged(state, log, kTeressie, Select{Area::Left});
    CHECK((cards({"farm#1", "nexus", "hamlet#1", "scholars#1"}) - log.seen).empty());
    CHECK(log.taken[index(kTeressie)] == cards({"farm#1", "nexus"}));
    CHECK(log.taken[index(kValados)].empty());
    CHECK(log.built[index(kTeressie)].empty());
}

TEST_CASE("slated, recycled and built cards are told apart, by player") {
    State state = new_table();
    set_selection(state, kValados, {"farm#1", "barracks#1", "nexus"});
    set_selection(state, kTeressie, {"hamlet#1"});
    start_planning(state);
    set_construction(state, kTeressie, {all_but_one("dragon_egg", Resource::Soldiers)});
    set_stock(state, kTeressie, {.soldiers = 1});
    CardLog log;
    log.watch(state);
    play_logged(state, log, kValados, Slate{card("farm#1")});
    play_logged(state, log, kValados, Slate{card("nexus")});
    play_logged(state, log, kValados, Recycle{card("barracks#1")});
    play_logged(state, log, kTeressie,
                Place{card("dragon_egg"), Resource::Soldiers, Resource::Soldiers});

    CHECK(log.taken[index(kValados)] == cards({"farm#1", "barracks#1", "nexus"}));
    CHECK(log.taken[index(kTeressie)] == cards({"hamlet#1"}));
    CHECK(log.slated[index(kValados)] == cards({"farm#1", "nexus"}));
    CHECK(log.recycled[index(kValados)] == cards({"barracks#1"}));
    CHECK(log.built[index(kTeressie)] == cards({"dragon_egg"}));
    CHECK(log.built[index(kValados)].empty());
    CHECK(log.slated[index(kTeressie)].empty());
}
