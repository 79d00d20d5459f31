// Many games at once are the games that would have been played one by one.
#include "batch/batch.h"

#include <cstring>
#include <memory>

#include <doctest/doctest.h>

#include "batch/kingdom_batch.h"
#include "cards/founders.h"

namespace kingdom::batch {
namespace {

// A batch with buffers of its own, and somebody who chooses at random.
struct Table {
    explicit Table(BatchOptions options)
        : observations(options.games),
          menus(options.games),
          seats(options.games),
          decks(options.games),
          ended(options.games),
          results(options.games),
          taught(options.games),
          choices(options.games),
          batch(founders().deck, options,
                {observations.data(), menus.data(), seats.data(), decks.data(), ended.data(),
                 results.data(), taught.data()}) {
        batch.reset();
    }

    // Any choice of a game's menu.
    std::int32_t any_choice(std::size_t game) {
        const ai::net::Menu& menu = menus[game];
        std::vector<std::int32_t> all;
        for (std::size_t a = 0; a < ai::net::kLayings; ++a) {
            for (std::size_t b = 0; b < ai::net::kLayings; ++b) {
                const bool offered = ((menu.offers[a] >> b) & 1u) != 0;
                if (offered) all.push_back(static_cast<std::int32_t>(a * ai::net::kLayings + b));
            }
        }
        for (std::size_t i = 0; i < menu.entry_count; ++i) {
            all.push_back(static_cast<std::int32_t>(ai::net::kOfferChoices + i));
        }
        return all[rng.below(static_cast<std::uint32_t>(all.size()))];
    }

    std::uint32_t step() {
        for (std::size_t game = 0; game < choices.size(); ++game) choices[game] = any_choice(game);
        return batch.step(choices.data());
    }

    std::vector<ai::net::Observation> observations;
    std::vector<ai::net::Menu> menus;
    std::vector<std::uint8_t> seats, decks, ended;
    std::vector<std::array<SeatResult, 2>> results;
    std::vector<std::int32_t> taught, choices;
    Rng rng{5};
    Batch batch;
};

BatchOptions options_for(std::uint32_t games, std::uint32_t threads) {
    BatchOptions options;
    options.games = games;
    options.threads = threads;
    options.plan = {.seed = 3, .solo_percent = 20, .perturbed_percent = 40, .perturbed_decks = 3};
    return options;
}

TEST_CASE("a batch is the same whatever the number of threads") {
    Table one(options_for(24, 1)), three(options_for(24, 3));
    int games_ended = 0;
    for (int step = 0; step < 400; ++step) {
        REQUIRE(one.step() == 0);
        REQUIRE(three.step() == 0);
        REQUIRE(std::memcmp(one.observations.data(), three.observations.data(),
                            one.observations.size() * sizeof(ai::net::Observation)) == 0);
        REQUIRE(one.seats == three.seats);
        REQUIRE(one.ended == three.ended);
        for (const std::uint8_t ended : one.ended) games_ended += ended;
    }
    CHECK(games_ended > 24);
}

TEST_CASE("a game of a batch is the game of its set-up and seed") {
    Table table(options_for(32, 2));
    for (int step = 0; step < 300; ++step) {
        REQUIRE(table.step() == 0);
        for (std::size_t game = 0; game < 32; ++game) {
            if (table.ended[game] == 0) continue;
            const PlannedGame planned = table.batch.plan().game(table.batch.slot(game).number());
            const Deck& deck = table.batch.plan().deck(planned.deck);
            // Forced decisions may have been played already, but nothing of the set-up changes.
            CHECK(table.batch.slot(game).state().setup == planned.setup);
            const State fresh = new_game(deck, planned.setup, Rng(planned.seed));
            CHECK(table.batch.slot(game).state().round == fresh.round);
            if (!planned.setup.solo()) {
                CHECK(table.batch.slot(game).state().deck == fresh.deck);
            }
        }
    }
}

TEST_CASE("a choice that is not on the menu is counted and the first one played") {
    Table table(options_for(2, 1));
    std::int32_t wrong[2] = {-1, 1 << 20};
    CHECK(table.batch.step(wrong) == 2);
    CHECK(table.step() == 0);
}

TEST_CASE("a rival plays every second seat, pairs share their deal") {
    BatchOptions options = options_for(8, 2);
    options.plan.solo_percent = 0;
    options.rival = ai::level_named("random");
    Table table(options);
    for (int step = 0; step < 200; ++step) {
        for (std::size_t game = 0; game < 8; ++game) {
            const std::uint64_t number = table.batch.slot(game).number();
            CHECK(table.seats[game] == number % 2);
            const PlannedGame mine = table.batch.plan().game(number);
            const PlannedGame twin = table.batch.plan().game(number ^ 1);
            CHECK(mine.seed == twin.seed);
            CHECK(mine.setup == twin.setup);
        }
        REQUIRE(table.step() == 0);
    }
}

TEST_CASE("a teacher's choice is on the menu and means what it would do") {
    BatchOptions options = options_for(16, 1);
    options.teacher = ai::level_named("greedy");
    Table table(options);
    int known = 0, unknown = 0;
    for (int step = 0; step < 300; ++step) {
        for (std::size_t game = 0; game < 16; ++game) {
            const bool listed = table.taught[game] >= 0;
            ++(listed ? known : unknown);
            table.choices[game] = listed ? table.taught[game] : table.any_choice(game);
        }
        REQUIRE(table.batch.step(table.choices.data()) == 0);
    }
    // What is left out of menus is an order of decisions that the teacher may prefer.
    CHECK(known > 50 * unknown);
}

TEST_CASE("bad options of a batch are refused with a sentence") {
    kingdom_batch_buffers none{};
    const auto error_of = [&](kingdom_batch_options options) {
        CHECK(kingdom_batch_create(&options, &none) == nullptr);
        return std::string(kingdom_batch_error());
    };
    kingdom_batch_options good{};
    good.games = 2;
    good.threads = 1;
    good.modules = 0x1f;
    auto odd = good, idle = good, nothing = good;
    odd.games = 3;
    idle.threads = 0;
    nothing.modules = 0;
    CHECK(error_of(odd) == "games must be an even number, at least 2");
    CHECK(error_of(idle) == "threads must be at least 1");
    CHECK(error_of(nothing) == "modules must name at least one of the five, by the bits 0 to 4");
    CHECK(error_of(good) == "a buffer is missing");
}

}  // namespace
}  // namespace kingdom::batch
