// Section 12: solo supremacy, the modules alone, medals and the penalty.
#include <doctest/doctest.h>

#include "tests/support/quest_table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

constexpr std::array kModules{Module::None, Module::Menace, Module::Advisors, Module::Quest,
                              Module::Conquest};

State solo(Module module, Setup options = {}) {
    options.players = 1;
    return new_table(module, options);
}

CardSet danger_cards(const State& state) {
    CardSet cards;
    for (const Card card : state.danger) {
        if (card != kHiddenCard) cards.add(card);
    }
    return cards;
}

// Opens the materials step with a duchy that produces so many materials.
State materials_step(int wanted) {
    State state = solo(Module::None, {.side = DuchyFace::B});
    set_selection(state, kValados, {});
    const int missing = wanted - printed_production(state, kValados, Resource::Materials);
    if (missing == 1) set_duchy(state, kValados, {"nexus"});
    if (missing == 2) set_duchy(state, kValados, {"slate_quarry#1"});
    if (missing == 3) set_duchy(state, kValados, {"slate_quarry#1", "nexus"});
    if (missing == 4) set_duchy(state, kValados, {"slate_quarry#1", "slate_quarry#2"});
    REQUIRE(production(deck(), state, kValados, Resource::Materials) == wanted);
    start_planning(state);
    finish_segment(state);
    REQUIRE(state.phase == Phase::Production);
    return state;
}

// A deck whose farm alone is worth so many points.
Deck deck_with_farm_of(int points) {
    Deck rich = deck();
    rich.developments[index(card("farm#1"))].points = {.flat = static_cast<std::int8_t>(points)};
    return rich;
}

// A finished solo game with nothing but that farm in the duchy.
State with_farm(Module module, Setup options = {}) {
    State state = solo(module, options);
    set_duchy(state, kValados, {"farm#1"});
    end_game(state);
    return state;
}

Medal medal_for(int points, const State& state) {
    const auto result = outcome(deck_with_farm_of(points), state);
    REQUIRE(result);
    return result->medal;
}

}  // namespace

TEST_CASE("R12.7 solo supremacy takes at least five of the resource produced") {
    const State four = materials_step(4);
    CHECK(side(four, kValados).training == 0);
    const State five = materials_step(5);
    CHECK(side(five, kValados).training == 1);
    CHECK(side(five, kTeressie).training == 0);
    const State six = materials_step(6);
    CHECK(side(six, kValados).training == 1);
}

TEST_CASE("R12.7 the absent player produces nothing and is not compared with") {
    const State state = materials_step(4);
    CHECK(side(state, kTeressie).cubes == CubeCounts{});
    CHECK(side(state, kTeressie).training == 0);
}

TEST_CASE("R12.8 the four cards of the menace deck take the place of the calamities") {
    const std::array decks{MenaceDeck::FrostGiants, MenaceDeck::GiantRats, MenaceDeck::Shadows,
                           MenaceDeck::Thieves};
    for (const MenaceDeck menaces : decks) {
        const State state = solo(Module::Menace, {.menaces = {menaces, menaces}});
        const CardSet danger = danger_cards(state);
        CHECK(danger.size() == 12);
        CHECK((danger & kCalamities).empty());
        CHECK((danger & kMenaces) == cards_of(kind_in(menaces)));
    }
}

TEST_CASE("R12.8 solo shadows give cubes to nobody") {
    State state = solo(Module::Menace, {.menaces = {MenaceDeck::Shadows, MenaceDeck::FrostGiants}});
    set_selection(state, kValados, {"shadow#1", "farm#1", "hamlet#1"});
    set_area(state, Area::Left, {});
    start_last_select(state);
    play(state, kValados, Select{Area::Left});
    REQUIRE(state.phase == Phase::MenaceStep);
    const auto events = play(state, kValados, Forfeit{card("farm#1")});
    REQUIRE(state.phase == Phase::Planning);
    CHECK(count(events, EventKind::CubesGiven) == 0);
    for (const Player player : kPlayers) CHECK(side(state, player).alchemy == CubeCounts{});
}

TEST_CASE("R12.8 solo giant rats come with their vermin") {
    State state =
        solo(Module::Menace, {.menaces = {MenaceDeck::GiantRats, MenaceDeck::FrostGiants}});
    set_selection(state, kValados, {"giant_rat#1"});
    set_area(state, Area::Left, {});
    start_last_select(state);
    play(state, kValados, Select{Area::Left});
    CHECK(side(state, kValados).construction == cards({"giant_rat#1", "vermin#1"}));
}

