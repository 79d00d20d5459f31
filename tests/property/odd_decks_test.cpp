// Decks of users: whatever the numbers are, within the limits every game can be played.
#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "rules/view.h"
#include "tests/property/census.h"
#include "tests/property/ledger.h"
#include "tests/property/odd_deck.h"
#include "tests/property/random_decisions.h"
#include "tests/property/random_games.h"
#include "tests/property/stand_in.h"

namespace kingdom::property {
namespace {

constexpr std::uint64_t kDecks = 30;

struct Tally {
    int built = 0;
    int decisions = 0;
};

std::string step_fault(const Deck& deck, const State& before, const Turn& turn,
                       const EventList& events, const State& after) {
    if (auto fault = card_fault(deck, after); !fault.empty()) return fault;
    if (auto fault = count_fault(deck, after); !fault.empty()) return fault;
    return ledger_fault(deck, before, turn, events, after);
}

// Lists, refusals and samples of a position.
std::string position_fault(const Deck& deck, const State& state, Player player, Rng& rng) {
    const DecisionList list = legal_decisions(deck, state, player);
    if (!std::is_sorted(list.begin(), list.end())) return "not ascending";
    if (std::adjacent_find(list.begin(), list.end()) != list.end()) return "twice the same";
    for (std::size_t kind = 0; kind < kKindCount; ++kind) {
        const auto any = random_decision(deck, state, player, static_cast<Kind>(kind), rng);
        const Turn turn{player, any};
        const bool listed =
            std::binary_search(list.begin(), list.end(), stand_in(deck, state, turn));
        if (listed == refusal(deck, state, turn).has_value()) return "list and refusal disagree";
    }
    const View view = view_for(state, player);
    if (view_for(sample_state(deck, view, rng), player) != view) return "a sample differs";
    return {};
}

std::string game_fault(RandomGame& game, Tally& tally) {
    Rng rng(game.rng.next());
    std::string fault;
    while (const auto turn = game.next_turn()) {
        if (fault.empty() && rng.below(3) == 0) {
            fault = position_fault(game.deck, game.state, turn->by, rng);
        }
        const State before = game.state;
        EventList events;
        apply_with_events(game.deck, game.state, *turn, events);
        if (fault.empty()) fault = step_fault(game.deck, before, *turn, events, game.state);
        ++tally.decisions;
    }
    for (const Side& side : game.state.board.sides) {
        tally.built += (side.duchy & kDevelopments).size();
    }
    return game.state.phase == Phase::Over ? fault : "the game does not end";
}

template <std::size_t Count>
void check_decks(const std::array<Table, Count>& tables) {
    Tally tally;
    for (std::uint64_t number = 0; number < kDecks; ++number) {
        Rng rng(number);
        const Deck deck = odd_deck(rng);
        for (const Table& table : tables) {
            RandomGame game = random_game(deck, table, number);
            CHECK_MESSAGE(game_fault(game, tally) == "", game.name);
        }
    }
    CHECK(tally.built > 1000);
    CHECK(tally.decisions > 20000);
}

}  // namespace

TEST_CASE("R1.4 two players can play with any deck within the limits") {
    check_decks(kTwoPlayerTables);
}

TEST_CASE("R12.1 one player can play with any deck within the limits") {
    check_decks(kSoloTables);
}

TEST_CASE("R1.3 the odd decks reach the limits of the numbers on cards") {
    int most_spaces = 0;
    int most_yield = 0;
    std::size_t most_designs = 0;
    for (std::uint64_t number = 0; number < kDecks; ++number) {
        Rng rng(number);
        const Deck deck = odd_deck(rng);
        std::set<int> designs;
        for (std::size_t card = 0; card < kDevelopmentCount; ++card) {
            const Development& development = deck.developments[card];
            int spaces = 0;
            for (const int count : development.cost) spaces += count;
            most_spaces = std::max(most_spaces, spaces);
            for (const int count : development.production.flat) {
                most_yield = std::max(most_yield, count);
            }
            designs.insert(deck.design[card]);
        }
        most_designs = std::max(most_designs, designs.size());
    }
    CHECK(most_spaces == kMaxSpaces);
    CHECK(most_yield == kMaxYield);
    CHECK(most_designs == kDevelopmentCount);
}

// Eight basic resources a step, two of each, can be paid in the most ways; everything else that
// can be listed beside that is on the table too.
TEST_CASE("R11.31 the longest list that a deck within the limits can make has room") {
    Deck deck;
    for (std::size_t card = 0; card < kCardCount; ++card) {
        deck.design[card] = static_cast<std::uint8_t>(card);
    }
    for (Development& development : deck.developments) development.cost = {2, 2, 2, 2, 2, 2};
    deck.quest_count = 1;
    for (QuestSteps& side : deck.quests[0].sides) side.fill({.cost = {2, 2, 2, 2, 0, 0}});
    derive_tables(deck);

    State state = new_game(deck, {.module = Module::Quest}, Rng(1));
    Side& side = state.board.sides[0];
    side.construction = kDevelopments;
    side.alchemy = {5, 5, 5, 5};
    side.krystallium = 40;
    side.soldiers = 40;
    side.cubes = {2, 2, 2, 2};
    const DecisionList with_cubes = legal_decisions(deck, state, Player::Valados);
    side.cubes = {};
    const DecisionList with_offers = legal_decisions(deck, state, Player::Valados);
    // Four steps in 6^4 ways, 56 ways to transmute five cubes, ten places on each card, four into
    // the alchemy area, and a discard for each card.
    CHECK(with_cubes.size() == 4 * 1296 + 56 + 67 * 10 + 4 + 67);
    CHECK(with_offers.size() == 28 * 16 + 4 * 81 + 56 + 67 * 6 + 67);
    CHECK(with_cubes.size() <= DecisionList::capacity());
}

}  // namespace kingdom::property
