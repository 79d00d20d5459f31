// R10.2 and R10.4: deciding at the same time, unseen by the other, and taking back.
#include <algorithm>

#include <doctest/doctest.h>

#include "record/game_recorder.h"
#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

constexpr Place kMaterialsAway{std::nullopt, Resource::Materials, Resource::Materials};

// Requires, as a test, that Valados's decision inside a segment shows to nobody else: not in
// their view, nor in what Téressie may do.
void play_unseen(State& state, Decision decision) {
    const View opponent = view_for(state, kTeressie);
    const View spectator = view_for_spectator(state);
    const DecisionList theirs = legal_decisions(deck(), state, kTeressie);
    const View own = view_for(state, kValados);
    const Phase phase = state.phase;
    play(state, kValados, decision);
    REQUIRE(state.phase == phase);
    CHECK(view_for(state, kTeressie) == opponent);
    CHECK(view_for_spectator(state) == spectator);
    const DecisionList after = legal_decisions(deck(), state, kTeressie);
    CHECK(std::equal(after.begin(), after.end(), theirs.begin(), theirs.end()));
    CHECK(view_for(state, kValados) != own);
}

template <class Choice>
void play_unseen(State& state, const Choice& choice) {
    play_unseen(state, decision(choice));
}

const Side& seen_by_teressie(const View& view) {
    return view.sides[index(kValados)];
}

// Planning, where Valados could slate or recycle a farm and Téressie has a hamlet to sort.
State planning() {
    State state = new_table();
    set_selection(state, kValados, {"farm#1"});
    set_selection(state, kTeressie, {"hamlet#1"});
    start_planning(state);
    return state;
}

// A game kept by a recorder, at the first segment in which somebody has several choices.
GameRecorder recorder_in_planning() {
    GameRecorder game(founders(), Setup{}, 5);
    Rng rng(2);
    while (game.state().phase != Phase::Planning) {
        const Player player = *game.next_player();
        const DecisionList list = game.legal(player);
        REQUIRE(!game.play({player, list[rng.below(static_cast<std::uint32_t>(list.size()))]}));
    }
    return game;
}