TEST_CASE("R12.9 the three two-player advisors stay in the box of a solo game") {
    const CardSet marked = cards({"scrying_alchemist", "underground_spy", "whimsical_gambler"});
    bool somebody_danger = false;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        State state = new_game(deck(), {.players = 1, .module = Module::Advisors}, Rng(seed));
        REQUIRE(state.phase == Phase::Draft);
        const CardSet drawn = hand_of(state, kValados);
        CHECK(drawn.size() == 2);
        CHECK((drawn & kAdvisors) == drawn);
        CHECK((drawn & marked).empty());
        const Card kept = drawn.first();
        play(state, kValados, KeepAdvisor{kept});
        CardSet all = danger_cards(state);
        CHECK(all.size() == 12);
        CHECK((all & kCalamities).size() == 4);
        somebody_danger |= !(all & kAdvisors).empty();
        for (std::size_t i = state.deck_next; i < kDeckSize; ++i) all.add(state.deck[i]);
        for (const Area area : kAreas) all |= cards_in(state, area);
        CardSet expected = (kDevelopments | kAdvisors) - marked;
        expected.remove(kept);
        CHECK((all - kCalamities) == expected);
    }
    CHECK(somebody_danger);
}

TEST_CASE("R12.9 solo with advisors: two soldiers at the start and one for the advisor kept") {
    State state = new_game(deck(), {.players = 1, .module = Module::Advisors}, Rng(4));
    CHECK(side(state, kValados).soldiers == 2);
    const CardSet drawn = hand_of(state, kValados);
    CHECK(refused(state, kValados, KeepAdvisor{card("scrying_alchemist")}) ==
          Refusal::AdvisorNotDrawn);
    play(state, kValados, KeepAdvisor{drawn.first()});
    CHECK(side(state, kValados).soldiers == 3);
    CHECK(side(state, kValados).advisors == 1u << index(advisor_of(drawn.first())));
    CHECK(state.phase == Phase::Select);
}

TEST_CASE("R12.10 the solo side of the quest is used") {
    REQUIRE(deck().quest_count > 0);
    const QuestSteps& steps = deck().quests[0].sides[index(QuestSide::Solo)];
    REQUIRE(steps != deck().quests[0].sides[index(QuestSide::TwoPlayer)]);
    State state = solo(Module::Quest);
    const QuestStep& last = steps[kStepCount - 1];
    set_stock(state, kValados, {.krystallium = 20, .soldiers = 20});
    play(state, kValados, step(kStepCount, all_krystallium(last)));
    CHECK(score(deck(), state, kValados).quest == last.points);
}

TEST_CASE("R12.10 without the quest's final step there is no medal") {
    State state = with_farm(Module::Quest, {.side = DuchyFace::B});
    CHECK(medal_for(120, state) == Medal::None);
    side(state, kValados).steps_done = 0b0111;
    CHECK(medal_for(120, state) == Medal::None);
    side(state, kValados).steps_done = 0b1000;
    CHECK(medal_for(120, state) == Medal::Gold);
}

TEST_CASE("R12.11 bronze from 70 points, silver from 95, gold from 115, in every module") {
    for (const Module module : kModules) {
        if (module == Module::Quest) continue;  // R12.10
        const State state = with_farm(module);
        CHECK(outcome(deck_with_farm_of(70), state)->breakdown[0].total() == 70);
        CHECK(medal_for(69, state) == Medal::None);
        CHECK(medal_for(70, state) == Medal::Bronze);
        CHECK(medal_for(94, state) == Medal::Bronze);
        CHECK(medal_for(95, state) == Medal::Silver);
        CHECK(medal_for(114, state) == Medal::Silver);
        CHECK(medal_for(115, state) == Medal::Gold);
    }
}

TEST_CASE("R12.12 the fifteen points off on side A are a switch, off unless turned on") {
    const auto penalty = [](int players, DuchyFace face, bool on) {
        const Setup setup{
            .players = static_cast<std::uint8_t>(players), .side = face, .solo_side_a_penalty = on};
        return score(deck(), new_table(Module::None, setup), kValados).penalty;
    };
    CHECK(!Setup{}.solo_side_a_penalty);
    CHECK(penalty(1, DuchyFace::A, false) == 0);
    CHECK(penalty(1, DuchyFace::A, true) == -15);
    CHECK(penalty(1, DuchyFace::B, true) == 0);
    CHECK(penalty(2, DuchyFace::A, true) == 0);
}

TEST_CASE("R12.12 the penalty counts before the medal is given") {
    const State state = with_farm(Module::None, {.solo_side_a_penalty = true});
    CHECK(medal_for(84, state) == Medal::None);
    CHECK(medal_for(85, state) == Medal::Bronze);
    CHECK(outcome(deck_with_farm_of(85), state)->breakdown[0].penalty == -15);
}
