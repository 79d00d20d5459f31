// Nothing in the rules allocates: every allocation of the program passes through here, and is
// counted while a watch is open on its thread.
#include <cstdlib>
#include <new>

#include <doctest/doctest.h>

#include "rules/view.h"
#include "tests/property/random_games.h"

namespace {

thread_local bool watching = false;
thread_local int allocations = 0;

void* allocate(std::size_t size) {
    if (watching) ++allocations;
    if (void* memory = std::malloc(size > 0 ? size : 1)) return memory;
    throw std::bad_alloc();
}

void* allocate_aligned(std::size_t size, std::align_val_t alignment) {
    if (watching) ++allocations;
    const auto step = static_cast<std::size_t>(alignment);
    if (void* memory = std::aligned_alloc(step, (size + step - 1) / step * step)) return memory;
    throw std::bad_alloc();
}

}  // namespace

void* operator new(std::size_t size) {
    return allocate(size);
}
void* operator new[](std::size_t size) {
    return allocate(size);
}
// Some algorithms take their buffers this way, and give them back like any other memory.
void* operator new(std::size_t size, const std::nothrow_t&) noexcept {
    if (watching) ++allocations;
    return std::malloc(size);
}
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept {
    if (watching) ++allocations;
    return std::malloc(size);
}
void* operator new(std::size_t size, std::align_val_t alignment) {
    return allocate_aligned(size, alignment);
}
void* operator new[](std::size_t size, std::align_val_t alignment) {
    return allocate_aligned(size, alignment);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}

namespace kingdom::property {
namespace {

// Allocations made by `act` on this thread.
template <class Act>
int allocations_in(Act&& act) {
    allocations = 0;
    watching = true;
    act();
    watching = false;
    return allocations;
}

struct Counts {
    int listing = 0, refusing = 0, applying = 0, viewing = 0, sampling = 0, scoring = 0;
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

TEST_CASE("R10.1 the watch on the heap sees an allocation") {
    const auto allocate_once = [] { ::operator delete(::operator new(8)); };
    CHECK(allocations_in(allocate_once) == 1);
    allocate_once();
    CHECK(allocations == 1);
}

}  // namespace kingdom::property
