// Section 4: dealing, offering and selecting.
#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

// Valados holds eight different designs.
void deal_eight(State& state) {
    set_hand(state, kValados,
             {"farm#1", "barracks#1", "hamlet#1", "slate_quarry#1", "scholars#1", "navigators#1",
              "star_tower#1", "calamity#1"});
}

bool lies_face_up(const State& state, Area area, std::string_view name) {
    const CardRow& row = state.areas[index(area)];
    const std::size_t at = row.find(card(name));
    return at < row.size() && !row.face_down(at);
}

int offers_in(const DecisionList& list) {
    int offers = 0;
    for (const Decision decision : list) offers += decision.kind() == Kind::Offer ? 1 : 0;
    return offers;
}

void play_to_round(State& state, int round) {
    play_until(state, [=](const State& now) { return now.round + 1 == round; });
}

// The cards of an area in order of arrival.
std::vector<std::string> names_in(const State& state, Area area) {
    std::vector<std::string> names;
    for (const Card card : state.areas[index(area)]) names.push_back(name_of(card));
    return names;
}

}  // namespace

TEST_CASE("R4.1 each hand holds seven cards of the deck and one calamity, every round") {
    State state = new_table();
    CardSet calamities;
    for (int round = 1; round <= kRoundCount; ++round) {
        play_to_round(state, round);
        for (const Player player : kPlayers) {
            const CardSet hand = hand_of(state, player);
            CHECK(hand.size() == 8);
            CHECK((hand & (kDevelopments | kTreasures)).size() == 7);
            CHECK((hand & kCalamities & calamities).empty());
            calamities |= hand & kCalamities;
        }
    }
    CHECK(calamities == kCalamities);
}

TEST_CASE("R4.2 each offering area gets one card from the deck, face up, every round") {
    State state = new_table();
    for (int round = 1; round <= kRoundCount; ++round) {
        play_to_round(state, round);
        for (const Area area : kAreas) {
            REQUIRE(state.areas[index(area)].size() == 1);
            CHECK(!state.areas[index(area)].any_face_down());
            CHECK((kDevelopments | kTreasures).has(state.areas[index(area)][0]));
        }
        CHECK(deck_left(state) == static_cast<std::size_t>(77 - 16 * round));
    }
}

TEST_CASE("R4.3 spent trap tokens come back when a round begins") {
    State state = new_table();
    deal_eight(state);
    play(state, kValados,
         Offer{{card("farm"), Area::Left, true}, {card("barracks"), Area::Left, true}});
    CHECK(side(state, kValados).traps == 0);
    set_stock(state, kTeressie, {.traps = 1});
    start_production(state, Resource::Exploration);
    finish_segment(state);
    REQUIRE(state.round == 1);
    for (const Player player : kPlayers) CHECK(side(state, player).traps == 2);
}

TEST_CASE("R4.4 the sixteen turns of the choice") {
    State state = new_table();
    std::vector<std::pair<Player, Phase>> turns;
    while (state.phase == Phase::Offer || state.phase == Phase::Select) {
        turns.emplace_back(state.mover, state.phase);
        const Player player = *next_player(state);
        CHECK(player == state.mover);
        CHECK(refusal(deck(), state, {other(player), decision(Select{Area::Left})}) ==
              Refusal::NotYourTurn);
        play(state, player, legal_decisions(deck(), state, player)[0]);
    }
    std::vector<std::pair<Player, Phase>> expected;
    for (int i = 0; i < 4; ++i) {
        expected.emplace_back(kValados, Phase::Offer);
        expected.emplace_back(kTeressie, Phase::Select);
        expected.emplace_back(kTeressie, Phase::Offer);
        expected.emplace_back(kValados, Phase::Select);
    }
    CHECK(turns == expected);
    CHECK(state.phase == Phase::Planning);
    for (const Player player : kPlayers) CHECK(hand_of(state, player).empty());
}

TEST_CASE("R4.4 in the second round the other player begins and selects last") {
    State state = new_table();
    play_to_round(state, 2);
    CHECK(state.mover == kTeressie);
    Player last{};
    play_until(state, [&](const State& now) {
        if (now.phase == Phase::Select) last = now.mover;
        return now.phase != Phase::Offer && now.phase != Phase::Select;
    });
    CHECK(last == kTeressie);
}

TEST_CASE("R4.5 an offer is two cards of the hand, in one area or one in each") {
    State state = new_table();
    deal_eight(state);
    set_stock(state, kValados, {.traps = 0});
    // 28 pairs, each card left or right.
    CHECK(offers_in(legal_decisions(deck(), state, kValados)) == 28 * 4);
    State split = state;
    play(split, kValados, Offer{{card("farm"), Area::Right}, {card("hamlet"), Area::Left}});
    CHECK(lies_face_up(split, Area::Right, "farm"));
    CHECK(lies_face_up(split, Area::Left, "hamlet"));
    CHECK(hand_of(split, kValados) == hand_of(state, kValados) - cards({"farm", "hamlet"}));
    State same = state;
    play(same, kValados, Offer{{card("farm"), Area::Right}, {card("hamlet"), Area::Right}});
    CHECK(same.areas[index(Area::Right)].size() == 3);
    CHECK(same.areas[index(Area::Left)].size() == 1);
}

