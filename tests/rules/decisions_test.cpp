// Section 10: chance, "at any time", the implied done, cubes in hand.
#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

constexpr Resource kMaterials = Resource::Materials;
constexpr Resource kKrystallium = Resource::Krystallium;

std::vector<std::uint64_t> digests_of_game(const Setup& setup, std::uint64_t seed) {
    State state = new_game(deck(), setup, Rng(seed));
    std::vector<std::uint64_t> digests;
    play_until(state, [&](const State& now) {
        digests.push_back(digest(now));
        return now.phase == Phase::Over;
    });
    return digests;
}

// What is done here at any time: krystallium onto a farm, or away with the farm.
const Place& krystallium_on_farm() {
    static const Place place{card("farm#1"), kKrystallium, kMaterials};
    return place;
}

void equip(State& state, Player player) {
    set_construction(state, player, {{"farm#1"}});
    set_stock(state, player, {.krystallium = 1});
}

void check_any_time(const State& state, Player player) {
    CHECK(is_legal(state, player, krystallium_on_farm()));
    CHECK(is_legal(state, player, Discard{card("farm#1")}));
    State played = state;
    play(played, player, krystallium_on_farm());
    CHECK(side(played, player).krystallium == 0);
    CHECK(played.phase == state.phase);
    CHECK(played.mover == state.mover);
}

void check_never(const State& state, Player player, Refusal reason) {
    CHECK(refused(state, player, krystallium_on_farm()) == reason);
    CHECK(refused(state, player, Discard{card("farm#1")}) == reason);
}

}  // namespace

TEST_CASE("R10.1 the same set-up, seed and decisions give the same game") {
    for (const int players : {1, 2}) {
        for (std::size_t module = 0; module < kModuleCount; ++module) {
            const Setup setup{.players = static_cast<std::uint8_t>(players),
                              .module = static_cast<Module>(module)};
            CHECK(digests_of_game(setup, 11) == digests_of_game(setup, 11));
            CHECK(digests_of_game(setup, 11) != digests_of_game(setup, 12));
        }
    }
}

TEST_CASE("R10.1 chance lies in the shuffles alone: a two-player game draws no more of it") {
    State state = new_table();
    const Rng rng = state.rng;
    play_until(state, [](const State& now) { return now.phase == Phase::Over; });
    CHECK(state.rng == rng);
}

TEST_CASE("R10.1 the generator and the shuffle give the same on every machine") {
    // The first numbers of SplitMix64 from seed 0, as published.
    Rng rng(0);
    CHECK(rng.next() == 0xe220a8397b1dcdafu);
    CHECK(rng.next() == 0x6e789e6aa1b965f4u);
    CHECK(rng.next() == 0x06c45d188009454fu);
    std::array<int, 8> items{0, 1, 2, 3, 4, 5, 6, 7};
    Rng shuffling(7);
    shuffle(std::span<int>(items), shuffling);
    CHECK(items == std::array<int, 8>{7, 4, 6, 1, 2, 5, 0, 3});
}

TEST_CASE("R10.3 at any time: one's own offering and selecting turns") {
    State state = new_table();
    equip(state, kValados);
    check_any_time(state, kValados);
    start_select(state, kValados);
    check_any_time(state, kValados);
    start_select(state, kTeressie);
    check_never(state, kValados, Refusal::NotYourTurn);
}

TEST_CASE("R10.3 at any time: planning and production, also with cubes in hand") {
    State state = new_table();
    equip(state, kValados);
    set_selection(state, kValados, {"hamlet#1"});
    start_planning(state);
    check_any_time(state, kValados);
    play(state, kValados, Recycle{card("hamlet#1")});
    check_any_time(state, kValados);
    set_cubes(state, kValados, {0, 0, 3, 0});
    start_production(state, Resource::Gold);
    check_any_time(state, kValados);
}

TEST_CASE("R10.3 at any time: combat and one's own conquest turns") {
    State combat = new_table(Module::Menace);
    equip(combat, kValados);
    start_combat(combat);
    check_any_time(combat, kValados);
    State conquest = new_table(Module::Conquest);
    equip(conquest, kValados);
    start_conquest(conquest, kValados);
    check_any_time(conquest, kValados);
    start_conquest(conquest, kTeressie);
    check_never(conquest, kValados, Refusal::NotYourTurn);
}

