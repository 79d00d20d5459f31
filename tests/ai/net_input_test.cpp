// What a net is given: nothing that the player may not know, and every decision that matters.
#include <algorithm>
#include <cstring>

#include <doctest/doctest.h>

#include "ai/net/menu.h"
#include "ai/net/traits.h"
#include "rules/round_log.h"
#include "tests/property/random_positions.h"
#include "tests/property/twins.h"

namespace kingdom::ai::net {
namespace {

using property::kTables;
using property::RandomPosition;
using property::Table;
using property::twin_of;
using property::visit_positions;

constexpr std::uint64_t kPositions = 300;  // of each table

struct Seen {
    Observation observation{};
    Menu menu{};
    TokenPlaces places{};
    Choices choices{};
};

void look(const Deck& deck, const State& state, Player player, const RoundLog& log, Seen& seen) {
    const View view = view_for(state, player);
    observe(deck, view, log, seen.observation, seen.places);
    seen.choices.write(view, legal_decisions(deck, state, player), seen.places, seen.menu);
}

template <class Look>
void visit_all(Look&& look_at) {
    for (const Table& table : kTables) {
        visit_positions(table, kPositions, [&](const RandomPosition& at) {
            CAPTURE(at.name);
            CAPTURE(index(at.state.phase));
            look_at(at);
        });
    }
}

TEST_CASE("what is hidden changes no byte of what a net is given") {
    Rng rng(4);
    Seen seen, twin_seen;
    visit_all([&](const RandomPosition& at) {
        look(at.deck, at.state, at.player, {}, seen);
        look(at.deck, twin_of(at.state, at.player, rng).state, at.player, {}, twin_seen);
        CHECK(std::memcmp(&seen.observation, &twin_seen.observation, sizeof(Observation)) == 0);
        CHECK(std::memcmp(&seen.menu, &twin_seen.menu, sizeof(Menu)) == 0);
    });
}

TEST_CASE("every choice of a menu is a legal decision, and found again") {
    Seen seen;
    visit_all([&](const RandomPosition& at) {
        look(at.deck, at.state, at.player, {}, seen);
        const DecisionList legal = legal_decisions(at.deck, at.state, at.player);
        REQUIRE(seen.choices.count() > 0);
        std::size_t offers = 0;
        for (std::size_t a = 0; a < kLayings; ++a) {
            for (std::size_t b = 0; b < kLayings; ++b) {
                if (((seen.menu.offers[a] >> b) & 1u) == 0) continue;
                ++offers;
                const Decision decision = seen.choices.decision_of(kLayings * a + b);
                CHECK(std::find(legal.begin(), legal.end(), decision) != legal.end());
                CHECK(seen.choices.choice_of(decision) == kLayings * a + b);
            }
        }
        CHECK(offers + seen.menu.entry_count == seen.choices.count());
        for (std::size_t i = 0; i < seen.menu.entry_count; ++i) {
            const Decision decision = seen.choices.decision_of(kOfferChoices + i);
            CHECK(std::find(legal.begin(), legal.end(), decision) != legal.end());
            CHECK(seen.choices.choice_of(decision) == kOfferChoices + i);
        }
    });
}

// Orders of the same decisions, and the ways to pay, are all that menus leave out.
TEST_CASE("a menu leaves out no offer and nothing of a phase's own decisions") {
    Seen seen;
    visit_all([&](const RandomPosition& at) {
        look(at.deck, at.state, at.player, {}, seen);
        for (const Decision decision : legal_decisions(at.deck, at.state, at.player)) {
            const Kind kind = decision.kind();
            if (kind == Kind::Place || kind == Kind::Discard) continue;
            CHECK(seen.choices.choice_of(decision).has_value());
        }
    });
}

TEST_CASE("a token tells who laid its card and when") {
    const Deck& deck = founders().deck;
    State state = new_game(deck, Setup{}, Rng(21));
    RoundBook book;
    const Player first = player_to_decide(state);
    const Decision offer = legal_decisions(deck, state, first)[0];
    book.note(state, {first, offer});
    apply(deck, state, {first, offer});
    Seen seen;
    look(deck, state, other(first), book.log(state), seen);
    const std::uint8_t token = seen.places.of(as<Offer>(offer)->first.card);
    REQUIRE(token != kNoToken);
    const auto& traits = seen.observation.tokens[token].traits;
    CHECK(int{traits[0]} == 0);
    CHECK(int{traits[1]} == 0);
    CHECK(int{traits[2]} == 1);
    CHECK(int{traits[3]} == 1);
    look(deck, state, first, book.log(state), seen);
    CHECK(int{seen.observation.tokens[token].traits[1]} == 1);
}

TEST_CASE("copies of a design have the same traits, a face-down card has none but that") {
    const Deck& deck = founders().deck;
    const Traits traits = traits_of(deck);
    for (std::size_t card = 0; card < kCardCount; ++card) {
        CHECK(traits[card] == traits[deck.first_copy[card]]);
        CHECK(int{traits[card][kTraits - 1]} == 0);
    }
    int sum = 0;
    for (const std::int8_t number : traits[kUnknownRow]) sum += number;
    CHECK(sum == 1);
}

}  // namespace
}  // namespace kingdom::ai::net
