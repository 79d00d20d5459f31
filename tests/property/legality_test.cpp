// What is listed and what is refused are two sides of one thing.
#include <algorithm>

#include <doctest/doctest.h>

#include "tests/property/random_decisions.h"
#include "tests/property/random_games.h"
#include "tests/property/stand_in.h"
#include "tests/support/effort.h"

namespace kingdom::property {
namespace {

const std::uint64_t kGames = testing::effort(48);

bool lists(const DecisionList& list, Decision decision) {
    return std::binary_search(list.begin(), list.end(), decision);
}

// What is wrong with a list. Empty when all is well.
std::string list_fault(const Deck& deck, const State& state, Player player,
                       const DecisionList& list) {
    if (list.empty() == may_decide(state, player)) return "listed, but not asked; or asked in vain";
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i > 0 && !(list[i - 1] < list[i])) return "not ascending, or twice the same";
        const Turn turn{player, list[i]};
        if (refusal(deck, state, turn)) return "listed, but refused";
        if (representative(deck, state, turn) != list[i]) return "listed for another";
        if (stand_in(deck, state, turn) != list[i]) return "a higher copy than needed is listed";
    }
    return {};
}

struct Tally {
    int accepted = 0;
    int other_copies = 0;
    int refused = 0;
};

// Whether one decision is judged by both sides alike.
std::string judgement_fault(const Deck& deck, const State& state, const Turn& turn,
                            const DecisionList& list, Tally& tally) {
    const Decision listed = stand_in(deck, state, turn);
    if (refusal(deck, state, turn)) {
        ++tally.refused;
        return lists(list, listed) ? "refused, but one that stands for it is listed" : "";
    }
    ++tally.accepted;
    tally.other_copies += listed != turn.decision ? 1 : 0;
    if (!lists(list, listed)) return "accepted, but nothing listed stands for it";
    if (representative(deck, state, turn) != listed) return "another representative";
    return {};
}

// Every kind for whoever it may be, and variations of legal decisions.
std::string random_fault(const Deck& deck, const State& state, Player player,
                         const DecisionList& list, Rng& rng, Tally& tally) {
    for (std::size_t kind = 0; kind < kKindCount; ++kind) {
        const auto any = random_decision(deck, state, player, static_cast<Kind>(kind), rng);
        auto fault = judgement_fault(deck, state, {player, any}, list, tally);
        if (!fault.empty()) return fault;
    }
    for (int i = 0; i < 12 && !list.empty(); ++i) {
        const Decision base = list[rng.below(size_of(list))];
        const Decision near = altered(deck, state, player, base, rng);
        auto fault = judgement_fault(deck, state, {player, near}, list, tally);
        if (!fault.empty()) return fault;
    }
    return {};
}

template <std::size_t Count>
void check_judgements(const std::array<Table, Count>& tables, bool listed_only) {
    for (const Table& table : tables) {
        Tally tally;
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            Rng rng(number);
            std::string fault;
            while (const auto turn = game.next_turn()) {
                for (const Player player : kPlayers) {
                    const auto list = legal_decisions(game.deck, game.state, player);
                    // A long list is looked at now and then.
                    const bool look = list.size() < 60 || rng.below(8) == 0;
                    if (listed_only && fault.empty() && look) {
                        fault = list_fault(game.deck, game.state, player, list);
                    }
                    if (listed_only || !fault.empty()) continue;
                    fault = random_fault(game.deck, game.state, player, list, rng, tally);
                }
                apply(game.deck, game.state, *turn);
            }
            CHECK_MESSAGE(fault == "", game.name);
        }
        if (listed_only) continue;
        CHECK(tally.accepted > 1000);
        CHECK(tally.other_copies > 20);
        CHECK(tally.refused > 1000);
    }
}

}  // namespace

TEST_CASE("R10.2 everything listed is accepted, once, in order, and stands for itself") {
    check_judgements(kTables, true);
}

TEST_CASE(
    "R10.6 with two players any decision is accepted if and only if one listed stands for it") {
    check_judgements(kTwoPlayerTables, false);
}

TEST_CASE("R12.5 alone any decision is accepted if and only if one listed stands for it") {
    check_judgements(kSoloTables, false);
}

TEST_CASE("R7.2 it makes no difference which of two interchangeable copies is named") {
    int tried = 0;
    for (const Table& table : kTables) {
        for (std::uint64_t number = 0; number < kGames; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            Rng rng(number + 1);
            while (const auto turn = game.next_turn()) {
                Turn copy = *turn;
                copy.decision = altered(game.deck, game.state, turn->by, turn->decision, rng);
                const bool fits = !refusal(game.deck, game.state, copy) &&
                                  copy.decision != turn->decision &&
                                  stand_in(game.deck, game.state, copy) == turn->decision;
                State twin = game.state;
                apply(game.deck, game.state, *turn);
                if (!fits) continue;
                ++tried;
                apply(game.deck, twin, copy);
                CHECK(next_player(twin) == next_player(game.state));
                for (const Player player : kPlayers) {
                    CHECK(legal_decisions(game.deck, twin, player).size() ==
                          legal_decisions(game.deck, game.state, player).size());
                    CHECK(score(game.deck, twin, player) == score(game.deck, game.state, player));
                }
            }
        }
    }
    CHECK(tried > testing::effort(1000));
}

}  // namespace kingdom::property
