// Who wins a quest game, and transmuting at will.
#include <doctest/doctest.h>

#include "tests/support/quest_table.h"

namespace kingdom::testing {
namespace {

constexpr std::uint8_t kFinal = 0b1000;

State ended(std::uint8_t valados, std::uint8_t teressie) {
    State state = quest_table(QuestCard::MissingHeir);
    side(state, kValados).steps_done = valados;
    side(state, kTeressie).steps_done = teressie;
    return state;
}

TEST_CASE("R11.32 who alone has completed the final step wins whatever the score") {
    for (const Player player : kPlayers) {
        State state = player == kValados ? ended(kFinal, 0b0111) : ended(0b0111, kFinal);
        set_duchy(state, player, {"calamity#1", "calamity#2", "calamity#3"});
        set_duchy(state, other(player), {"throne_of_glass", "crypt_of_heroes"});
        end_game(state);
        const auto result = outcome(deck(), state);
        CHECK(result->breakdown[index(player)].total() <
              result->breakdown[index(other(player))].total());
        CHECK(result->winner == player);
        CHECK(result->tie_break == TieBreak::None);
    }
}

TEST_CASE("R11.32 if both have completed it the points decide") {
    State state = ended(kFinal, kFinal);
    set_duchy(state, kTeressie, {"grand_arena"});
    end_game(state);
    CHECK(outcome(deck(), state)->winner == kTeressie);
}

TEST_CASE("R11.32 if both have completed it with equal points R9.2 goes on") {
    State state = ended(kFinal, kFinal);
    set_duchy(state, kValados, {"farm"});
    end_game(state);
    auto result = outcome(deck(), state);
    CHECK(result->winner == kValados);
    CHECK(result->tie_break == TieBreak::Cards);
    set_duchy(state, kValados, {});
    set_stock(state, kTeressie, {.soldiers = 1});
    result = outcome(deck(), state);
    CHECK(result->winner == kTeressie);
    CHECK(result->tie_break == TieBreak::Soldiers);
    set_stock(state, kTeressie, {});
    result = outcome(deck(), state);
    CHECK(!result->winner);
    CHECK(result->tie_break == TieBreak::Shared);
}

TEST_CASE("R11.32 if neither has completed it both lose") {
    State state = ended(0b0111, 0b0001);
    set_duchy(state, kValados, {"throne_of_glass"});
    end_game(state);
    const auto result = outcome(deck(), state);
    CHECK(!result->winner);
    CHECK(result->tie_break == TieBreak::None);
}

TEST_CASE("R11.32 completing the final step ends nothing") {
    State state = quest_table(QuestCard::MissingHeir);
    set_hand(state, kValados, {"farm", "hamlet"});
    set_stock(state, kValados, {.krystallium = 4, .soldiers = 1});
    play(state, kValados, step(4, {{}, {}, 4, 1}));
    CHECK(state.phase == Phase::Offer);
    CHECK(!outcome(deck(), state));
    CHECK(is_legal(state, kValados,
                   Offer{{card("farm"), Area::Left, false}, {card("hamlet"), Area::Left, false}}));
    start_production(state, Resource::Exploration);
    set_hand(state, kValados, {});
    finish_segment(state);
    CHECK(state.round == 1);
}

TEST_CASE("R11.34 in a quest game cubes do not transmute by themselves") {
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, {2, 2, 0, 0});
    set_cubes(state, kValados, {0, 0, 3, 0});
    start_production(state, Resource::Gold);
    for (int i = 0; i < 3; ++i) play(state, kValados, Place{{}, Resource::Gold, Resource::Gold});
    CHECK(side(state, kValados).alchemy == CubeCounts{2, 2, 3, 0});
    CHECK(side(state, kValados).krystallium == 0);
}

TEST_CASE("R11.34 nor does the bonus of a discarded card") {
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, {0, 4, 0, 0});
    set_construction(state, kValados, {{"farm"}});
    play(state, kValados, Discard{card("farm")});
    CHECK(side(state, kValados).alchemy == CubeCounts{0, 5, 0, 0});
    CHECK(side(state, kValados).krystallium == 0);
}