std::optional<Decision> first_slate(const GameRecorder& game, Player player) {
    for (const Decision decision : game.legal(player)) {
        if (decision.kind() == Kind::Slate) return decision;
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("R10.2 planning: what one player sorts and says is hidden until both are done") {
    State state = planning();
    play_unseen(state, Slate{card("farm#1")});
    play_unseen(state, Done{});
    play(state, kTeressie, Slate{card("hamlet#1")});
    CHECK(!seen_by_teressie(view_for(state, kTeressie)).construction.has(card("farm#1")));
    play(state, kTeressie, Done{});
    CHECK(state.phase == Phase::Production);
    CHECK(seen_by_teressie(view_for(state, kTeressie)).construction.has(card("farm#1")));
}

TEST_CASE("R10.2 production: where cubes go is hidden until both are done") {
    State state = new_table();
    set_construction(state, kValados, {{"farm#1"}});
    set_cubes(state, kValados, {2, 0, 0, 0});
    set_cubes(state, kTeressie, {2, 0, 0, 0});
    start_production(state, Resource::Materials);
    play_unseen(state, Place{card("farm#1"), Resource::Materials, Resource::Materials});
    play_unseen(state, kMaterialsAway);
    play_unseen(state, Done{});
    finish_segment(state);
    const View view = view_for(state, kTeressie);
    CHECK(seen_by_teressie(view).alchemy == CubeCounts{1, 0, 0, 0});
    CHECK(view.filled[index(card("farm#1"))] != 0);
}

TEST_CASE("R10.2 draft, menace step and combat: hidden until both are done") {
    State draft = new_game(deck(), {.module = Module::Advisors}, Rng(3));
    play_unseen(draft, legal_decisions(deck(), draft, kValados)[0]);
    const std::uint16_t kept = side(draft, kValados).advisors;
    REQUIRE(kept != 0);
    play(draft, kTeressie, legal_decisions(deck(), draft, kTeressie)[0]);
    CHECK(seen_by_teressie(view_for(draft, kTeressie)).advisors == kept);

    State menaced = new_table(Module::Menace);
    set_selection(menaced, kValados, {"shadow#1", "farm#1", "farm#2", "hamlet#1"});
    set_selection(menaced, kTeressie, {"thief#1"});
    start_last_select(menaced);
    set_area(menaced, Area::Left, {});
    play(menaced, kValados, Select{Area::Left});
    REQUIRE(menaced.phase == Phase::MenaceStep);
    play_unseen(menaced, Forfeit{card("hamlet#1")});
    play(menaced, kTeressie, Cover{Resource::Materials});
    REQUIRE(menaced.phase == Phase::Planning);
    CHECK(seen_by_teressie(view_for(menaced, kTeressie)).discarded.has(card("hamlet#1")));

    State combat = new_table(Module::Menace);
    set_construction(combat, kValados, {{"vermin#1"}, {"vermin#2"}, {"farm#1"}});
    set_construction(combat, kTeressie, {{"vermin#3"}, {"farm#2"}});
    for (const Player player : kPlayers) set_stock(combat, player, {.soldiers = 2});
    start_combat(combat);
    play_unseen(combat, Vanquish{card("vermin#1"), {}});
    play_unseen(combat, Done{});
    play(combat, kTeressie, Done{});
    CHECK(!seen_by_teressie(view_for(combat, kTeressie)).construction.has(card("vermin#1")));
}

TEST_CASE("R10.2 what one may do does not depend on the other's decisions of the segment") {
    State one = planning();
    State two = planning();
    play(one, kValados, Slate{card("farm#1")});
    play(one, kTeressie, Slate{card("hamlet#1")});
    play(two, kTeressie, Slate{card("hamlet#1")});
    play(two, kValados, Slate{card("farm#1")});
    CHECK(one == two);
}

TEST_CASE("R10.2 whether the other player is done is not shown") {
    State state = planning();
    play(state, kValados, Slate{card("farm#1")});
    const View before = view_for(state, kTeressie);
    play(state, kValados, Done{});
    REQUIRE(side(state, kValados).done == 1);
    CHECK(view_for(state, kTeressie) == before);
    CHECK(seen_by_teressie(before).done == 0);
}

TEST_CASE("R10.2 the choice and conquest are no segments: there all is seen at once") {
    State state = new_table();
    set_hand(state, kValados, {"farm#1", "farm#2"});
    play(state, kValados, Offer{{card("farm#1")}, {card("farm#2")}});
    const View view = view_for(state, kTeressie);
    CHECK(cards_in(view.areas[index(Area::Left)]).has(card("farm#2")));
    CHECK(!is_segment(Phase::Offer));
    CHECK(!is_segment(Phase::Select));
    CHECK(!is_segment(Phase::Conquest));
}

TEST_CASE("R10.4 a decision of the running segment may be taken back and leaves no trace") {
    GameRecorder game = recorder_in_planning();
    const Player player = *game.next_player();
    const State before = game.state();
    const Record record = game.record();
    CHECK(!game.can_take_back(player));
    CHECK(!game.take_back(player));
    const auto slate = first_slate(game, player);
    REQUIRE(slate);
    REQUIRE(!game.play({player, *slate}));
    CHECK(!(game.state() == before));
    REQUIRE(game.can_take_back(player));
    CHECK(game.take_back(player));
    CHECK(game.state() == before);
    CHECK(game.record() == record);
}

TEST_CASE("R10.4 taking back leaves the other player's decisions alone") {
    GameRecorder game = recorder_in_planning();
    const auto first = first_slate(game, kValados);
    const auto second = first_slate(game, kTeressie);
    REQUIRE(first);
    REQUIRE(second);
    REQUIRE(!game.play({kTeressie, *second}));
    const State theirs_alone = game.state();
    REQUIRE(!game.play({kValados, *first}));
    CHECK(game.take_back(kValados));
    CHECK(game.state() == theirs_alone);
}

TEST_CASE("R10.4 after done, and in turns, nothing can be taken back") {
    GameRecorder game(founders(), Setup{}, 5);
    REQUIRE(!game.play({kValados, game.legal(kValados)[0]}));
    CHECK(!game.can_take_back(kValados));
    CHECK(!game.can_take_back(kTeressie));

    GameRecorder draft(founders(), {.module = Module::Advisors}, 5);
    REQUIRE(!draft.play({kValados, draft.legal(kValados)[0]}));
    CHECK(!draft.can_take_back(kValados));

    GameRecorder segment = recorder_in_planning();
    const auto first_of = [&] { return segment.legal(kValados)[0]; };
    bool done = false;
    while (segment.state().phase == Phase::Planning && segment.may_decide(kValados)) {
        const bool can_end = has(segment.legal(kValados), Done{});
        REQUIRE(!segment.play({kValados, can_end ? decision(Done{}) : first_of()}));
        done |= can_end;
    }
    REQUIRE(done);
    CHECK(!segment.can_take_back(kValados));
}

TEST_CASE(
    "R10.5 a program may hold a segment open until the player confirms; the record is the same") {
    const auto sort_all = [](GameRecorder& game) {
        Rng rng(4);
        while (game.state().round == 0) {
            const Player player = *game.next_player();
            if (game.awaits_confirmation(player)) {
                CHECK(game.can_take_back(player));
                CHECK(game.confirm(player));
                continue;
            }
            const DecisionList list = game.legal(player);
            REQUIRE(!game.play({player, list[rng.below(static_cast<std::uint32_t>(list.size()))]}));
        }
    };
    GameRecorder held(founders(), Setup{}, 5, {.hold_open = true});
    GameRecorder plain(founders(), Setup{}, 5);
    sort_all(held);
    sort_all(plain);
    CHECK(held.record() == plain.record());
    CHECK(held.state() == plain.state());
}
