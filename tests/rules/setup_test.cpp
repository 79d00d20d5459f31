// Sections 2 and 3: the set-up, and the course of a round.
#include <algorithm>
#include <fstream>
#include <sstream>

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::testing;

namespace {

constexpr std::array kModules{Module::None, Module::Menace, Module::Advisors, Module::Quest,
                              Module::Conquest};

CardSet deck_cards(const State& state) {
    CardSet cards;
    for (std::size_t i = state.deck_next; i < kDeckSize; ++i) cards.add(state.deck[i]);
    return cards;
}

// The phases of the running round in the order in which they come, solo's searches left out.
std::vector<Phase> phases_of_round(State& state) {
    std::vector<Phase> phases;
    const int round = state.round;
    play_until(state, [&](const State& now) {
        if (now.round != round || now.phase == Phase::Over) return true;
        const bool choice = now.phase == Phase::Offer || now.phase == Phase::Select;
        const Phase phase = choice ? Phase::Offer : now.phase;
        if (phases.empty() || phases.back() != phase) phases.push_back(phase);
        return false;
    });
    return phases;
}

std::vector<Player> first_movers(Player first) {
    State state = new_table(Module::None, {.first = first});
    std::vector<Player> movers;
    play_until(state, [&](const State& now) {
        const bool opening = now.phase == Phase::Offer && now.turn == 0;
        if (opening && movers.size() == now.round) movers.push_back(now.mover);
        return now.phase == Phase::Over;
    });
    return movers;
}

}  // namespace

TEST_CASE("R2.1 two play, or one alone") {
    for (const int players : {0, 3}) {
        const Setup setup{.players = static_cast<std::uint8_t>(players)};
        CHECK(setup_fault(deck(), setup) == SetupFault::PlayerCount);
    }
    CHECK(!setup_fault(deck(), {.players = 1}));
    CHECK(!setup_fault(deck(), {.players = 2}));
}

TEST_CASE("R2.1 both players use the same side of their own duchy card") {
    for (const DuchyFace face : {DuchyFace::A, DuchyFace::B}) {
        const State state = new_table(Module::None, {.side = face});
        for (const Player player : kPlayers) {
            for (const Resource resource : kBasicResources) {
                CHECK(production(deck(), state, player, resource) ==
                      printed_production(state, player, resource));
            }
        }
    }
}

TEST_CASE("R2.2 the learning game has the choice, planning and production alone") {
    State state = new_table(Module::None);
    CHECK(state.setup.module == Module::None);
    const auto module_phase = [](Phase phase) {
        return phase != Phase::Offer && phase != Phase::Select && phase != Phase::Planning &&
               phase != Phase::Production && phase != Phase::Over;
    };
    int outside = 0;
    play_until(state, [&](const State& now) {
        outside += module_phase(now.phase) ? 1 : 0;
        return now.phase == Phase::Over;
    });
    CHECK(outside == 0);
}

TEST_CASE("R2.2 a game without a module is labelled the learning game") {
    std::ostringstream text;
    text << std::ifstream(KINGDOM_SOURCE_DIR "/data/text/en.json").rdbuf();
    CHECK(text.str().find("\"module.none\": \"Learning game\"") != std::string::npos);
}

TEST_CASE("R2.2 the decisions of a module are refused in the games of all others") {
    for (const Module module : kModules) {
        State state = new_table(module);
        start_planning(state);
        set_advisors(state, kValados, {Advisor::GreatSilversmith});
        set_stock(state, kValados, {.krystallium = 9, .soldiers = 9});
        set_alchemy(state, kValados, {9, 9, 9, 9});
        const Activate silversmith{Advisor::GreatSilversmith, {}, {}, {}};
        CHECK(!refused(state, kValados, silversmith) == (module == Module::Advisors));
        CHECK(!refused(state, kValados, Transmute{{5, 0, 0, 0}}) == (module == Module::Quest));
    }
}

TEST_CASE("R2.3 developments and treasures make one shuffled deck, the calamities lie apart") {
    const State state = new_table();
    CardSet all = deck_cards(state);
    CHECK((all & kCalamities).empty());
    for (const Player player : kPlayers) all |= hand_of(state, player) - kCalamities;
    for (const Area area : kAreas) all |= cards_in(state, area);
    CHECK(all == (kDevelopments | kTreasures));
    CHECK(all.size() == 77);

    const State again = new_table(Module::None, {}, 8);
    CHECK(state.deck != again.deck);
    CHECK(!std::is_sorted(state.deck.begin() + state.deck_next, state.deck.end()));
}

TEST_CASE("R2.3 the development deck lies face down") {
    const State state = new_table();
    for (const Player player : kPlayers) {
        CHECK(view_for(state, player).deck_top == kHiddenCard);
        CHECK(view_for(state, player).deck_cards.empty());
    }
}

TEST_CASE("R2.4 each player has two trap tokens") {
    for (const Module module : kModules) {
        const State state = new_table(module);
        for (const Player player : kPlayers) CHECK(side(state, player).traps == 2);
    }
}

TEST_CASE("R2.5 the first player of round 1 is chosen and changes every round") {
    CHECK(first_movers(kValados) == std::vector{kValados, kTeressie, kValados, kTeressie});
    CHECK(first_movers(kTeressie) == std::vector{kTeressie, kValados, kTeressie, kValados});
}

TEST_CASE("R3.1 a round is choice, planning, production, and what the module adds") {
    using enum Phase;
    const auto round_of = [](Module module) {
        State state = new_table(module);
        return phases_of_round(state);
    };
    CHECK(round_of(Module::None) == std::vector{Offer, Planning, Production});
    CHECK(round_of(Module::Quest) == std::vector{Offer, Planning, Production});
    CHECK(round_of(Module::Advisors) == std::vector{Offer, Planning, Production});
    CHECK(round_of(Module::Conquest) == std::vector{Offer, Planning, Production, Conquest});
}

TEST_CASE("R3.1 the menace module adds combat at the end of a round") {
    State state = new_table(Module::Menace);
    set_construction(state, kValados, {{"vermin"}});
    set_stock(state, kValados, {.soldiers = 9});
    start_production(state, Resource::Exploration);
    finish_segment(state);
    CHECK(state.phase == Phase::Combat);
    finish_segment(state);
    CHECK(state.phase == Phase::Offer);
    CHECK(state.round == 1);
}

TEST_CASE("R3.1 the game ends after round 4 and not before") {
    for (const Module module : kModules) {
        State state = new_table(module);
        for (int round = 1; round <= kRoundCount; ++round) {
            CHECK(state.round + 1 == round);
            CHECK(!outcome(deck(), state));
            CHECK(!phases_of_round(state).empty());
        }
        CHECK(state.phase == Phase::Over);
        CHECK(outcome(deck(), state));
        CHECK(!next_player(state));
        CHECK(legal_decisions(deck(), state, kValados).empty());
        CHECK(refused(state, kValados, Done{}) == Refusal::GameIsOver);
    }
}
