// Nothing appears from nowhere and nothing is lost, over whole games.
#include <doctest/doctest.h>

#include "tests/property/census.h"
#include "tests/property/ledger.h"
#include "tests/property/random_games.h"
#include "tests/support/effort.h"

namespace kingdom::property {
namespace {

const std::uint64_t kGames = testing::effort(240);  // of each table: every set-up with every style

template <std::size_t Count>
void check_cards(const std::array<Table, Count>& tables) {
    for (const Table& table : tables) {
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            std::string fault = card_fault(game.deck, game.state);
            play_out(game, [&](const State&, const Turn&, const EventList&, const State& after) {
                if (fault.empty()) fault = card_fault(game.deck, after);
                if (fault.empty()) fault = count_fault(game.deck, after);
            });
            CHECK_MESSAGE(fault == "", game.name);
            CHECK_MESSAGE(game.state.phase == Phase::Over, game.name);
        }
    }
}

template <std::size_t Count>
void check_ledger(const std::array<Table, Count>& tables) {
    for (const Table& table : tables) {
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number + kGames);
            std::string fault;
            play_out(game, [&](const State& before, const Turn& turn, const EventList& events,
                               const State& after) {
                if (fault.empty()) fault = ledger_fault(game.deck, before, turn, events, after);
            });
            CHECK_MESSAGE(fault == "", game.name);
        }
    }
}

}  // namespace

TEST_CASE("R1.4 every card of a two-player game lies in exactly one place") {
    check_cards(kTwoPlayerTables);
}

TEST_CASE("R12.2 every card of a solo game lies in exactly one place") {
    check_cards(kSoloTables);
}

TEST_CASE("R6.5 with two players every cube gained is placed, paid or lost, and none is kept") {
    check_ledger(kTwoPlayerTables);
}

TEST_CASE("R12.1 alone every cube gained is placed, paid or lost, and none is kept") {
    check_ledger(kSoloTables);
}

TEST_CASE("R1.6 the random games reach every kind of decision and every kind of event") {
    std::array<int, kKindCount> kinds{};
    std::array<int, index(EventKind::GameEnded) + 1> happened{};
    for (const Table& table : kTables) {
        for (std::uint64_t number = 0; number < 200; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            play_out(game,
                     [&](const State&, const Turn& turn, const EventList& events, const State&) {
                         ++kinds[index(turn.decision.kind())];
                         for (const Event& event : events) ++happened[index(event.kind)];
                     });
        }
    }
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        CAPTURE(kind);
        CHECK(kinds[kind] > 0);
    }
    for (std::size_t kind = 0; kind < happened.size(); ++kind) {
        CAPTURE(kind);
        CHECK(happened[kind] > 0);
    }
}

}  // namespace kingdom::property
