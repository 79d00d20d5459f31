// Twins of a state, alike in all that a player may know, are alike to everything an opponent
// thinks with: what is worth something, what is worth a try, where the tree stands, and why.
#include <vector>

#include <doctest/doctest.h>

#include "ai/hint/reason.h"
#include "ai/policy/candidates.h"
#include "ai/search/knowledge.h"
#include "tests/property/random_positions.h"
#include "tests/property/twins.h"

namespace kingdom::ai {
namespace {

using property::kTables;
using property::RandomPosition;
using property::Table;
using property::Twin;
using property::twin_of;
using property::visit_positions;

constexpr std::uint64_t kPositions = 500;  // of each table

// Every state with a few twins of it, as the deciding player knows them.
template <class Look>
void visit_twins(Look&& look) {
    for (const Table& table : kTables) {
        int swapped = 0;
        Rng rng(index(table.module));
        visit_positions(
            table, kPositions,
            [&](const RandomPosition& at) {
                const Twin twin = twin_of(at.state, at.player, rng);
                swapped += twin.swapped;
                CAPTURE(at.name);
                CAPTURE(int{at.state.round});
                CAPTURE(index(at.state.phase));
                look(at, twin.state);
            },
            12);
        CHECK(swapped > 1000);
    }
}

std::vector<int> appraisals(const Deck& deck, const State& state, Player player) {
    const Appraiser appraiser(deck, state, player);
    std::vector<int> all{appraiser.rounds()};
    for (std::size_t i = 0; i < kCardCount; ++i) all.push_back(appraiser.taken(card_at(i)));
    for (const Card card : kDevelopments) {
        all.push_back(appraiser.built(card));
        all.push_back(appraiser.slated(card));
    }
    for (const Card card : state.board.sides[index(player)].construction& kDevelopments) {
        all.push_back(appraiser.filling(card));
        all.push_back(appraiser.completable(card) ? 1 : 0);
    }
    for (const CardRow& row : state.areas) all.push_back(appraiser.row(row));
    all.push_back(appraiser.row(state.board.sides[index(player)].selection));
    return all;
}

std::vector<Decision> candidates(const Deck& deck, const State& state, Player player) {
    DecisionList list;
    list_candidates(deck, state, player, Rater(deck, state, player), list);
    return {list.begin(), list.end()};
}

}  // namespace

TEST_CASE("what cards are worth does not depend on what the player cannot see") {
    visit_twins([](const RandomPosition& at, const State& twin) {
        CHECK(appraisals(at.deck, at.state, at.player) == appraisals(at.deck, twin, at.player));
    });
}

TEST_CASE("how decisions are rated does not depend on what the player cannot see") {
    visit_twins([](const RandomPosition& at, const State& twin) {
        for (const Sight sight : {Sight{}, Sight{.rounds = 1}}) {
            const Rater one(at.deck, at.state, at.player, sight);
            const Rater two(at.deck, twin, at.player, sight);
            int differing = 0;
            for (const Decision decision : legal_decisions(at.deck, at.view)) {
                differing += one.rate(decision) != two.rate(decision) ? 1 : 0;
            }
            CHECK(differing == 0);
        }
    });
}

TEST_CASE("what is worth thinking about does not depend on what the player cannot see") {
    visit_twins([](const RandomPosition& at, const State& twin) {
        CHECK(candidates(at.deck, at.state, at.player) == candidates(at.deck, twin, at.player));
    });
}

TEST_CASE("where the tree stands does not depend on what the player cannot see") {
    visit_twins([](const RandomPosition& at, const State& twin) {
        CHECK(own_key(at.state, at.player) == own_key(twin, at.player));
        if (at.state.phase != Phase::Select) return;
        CHECK(selection_key(at.state, at.player) == selection_key(twin, at.player));
    });
}

TEST_CASE("the reason for a decision does not depend on what the player cannot see") {
    visit_twins([](const RandomPosition& at, const State& twin) {
        int differing = 0;
        for (const Decision decision : legal_decisions(at.deck, at.view)) {
            const Reason one = reason_for(at.deck, at.state, at.player, decision);
            const Reason two = reason_for(at.deck, twin, at.player, decision);
            differing += one == two ? 0 : 1;
        }
        CHECK(differing == 0);
    });
}

TEST_CASE("a reason never names a card that the player cannot see") {
    visit_twins([](const RandomPosition& at, const State&) {
        CardSet hidden;
        for (const CardRow& row : at.state.areas) {
            for (std::size_t i = 0; i < row.size(); ++i) {
                const bool own = !at.state.setup.solo() && row.placer(i) == at.player;
                if (row.face_down(i) && !own) hidden.add(row[i]);
            }
        }
        for (const Decision decision : legal_decisions(at.deck, at.view)) {
            const Reason reason = reason_for(at.deck, at.state, at.player, decision);
            CHECK(!(reason.card && hidden.has(*reason.card)));
        }
    });
}

}  // namespace kingdom::ai
