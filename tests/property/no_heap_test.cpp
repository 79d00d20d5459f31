// Nothing in the rules allocates.
#include <doctest/doctest.h>

#include "rules/view.h"
#include "tests/property/random_games.h"
#include "tests/support/heap_watch.h"

namespace kingdom::property {
namespace {

using testing::allocated_by;

template <class Act>
std::uint64_t allocations_in(Act&& act) {
    return allocated_by(act).count;
}

struct Counts {
    std::uint64_t listing = 0, refusing = 0, applying = 0, viewing = 0, sampling = 0, scoring = 0;
    int looked_at = 0;
};

void count_step(RandomGame& game, const Turn& turn, Rng& rng, Counts& counts) {
    const Deck& deck = game.deck;
    const State& state = game.state;
    counts.listing += allocations_in([&] { (void)legal_decisions(deck, state, turn.by); });
    counts.refusing += allocations_in([&] { (void)refusal(deck, state, turn); });
    counts.refusing += allocations_in([&] { (void)representative(deck, state, turn); });
    View view;
    counts.viewing += allocations_in([&] { view = view_for(state, turn.by); });
    counts.viewing += allocations_in([&] { (void)view_for_spectator(state); });
    counts.listing += allocations_in([&] { (void)legal_decisions(deck, view); });
    counts.sampling += allocations_in([&] { (void)sample_state(deck, view, rng); });
    State told = state;
    EventList events;
    counts.applying += allocations_in([&] { apply_with_events(deck, told, turn, events); });
    counts.applying += allocations_in([&] { apply(deck, game.state, turn); });
    counts.scoring += allocations_in([&] { (void)digest(state), (void)outcome(deck, state); });
    counts.scoring += allocations_in([&] { (void)score(deck, state, turn.by); });
    ++counts.looked_at;
}

}  // namespace

TEST_CASE("R10.1 listing, refusing, applying, viewing and sampling never touch the heap") {
    Rng rng(3);
    for (const Table& table : kTables) {
        Counts counts;
        for (std::uint64_t number = 0; number < 12; ++number) {
            RandomGame game = random_game(founders().deck, table, number);
            const Setup setup = game.state.setup;
            counts.applying +=
                allocations_in([&] { (void)new_game(game.deck, setup, Rng(number)); });
            while (const auto turn = game.next_turn()) count_step(game, *turn, rng, counts);
        }
        CAPTURE(index(table.module));
        CAPTURE(int{table.players});
        CHECK(counts.listing == 0);
        CHECK(counts.refusing == 0);
        CHECK(counts.applying == 0);
        CHECK(counts.viewing == 0);
        CHECK(counts.sampling == 0);
        CHECK(counts.scoring == 0);
        CHECK(counts.looked_at > 1000);
    }
}

TEST_CASE("R10.1 the watch on the heap sees an allocation, and nothing once it is closed") {
    const auto allocate_once = [] { ::operator delete(::operator new(8)); };
    CHECK(allocated_by(allocate_once) == testing::Allocations{1, 8});
    allocate_once();
    CHECK(testing::HeapWatch::seen() == testing::Allocations{1, 8});
}

}  // namespace kingdom::property