TEST_CASE("R11.34 any five cubes of one's choice become one krystallium") {
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, {3, 3, 1, 0});
    // Without gold 2 + 3 or 3 + 2; with gold 1 + 3, 2 + 2 or 3 + 1.
    int ways = 0;
    for (const Decision listed : legal_decisions(deck(), state, kValados)) {
        ways += listed.kind() == Kind::Transmute ? 1 : 0;
    }
    CHECK(ways == 5);
    play(state, kValados, Transmute{{1, 3, 1, 0}});
    CHECK(side(state, kValados).alchemy == CubeCounts{2, 0, 0, 0});
    CHECK(side(state, kValados).krystallium == 1);
    CHECK(state.mover == kValados);
}

TEST_CASE("R11.34 any number of cubes may lie there, and several fives be transmuted") {
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, {30, 0, 0, 1});
    play(state, kValados, Transmute{{5, 0, 0, 0}});
    play(state, kValados, Transmute{{4, 0, 0, 1}});
    CHECK(side(state, kValados).alchemy == CubeCounts{21, 0, 0, 0});
    CHECK(side(state, kValados).krystallium == 2);
}

TEST_CASE("R11.34 exactly five cubes that lie there are transmuted") {
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, {4, 4, 0, 0});
    CHECK(refused(state, kValados, Transmute{{4, 0, 0, 0}}) == Refusal::NotFiveCubes);
    CHECK(refused(state, kValados, Transmute{{4, 2, 0, 0}}) == Refusal::NotFiveCubes);
    CHECK(refused(state, kValados, Transmute{{5, 0, 0, 0}}) == Refusal::CubesNotInAlchemy);
    CHECK(refused(state, kValados, Transmute{{4, 0, 1, 0}}) == Refusal::CubesNotInAlchemy);
    CHECK(!refused(state, kValados, Transmute{{4, 1, 0, 0}}));
}

TEST_CASE("R11.34 cubes in hand are not transmuted") {
    State state = quest_table(QuestCard::MissingHeir);
    set_alchemy(state, kValados, {4, 0, 0, 0});
    set_cubes(state, kValados, {1, 0, 0, 0});
    start_planning(state);
    CHECK(refused(state, kValados, Transmute{{5, 0, 0, 0}}) == Refusal::CubesNotInAlchemy);
    play(state, kValados, Place{{}, Resource::Materials, Resource::Materials});
    play(state, kValados, Transmute{{5, 0, 0, 0}});
    CHECK(side(state, kValados).krystallium == 1);
}

TEST_CASE("R11.34 transmuting is possible at any time, solo too") {
    for (const int players : {2, 1}) {
        State state =
            quest_table(QuestCard::MissingHeir, {.players = static_cast<std::uint8_t>(players)});
        set_alchemy(state, kValados, {5, 0, 0, 0});
        const Transmute transmute{{5, 0, 0, 0}};
        start_select(state, kValados);
        CHECK(!refused(state, kValados, transmute));
        start_planning(state);
        CHECK(!refused(state, kValados, transmute));
        for (const Resource resource : kBasicResources) {
            start_production(state, resource);
            CHECK(!refused(state, kValados, transmute));
        }
        play(state, kValados, transmute);
        CHECK(side(state, kValados).krystallium == 1);
    }
}

TEST_CASE("R11.34 in the other modules nobody transmutes at will") {
    State state = new_table(Module::Conquest);
    set_alchemy(state, kValados, {4, 1, 0, 0});
    CHECK(refused(state, kValados, Transmute{{4, 1, 0, 0}}) == Refusal::WrongPhase);
}

}  // namespace
}  // namespace kingdom::testing
