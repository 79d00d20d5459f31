// Section 12: the solo player's decks, choice and trap token.
#include <algorithm>

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

constexpr std::array kModules{Module::None, Module::Menace, Module::Advisors, Module::Quest,
                              Module::Conquest};

State solo(Module module = Module::None, Player player = kValados) {
    return new_table(module, {.players = 1, .first = player});
}

CardSet danger_cards(const State& state) {
    CardSet cards;
    for (std::size_t i = state.danger_next; i < kDangerSize; ++i) cards.add(state.danger[i]);
    return cards;
}

// Selects an area and, if asked, says that nothing is searched.
std::vector<Event> collect(State& state, Area area) {
    auto events = play(state, kValados, Select{area});
    if (state.phase != Phase::Search) return events;
    for (const Event& event : play(state, kValados, Done{})) events.push_back(event);
    return events;
}

// A selecting turn with one face-down card on the left.
State before_reveal() {
    State state = solo();
    set_area(state, Area::Left, {"farm#1", "calamity#1?v"});
    set_area(state, Area::Right, {"hamlet#1", "barracks#1"});
    return state;
}

}  // namespace

TEST_CASE("R12.1 one player alone, with any module or the learning game") {
    for (const Module module : kModules) {
        for (const Player player : kPlayers) {
            State state = solo(module, player);
            CHECK(state.setup.module == module);
            bool always_theirs = true;
            play_until(state, [&](const State& now) {
                always_theirs &= now.phase == Phase::Over || next_player(now) == player;
                always_theirs &= !may_decide(now, other(player));
                return now.phase == Phase::Over;
            });
            CHECK(always_theirs);
            CHECK(outcome(deck(), state)->winner == std::nullopt);
        }
    }
}

TEST_CASE("R12.1 the solo player has one trap token, back at the start of every round") {
    State state = before_reveal();
    CHECK(side(state, kValados).traps == 1);
    CHECK(side(state, kTeressie).traps == 0);
    play(state, kValados, Reveal{{Row::Left, 1}});
    CHECK(side(state, kValados).traps == 0);
    start_production(state, Resource::Exploration);
    finish_segment(state);
    REQUIRE(state.round == 1);
    CHECK(side(state, kValados).traps == 1);
}

TEST_CASE("R12.2 eight unseen cards and four calamities make the danger deck") {
    const State state = solo();
    const CardSet danger = danger_cards(state);
    CHECK(danger.size() == 12);
    CHECK((danger & kCalamities).size() == 4);
    CHECK((danger & (kDevelopments | kTreasures)).size() == 8);
    CHECK(deck_left(state) == 77 - 8 - 4);
    CardSet all = danger - kCalamities;
    for (std::size_t i = state.deck_next; i < kDeckSize; ++i) all.add(state.deck[i]);
    for (const Area area : kAreas) all |= cards_in(state, area);
    CHECK(all == (kDevelopments | kTreasures));
}

TEST_CASE("R12.2 the danger deck is shuffled and unseen") {
    bool calamity_among_first_eight = false;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const State state = new_table(Module::None, {.players = 1}, seed);
        for (std::size_t i = 0; i < 8; ++i) {
            calamity_among_first_eight |= kind_of(state.danger[i]) == CardKind::Calamity;
        }
    }
    CHECK(calamity_among_first_eight);
    const State state = solo();
    State twin = state;
    std::reverse(twin.danger.begin(), twin.danger.end());
    REQUIRE(!(twin == state));
    CHECK(view_for(twin, kValados) == view_for(state, kValados));
    CHECK(view_for(state, kValados).danger_left == 12);
}

TEST_CASE("R12.2 the deck lies face up: its top card can always be seen, the others not") {
    State state = solo();
    for (int i = 0; i < kSoloSelections; ++i) {
        for (const View& view : {view_for(state, kValados), view_for_spectator(state)}) {
            CHECK(view.deck_top == state.deck[state.deck_next]);
            CHECK(view.deck_left == deck_left(state));
            CHECK(view.deck_cards.empty());
        }
        State twin = state;
        std::swap(twin.deck[kDeckSize - 1], twin.deck[kDeckSize - 2]);
        CHECK(view_for(twin, kValados) == view_for(state, kValados));
        collect(state, Area::Left);
    }
}

TEST_CASE("R12.3 a round begins with two face-up cards in each area") {
    State state = solo();
    for (int round = 1; round <= kRoundCount; ++round) {
        play_until(state, [=](const State& now) { return now.round + 1 == round; });
        CHECK(state.phase == Phase::Select);
        for (const CardRow& row : state.areas) {
            CHECK(row.size() == 2);
            CHECK(!row.any_face_down());
        }
        CHECK(hand_of(state, kValados).empty());
    }
}