TEST_CASE("R4.5 an offer of one card twice, or of a card not in hand, is refused") {
    State state = new_table();
    deal_eight(state);
    CHECK(refused(state, kValados, Offer{{card("farm")}, {card("farm"), Area::Right}}) ==
          Refusal::SameCardTwice);
    CHECK(refused(state, kValados, Offer{{card("farm")}, {card("nexus")}}) ==
          Refusal::CardNotInHand);
    CHECK(refused(state, kValados, Select{Area::Left}) == Refusal::WrongPhase);
}

TEST_CASE(
    "R4.5 the two cards of an offer are a set, listed in one order and laid in the named one") {
    State state = new_table();
    deal_eight(state);
    set_area(state, Area::Left, {});
    const Offer listed{{card("farm"), Area::Left}, {card("hamlet"), Area::Left}};
    const Offer named{{card("hamlet"), Area::Left}, {card("farm"), Area::Left}};
    CHECK(is_legal(state, kValados, listed));
    CHECK(!is_legal(state, kValados, named));
    CHECK(representative(deck(), state, {kValados, decision(named)}) == decision(listed));
    play(state, kValados, named);
    CHECK(names_in(state, Area::Left) == std::vector<std::string>{"hamlet#1", "farm#1"});
}

TEST_CASE("R4.6 each card placed face down costs one trap token") {
    State state = new_table();
    deal_eight(state);
    CHECK(offers_in(legal_decisions(deck(), state, kValados)) == 28 * 16);
    play(state, kValados, Offer{{card("farm"), Area::Left, true}, {card("hamlet"), Area::Left}});
    CHECK(side(state, kValados).traps == 1);
    CHECK(lies_face_up(state, Area::Left, "hamlet"));
    CHECK(!lies_face_up(state, Area::Left, "farm"));
    CHECK(cards_in(state, Area::Left).has(card("farm")));
}

TEST_CASE("R4.6 no card is placed face down without a token for it") {
    State state = new_table();
    deal_eight(state);
    const Offer one{{card("farm"), Area::Left, true}, {card("hamlet"), Area::Left}};
    const Offer both{{card("farm"), Area::Left, true}, {card("hamlet"), Area::Left, true}};
    set_stock(state, kValados, {.traps = 1});
    CHECK(offers_in(legal_decisions(deck(), state, kValados)) == 28 * 12);
    CHECK(!refused(state, kValados, one));
    CHECK(refused(state, kValados, both) == Refusal::NoTrapTokenLeft);
    set_stock(state, kValados, {.traps = 0});
    CHECK(refused(state, kValados, one) == Refusal::NoTrapTokenLeft);
}

TEST_CASE("R4.8 a selection takes all cards of one area and leaves the other as it is") {
    State state = new_table();
    set_area(state, Area::Left, {"farm#1", "barracks#1?v", "hamlet#1", "calamity#1?v"});
    set_area(state, Area::Right, {"nexus"});
    start_select(state, kTeressie);
    play(state, kTeressie, Select{Area::Left});
    const CardRow& taken = side(state, kTeressie).selection;
    CHECK(cards_in(taken) == cards({"farm#1", "barracks#1", "hamlet#1", "calamity#1"}));
    CHECK(state.areas[index(Area::Left)].empty());
    CHECK(cards_in(state, Area::Right) == cards({"nexus"}));
    CHECK(!taken.face_down(taken.find(card("farm#1"))));
    CHECK(taken.face_down(taken.find(card("barracks#1"))));
    CHECK(taken.face_down(taken.find(card("calamity#1"))));
}

TEST_CASE("R4.8 a card taken face down stays unseen by the player who took it") {
    State state = new_table();
    set_area(state, Area::Left, {"farm#1", "barracks#1?v"});
    start_select(state, kTeressie);
    play(state, kTeressie, Select{Area::Left});
    const CardRow seen = view_for(state, kTeressie).sides[index(kTeressie)].selection;
    REQUIRE(seen.size() == 2);
    CHECK(seen[0] == card("farm#1"));
    CHECK(seen[1] == kHiddenCard);
}

TEST_CASE("R4.8 cards left in the other area join the next offer, without limit") {
    State state = new_table();
    // Everybody offers to the right and takes the left, which is empty from then on.
    while (state.phase == Phase::Offer || state.phase == Phase::Select) {
        const Player player = state.mover;
        if (state.phase == Phase::Select) {
            play(state, player, Select{Area::Left});
            continue;
        }
        const auto& hand = state.hands[index(player)].cards;
        play(state, player, Offer{{hand[0], Area::Right}, {hand[1], Area::Right}});
        if (state.turn < 15) continue;
        CHECK(state.areas[index(Area::Right)].size() == 17);
        CHECK(state.areas[index(Area::Left)].empty());
    }
    CHECK(side(state, kValados).selection.empty());
}
