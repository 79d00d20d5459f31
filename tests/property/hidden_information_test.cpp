// Two states that differ only in what a viewer cannot see are one and the same to that viewer.
#include <algorithm>
#include <vector>

#include <doctest/doctest.h>

#include "rules/view.h"
#include "tests/property/census.h"
#include "tests/property/random_decisions.h"
#include "tests/property/random_games.h"
#include "tests/property/twins.h"
#include "tests/support/effort.h"

namespace kingdom::property {
namespace {

const std::uint64_t kGames = testing::effort(60);

bool same_list(const DecisionList& one, const DecisionList& two) {
    return std::equal(one.begin(), one.end(), two.begin(), two.end());
}

View seen_by(const State& state, Onlooker onlooker) {
    return onlooker ? view_for(state, *onlooker) : view_for_spectator(state);
}

// How a player could tell two states apart. Empty when in no way.
std::string difference(const Deck& deck, const State& one, const State& two, Player viewer,
                       Rng& rng) {
    const View view = view_for(one, viewer);
    if (view != view_for(two, viewer)) return "another view";
    const DecisionList list = legal_decisions(deck, one, viewer);
    if (!same_list(list, legal_decisions(deck, two, viewer))) return "another list";
    if (!same_list(list, legal_decisions(deck, view))) return "another list from the view";
    for (std::size_t kind = 0; kind < kKindCount; ++kind) {
        const auto any = random_decision(deck, one, viewer, static_cast<Kind>(kind), rng);
        const Turn turn{viewer, any};
        if (refusal(deck, one, turn) != refusal(deck, two, turn)) return "another refusal";
    }
    for (const Player player : kPlayers) {
        if (score(deck, view, player) != score(deck, view_for(two, viewer), player)) {
            return "another score";
        }
    }
    return {};
}

template <std::size_t Count>
void check_twins(const std::array<Table, Count>& tables) {
    for (const Table& table : tables) {
        int swapped = 0;
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            Rng rng(number);
            std::string fault;
            while (const auto turn = game.next_turn()) {
                for (const Onlooker onlooker :
                     {Onlooker(), Onlooker(Player::Valados), Onlooker(Player::Teressie)}) {
                    const bool plays =
                        !onlooker || table.players == 2 || *onlooker == game.state.setup.first;
                    if (!plays || !fault.empty() || rng.below(2) == 0) continue;
                    const Twin twin = twin_of(game.state, onlooker, rng);
                    swapped += twin.swapped;
                    fault = card_fault(game.deck, twin.state);
                    const bool same =
                        seen_by(game.state, onlooker) == seen_by(twin.state, onlooker);
                    if (fault.empty() && !same) fault = "another view";
                    if (!fault.empty() || !onlooker) continue;
                    fault = difference(game.deck, game.state, twin.state, *onlooker, rng);
                }
                apply(game.deck, game.state, *turn);
            }
            CHECK_MESSAGE(fault == "", game.name);
        }
        CHECK(swapped > 10000);
    }
}

// A running segment as one player lives it: how it began, and what that player decided since.
struct OwnPart {
    State start;
    std::array<std::vector<Turn>, 2> turns;
};

// The opponent decides something, unless that ends the segment, or their part where the viewer's
// is over already.
void opponent_goes_on(const Deck& deck, State& state, Player opponent, bool may_end, Rng& rng) {
    if (!may_decide(state, opponent)) return;
    const DecisionList list = legal_decisions(deck, state, opponent);
    State next = state;
    apply(deck, next, {opponent, choose(deck, state, list, Style::Builder, rng)});
    const bool running = next.phase == state.phase && next.step == state.step;
    const bool ended = next.board.sides[index(opponent)].done != 0;
    if (running && (may_end || !ended)) state = next;
}

// The same segment with the viewer's own decisions and others of the opponent's.
State other_course(const Deck& deck, const OwnPart& part, const State& now, Player viewer,
                   Rng& rng) {
    State state = part.start;
    const bool may_end = may_decide(now, viewer);
    for (const Turn& turn : part.turns[index(viewer)]) {
        for (std::uint32_t i = rng.below(4); i > 0; --i) {
            opponent_goes_on(deck, state, other(viewer), may_end, rng);
        }
        REQUIRE(!refusal(deck, state, turn));
        apply(deck, state, turn);
    }
    opponent_goes_on(deck, state, other(viewer), may_end, rng);
    return state;
}

}  // namespace

TEST_CASE("R4.10 with two players hidden cards that lie otherwise change nothing for a viewer") {
    check_twins(kTwoPlayerTables);
}

TEST_CASE("R12.2 alone hidden cards that lie otherwise change nothing for a viewer") {
    check_twins(kSoloTables);
}

TEST_CASE("R10.2 what the opponent does in a running segment shows nowhere before it ends") {
    for (const Table& table : kTwoPlayerTables) {
        int compared = 0;
        int different = 0;
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            Rng rng(number);
            OwnPart part{game.state, {}};
            std::string fault;
            play_out(game, [&](const State& before, const Turn& turn, const EventList&,
                               const State& now) {
                const bool running =
                    is_segment(now.phase) && before.phase == now.phase && before.step == now.step;
                if (!running) return void(part = OwnPart{now, {}});
                part.turns[index(turn.by)].push_back(turn);
                for (const Player viewer : kPlayers) {
                    if (!fault.empty()) return;
                    const State twin = other_course(game.deck, part, now, viewer, rng);
                    fault = difference(game.deck, now, twin, viewer, rng);
                    ++compared;
                    different += twin != now ? 1 : 0;
                }
                if (view_for_spectator(now) != view_for_spectator(part.start)) {
                    fault = "a spectator sees into the segment";
                }
            });
            CHECK_MESSAGE(fault == "", game.name);
        }
        CHECK(different > compared / 2);
        CHECK(compared > testing::effort(5000));
    }
}

TEST_CASE("R4.7 what a viewer may know is in the view: a change of it is another view") {
    const Deck& deck = founders().deck;
    RandomGame game = random_game(deck, kTwoPlayerTables[0], 0);
    for (int turns = 0; turns < 3; ++turns) apply(deck, game.state, *game.next_turn());
    const Player viewer = game.state.mover;
    State own_hand = game.state;
    std::swap(own_hand.hands[index(viewer)].cards[0], own_hand.deck[kDeckSize - 1]);
    CHECK(view_for(own_hand, viewer) != view_for(game.state, viewer));
    CHECK(view_for(own_hand, other(viewer)) == view_for(game.state, other(viewer)));
    State placed = game.state;
    placed.areas[0].add_face_down(card_at(0), viewer);
    State placed_otherwise = game.state;
    placed_otherwise.areas[0].add_face_down(card_at(1), viewer);
    CHECK(view_for(placed, viewer) != view_for(placed_otherwise, viewer));
    CHECK(view_for(placed, other(viewer)) == view_for(placed_otherwise, other(viewer)));
    CHECK(view_for_spectator(placed) == view_for_spectator(placed_otherwise));
    CHECK(view_for_spectator(placed) != view_for_spectator(game.state));
}

}  // namespace kingdom::property