TEST_CASE(
    "R12.3 after a selection a danger card joins the other area, then two cards the emptied one") {
    State state = solo();
    set_area(state, Area::Left, {"farm#1", "calamity#1?v"});
    set_area(state, Area::Right, {"hamlet#1"});
    const Card danger = state.danger[state.danger_next];
    const std::array next{state.deck[state.deck_next], state.deck[state.deck_next + 1u]};
    const auto events = collect(state, Area::Left);
    CHECK(cards_in(side(state, kValados).selection) == cards({"farm#1", "calamity#1"}));
    const CardRow& left = state.areas[index(Area::Left)];
    const CardRow& right = state.areas[index(Area::Right)];
    REQUIRE(left.size() == 2);
    CHECK(left[0] == next[0]);
    CHECK(left[1] == next[1]);
    CHECK(!left.any_face_down());
    REQUIRE(right.size() == 2);
    CHECK(right[1] == danger);
    CHECK(right.face_down(1));
    CHECK(view_for(state, kValados).areas[index(Area::Right)][1] == kHiddenCard);
    // The danger card comes before the two new cards.
    REQUIRE(events.size() >= 3);
    CHECK(events[events.size() - 3].kind == EventKind::DangerAdded);
    CHECK(events[events.size() - 2].kind == EventKind::AreaFilled);
    CHECK(events[events.size() - 1].kind == EventKind::AreaFilled);
}

TEST_CASE("R12.3 four selections a round: three danger cards, then what is left is discarded") {
    State state = solo();
    for (int selection = 1; selection <= 3; ++selection) {
        collect(state, Area::Left);
        CHECK(state.danger_next == selection);
        CHECK(state.phase == Phase::Select);
    }
    const CardSet left_over = cards_in(state, Area::Right);
    const std::size_t deck_before = deck_left(state);
    const auto events = collect(state, Area::Left);
    CHECK(state.phase == Phase::Planning);
    CHECK(state.danger_next == 3);
    CHECK(deck_left(state) == deck_before);
    CHECK(count(events, EventKind::DangerAdded) == 0);
    CHECK(left_over.size() == 5);
    CHECK(side(state, kValados).discarded == left_over);
}

TEST_CASE("R12.3 a game uses all twelve danger cards") {
    for (const Module module : kModules) {
        State state = solo(module);
        for (int round = 1; round < kRoundCount; ++round) {
            play_until(state, [=](const State& now) { return now.round == round; });
            CHECK(state.danger_next == 3 * round);
        }
        play_until(state, [](const State& now) { return now.phase == Phase::Over; });
        CHECK(state.danger_next == kDangerSize);
    }
}

TEST_CASE("R12.4 the trap token turns up one face-down card of an area, before the selection") {
    State state = before_reveal();
    CHECK(view_for(state, kValados).areas[index(Area::Left)][1] == kHiddenCard);
    CHECK(refused(state, kValados, Reveal{{Row::Left, 0}}) == Refusal::NotFaceDown);
    CHECK(refused(state, kValados, Reveal{{Row::Left, 2}}) == Refusal::NotFaceDown);
    CHECK(refused(state, kValados, Reveal{{Row::Right, 0}}) == Refusal::NotFaceDown);
    play(state, kValados, Reveal{{Row::Left, 1}});
    CHECK(state.phase == Phase::Select);
    CHECK(view_for(state, kValados).areas[index(Area::Left)][1] == card("calamity#1"));
    collect(state, Area::Right);
    CHECK(cards_in(side(state, kValados).selection) == cards({"hamlet#1", "barracks#1"}));
}

TEST_CASE("R12.4 once a round, and again when the token comes back") {
    State state = before_reveal();
    set_area(state, Area::Right, {"hamlet#1?v", "barracks#1?v"});
    play(state, kValados, Reveal{{Row::Left, 1}});
    CHECK(refused(state, kValados, Reveal{{Row::Right, 0}}) == Refusal::TokenAlreadySpent);
    set_stock(state, kValados, {.traps = 1});
    CHECK(!refused(state, kValados, Reveal{{Row::Right, 0}}));
}

TEST_CASE("R12.4 a quest benefit brings the solo player's token back") {
    // The first step of the missing heir: population and gold for soldiers and a trap token.
    State state = solo(Module::Quest);
    set_area(state, Area::Left, {"hamlet#1?v", "barracks#1?v"});
    set_alchemy(state, kValados, {0, 1, 1, 0});
    play(state, kValados, Reveal{{Row::Left, 0}});
    CHECK(refused(state, kValados, Reveal{{Row::Left, 1}}) == Refusal::TokenAlreadySpent);
    play(state, kValados, Step{0, {.alchemy = {0, 1, 1, 0}}});
    CHECK(side(state, kValados).traps == 1);
    play(state, kValados, Reveal{{Row::Left, 1}});
    CHECK(!state.areas[index(Area::Left)].any_face_down());
}

TEST_CASE("R12.4 a card collected face down stays so until planning") {
    State state = before_reveal();
    collect(state, Area::Left);
    const Row selection = selection_of(kValados);
    CHECK(view_for(state, kValados).sides[0].selection[1] == kHiddenCard);
    CHECK(refused(state, kValados, Reveal{{selection, 1}}) == Refusal::NotFaceDown);
    start_last_select(state);
    set_area(state, Area::Left, {});
    const auto events = collect(state, Area::Left);
    REQUIRE(state.phase == Phase::Planning);
    CHECK(count(events, EventKind::TurnedUp) == 1);
    CHECK(side(state, kValados).duchy == cards({"calamity#1"}));
}

TEST_CASE("R12.4 with two players no trap token turns a card up") {
    State state = new_table();
    set_area(state, Area::Left, {"farm#1?v"});
    start_select(state, kTeressie);
    CHECK(refused(state, kTeressie, Reveal{{Row::Left, 0}}) == Refusal::WrongPhase);
}