TEST_CASE("R10.3 not in the draft, and not in the menace step") {
    State draft = new_game(deck(), {.module = Module::Advisors}, Rng(3));
    equip(draft, kValados);
    check_never(draft, kValados, Refusal::WrongPhase);

    State menaced = new_table(Module::Menace);
    equip(menaced, kValados);
    set_selection(menaced, kValados, {"thief#1"});
    set_area(menaced, Area::Left, {});
    start_last_select(menaced);
    play(menaced, kValados, Select{Area::Left});
    REQUIRE(menaced.phase == Phase::MenaceStep);
    check_never(menaced, kValados, Refusal::WrongPhase);
}

TEST_CASE("R10.3 not in a solo search, and not while cards are looked at") {
    State state = new_table(Module::None, {.players = 1});
    equip(state, kValados);
    set_area(state, Area::Left, {"barracks#1", "hamlet#1"});
    play(state, kValados, Select{Area::Left});
    REQUIRE(state.phase == Phase::Search);
    check_never(state, kValados, Refusal::WrongPhase);
    play(state, kValados, Search{card("barracks#1"), card("hamlet#1")});
    REQUIRE(state.phase == Phase::Pick);
    check_never(state, kValados, Refusal::WrongPhase);
}

TEST_CASE("R10.3 not while the foreman's cubes are placed, and not in the end-of-game window") {
    State state = new_table(Module::Advisors);
    set_advisors(state, kValados, {Advisor::TyrannicalForeman, Advisor::ScryingAlchemist});
    set_construction(state, kValados, {{"farm#1"}, {"hamlet#1"}});
    set_stock(state, kValados, {.krystallium = 1, .soldiers = 10});
    start_production(state, Resource::Exploration);
    play(state, kValados, Activate{Advisor::TyrannicalForeman, {}, {}, {}});
    CHECK(refused(state, kValados, krystallium_on_farm()));
    CHECK(refused(state, kValados, Discard{card("farm#1")}) == Refusal::ForemanFirst);
    for (const std::string_view name : {"farm#1", "hamlet#1"}) {
        play(state, kValados, Place{card(name), kMaterials, kMaterials});
    }
    CHECK(!refused(state, kValados, krystallium_on_farm()));
    set_round(state, kRoundCount);
    finish_segment(state);
    REQUIRE(state.phase == Phase::EndWindow);
    check_never(state, kValados, Refusal::WrongPhase);
}

TEST_CASE("R10.5 a done that is the only legal decision is implied") {
    State state = new_table();
    set_selection(state, kValados, {"farm#1"});
    set_selection(state, kTeressie, {"hamlet#1"});
    start_planning(state);
    play(state, kValados, Recycle{card("farm#1")});
    const auto events =
        play(state, kValados, Place{{}, Resource::Population, Resource::Population});
    CHECK(count(events, EventKind::DoneSaid) == 0);
    CHECK(!may_decide(state, kValados));
    CHECK(state.phase == Phase::Planning);
}

TEST_CASE("R10.5 done is asked for while anything else is legal") {
    State state = new_table();
    set_selection(state, kValados, {"farm#1"});
    start_planning(state);
    play(state, kValados, Slate{card("farm#1")});
    CHECK(may_decide(state, kValados));
    CHECK(is_legal(state, kValados, Done{}));
    CHECK(legal_decisions(deck(), state, kValados).size() == 2);  // discard the farm, or done
}

TEST_CASE("R10.5 a forced decision other than done is asked for") {
    State state = new_table();
    set_selection(state, kValados, {"treasure_gold_gold"});
    start_planning(state);
    CHECK(legal_decisions(deck(), state, kValados).size() == 1);
    CHECK(may_decide(state, kValados));
    play(state, kValados, Recycle{card("treasure_gold_gold")});
    CHECK(legal_decisions(deck(), state, kValados).size() == 1);
    CHECK(may_decide(state, kValados));
}

