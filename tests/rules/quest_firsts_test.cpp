// The part of a benefit that goes to whoever is first.
#include <doctest/doctest.h>

#include "tests/support/quest_table.h"

namespace kingdom::testing {
namespace {

// Searching the old shrine (step 2 of the missing heir): 2 exploration; 1 krystallium, and for
// the first 1 soldier. Buying silence (step 3): 3 gold; 4 points, and for the first 2 more.
const Step kShrine = step(2, from_alchemy({0, 0, 0, 2}));
const Step kSilence = step(3, from_alchemy({0, 0, 3, 0}));

State heir_table() {
    State state = quest_table(QuestCard::MissingHeir);
    for (const Player player : kPlayers) set_alchemy(state, player, {0, 0, 3, 2});
    return state;
}

TEST_CASE("R11.33 in a turn the first part is given at once") {
    State state = heir_table();
    const auto events = play(state, kValados, kShrine);
    CHECK(count(events, EventKind::FirstAtStep) == 1);
    CHECK(side(state, kValados).soldiers == 1);
    CHECK(side(state, kValados).krystallium == 1);
    CHECK(state.first_at_step[1] == 1 + index(kValados));
}

TEST_CASE("R11.33 who comes second gets the benefit without the first part") {
    State state = heir_table();
    play(state, kValados, kShrine);
    start_select(state, kTeressie);
    const auto events = play(state, kTeressie, kShrine);
    CHECK(count(events, EventKind::FirstAtStep) == 0);
    CHECK(side(state, kTeressie).krystallium == 1);
    CHECK(side(state, kTeressie).soldiers == 0);
    CHECK(state.first_at_step[1] == 1 + index(kValados));
}

TEST_CASE("R11.33 in a turn the second player of the round can be first too") {
    State state = heir_table();
    start_select(state, kTeressie);
    play(state, kTeressie, kShrine);
    CHECK(side(state, kTeressie).soldiers == 1);
    start_select(state, kValados);
    play(state, kValados, kShrine);
    CHECK(side(state, kValados).soldiers == 0);
}

TEST_CASE("R11.33 in a segment the first part comes when the segment ends, never earlier") {
    for (const Player player : kPlayers) {
        State state = heir_table();
        start_planning(state);
        play(state, player, kShrine);
        CHECK(side(state, player).krystallium == 1);
        CHECK(side(state, player).soldiers == 0);
        CHECK(state.first_at_step[1] == 0);
        const auto events = finish_segment(state);
        CHECK(count(events, EventKind::FirstAtStep) == 1);
        CHECK(side(state, player).soldiers == 1);
        CHECK(state.first_at_step[1] == 1 + index(player));
    }
}

TEST_CASE("R11.33 if both complete a step in one segment the round's first player was first") {
    for (const int round : {1, 2}) {
        State state = heir_table();
        set_round(state, round);
        start_planning(state);
        const Player first = round == 1 ? kValados : kTeressie;
        play(state, other(first), kShrine);
        play(state, first, kShrine);
        finish_segment(state);
        CHECK(side(state, first).soldiers == 1);
        CHECK(side(state, other(first)).soldiers == 0);
    }
}

TEST_CASE("R11.33 a step completed in a production step is settled when that step ends") {
    State state = heir_table();
    set_construction(state, kValados, {{"farm"}});
    start_production(state, Resource::Population);
    play(state, kTeressie, kShrine);
    CHECK(side(state, kTeressie).soldiers == 0);
    finish_segment(state);
    REQUIRE(state.step == Resource::Gold);
    CHECK(state.first_at_step[1] == 1 + index(kTeressie));
    play(state, kValados, kShrine);
    finish_segment(state);
    CHECK(state.first_at_step[1] == 1 + index(kTeressie));
}

TEST_CASE("R11.33 who was first in an earlier segment stays first") {
    State state = heir_table();
    start_planning(state);
    play(state, kTeressie, kShrine);
    finish_segment(state);
    const int soldiers = side(state, kTeressie).soldiers;
    set_cubes(state, kValados, {});
    set_cubes(state, kTeressie, {});
    start_planning(state);
    play(state, kValados, kShrine);
    CHECK(count(finish_segment(state), EventKind::FirstAtStep) == 0);
    CHECK(side(state, kTeressie).soldiers == soldiers);
    CHECK(side(state, kValados).soldiers == 0);
}

TEST_CASE("R11.33 the opponent sees nothing of it before the segment ends") {
    State state = heir_table();
    start_planning(state);
    play(state, kValados, kShrine);
    CHECK(view_for(state, kTeressie).sides[0].steps_done == 0);
    CHECK(view_for(state, kTeressie).first_at_step[1] == 0);
    finish_segment(state);
    CHECK(view_for(state, kTeressie).sides[0].steps_done == 0b10);
}

TEST_CASE("R11.33 the first part can be points") {
    State state = heir_table();
    play(state, kValados, kSilence);
    start_select(state, kTeressie);
    play(state, kTeressie, kSilence);
    CHECK(score(deck(), state, kValados).quest == 6);
    CHECK(score(deck(), state, kTeressie).quest == 4);
}

TEST_CASE("R11.33 the first part can be krystallium") {
    Deck changed = deck();
    changed.quests[0].sides[index(QuestSide::TwoPlayer)][1].first = {.krystallium = 2};
    State state = heir_table();
    apply(changed, state, {kValados, decision(kShrine)});
    CHECK(side(state, kValados).krystallium == 3);
    CHECK(side(state, kValados).soldiers == 0);
}

TEST_CASE("R11.33 a solo player is always first, in a segment when it ends") {
    Deck changed = deck();
    changed.quests[0].sides[index(QuestSide::Solo)][1].first = {.soldiers = 3, .points = 2};
    State state = quest_table(QuestCard::MissingHeir, {.players = 1, .first = kTeressie});
    set_alchemy(state, kTeressie, {0, 0, 0, 2});
    State turn = state;
    apply(changed, turn, {kTeressie, decision(kShrine)});
    CHECK(side(turn, kTeressie).soldiers == 3);
    CHECK(score(changed, turn, kTeressie).quest == 2);

    start_planning(state);
    set_construction(state, kTeressie, {{"farm"}});
    apply(changed, state, {kTeressie, decision(kShrine)});
    CHECK(side(state, kTeressie).soldiers == 0);
    apply(changed, state, {kTeressie, decision(Done{})});
    CHECK(side(state, kTeressie).soldiers == 3);
}

}  // namespace
}  // namespace kingdom::testing