TEST_CASE("R10.5 a segment in which nobody has anything else to decide ends at once") {
    // Thieves took all exploration: the step passes without a decision.
    State state = new_table(Module::Menace);
    for (const Player player : kPlayers) {
        set_selection(state, player, {});
        side(state, player).stolen[index(Resource::Exploration)] =
            static_cast<std::uint8_t>(printed_production(state, player, Resource::Exploration));
        REQUIRE(production(deck(), state, player, Resource::Exploration) == 0);
    }
    set_cubes(state, kValados, {0, 0, 1, 0});
    set_cubes(state, kTeressie, {});
    start_production(state, Resource::Gold);
    side(state, kTeressie).done = 1;
    const auto events = play(state, kValados, Place{{}, Resource::Gold, Resource::Gold});
    CHECK(count(events, EventKind::DoneSaid) == 0);
    CHECK(count(events, EventKind::Produced) == 2);  // exploration, 0 for each
    CHECK(state.phase == Phase::Offer);
    CHECK(state.round == 1);
}

TEST_CASE("R10.6 while cubes are in hand nothing is sorted and nobody is done") {
    State state = new_table();
    set_selection(state, kValados, {"farm#1", "hamlet#1"});
    set_cubes(state, kValados, {1, 0, 1, 0});
    start_planning(state);
    CHECK(refused(state, kValados, Slate{card("farm#1")}) == Refusal::CubesInHand);
    CHECK(refused(state, kValados, Recycle{card("farm#1")}) == Refusal::CubesInHand);
    CHECK(refused(state, kValados, Done{}) == Refusal::CubesInHand);
    start_production(state, Resource::Gold);
    CHECK(refused(state, kValados, Done{}) == Refusal::CubesInHand);
}

TEST_CASE("R10.6 while cubes are in hand nothing is offered, selected or turned up") {
    State state = new_table(Module::Quest);
    set_hand(state, kValados, {"farm#1", "farm#2"});
    set_cubes(state, kValados, {0, 0, 0, 2});
    CHECK(refused(state, kValados, Offer{{card("farm#1")}, {card("farm#2")}}) ==
          Refusal::CubesInHand);
    start_select(state, kValados);
    CHECK(refused(state, kValados, Select{Area::Left}) == Refusal::CubesInHand);
    State solo = new_table(Module::Quest, {.players = 1});
    set_area(solo, Area::Left, {"farm#1?v"});
    set_cubes(solo, kValados, {0, 0, 0, 2});
    CHECK(refused(solo, kValados, Reveal{{Row::Left, 0}}) == Refusal::CubesInHand);
    for (const State& now : {state, solo}) {
        for (const Decision decision : legal_decisions(deck(), now, kValados)) {
            CHECK((decision.kind() == Kind::Place || decision.kind() == Kind::Step));
        }
    }
}

TEST_CASE("R10.6 cubes are placed one by one in any order") {
    State state = new_table();
    set_cubes(state, kValados, {1, 0, 1, 0});
    set_construction(state, kValados, {{"triumphal_gate#1"}});
    set_selection(state, kValados, {"farm#1"});
    start_planning(state);
    State gold_first = state;
    const auto on_gate = [](Resource cube) { return Place{card("triumphal_gate#1"), cube, cube}; };
    play(state, kValados, on_gate(kMaterials));
    CHECK(side(state, kValados).cubes == CubeCounts{0, 0, 1, 0});
    play(state, kValados, on_gate(Resource::Gold));
    play(gold_first, kValados, on_gate(Resource::Gold));
    CHECK(side(gold_first, kValados).cubes == CubeCounts{1, 0, 0, 0});
    play(gold_first, kValados, on_gate(kMaterials));
    CHECK(state == gold_first);
    CHECK(!refused(state, kValados, Slate{card("farm#1")}));
}

TEST_CASE("R10.6 nobody comes to combat or to a conquest turn with cubes in hand") {
    for (const Module module : {Module::Menace, Module::Conquest}) {
        State state = new_table(module);
        int seen = 0;
        play_until(state, [&](const State& now) {
            const bool after = now.phase == Phase::Combat || now.phase == Phase::Conquest;
            for (const Player player : kPlayers) {
                if (after) CHECK(side(now, player).cubes == CubeCounts{});
            }
            seen += after ? 1 : 0;
            return now.phase == Phase::Over;
        });
        CHECK(seen > 0);
    }
}
