// Which games the laboratory plays.
#include "ai/lab/series.h"

#include <map>
#include <set>

#include <doctest/doctest.h>

#include "cards/founders.h"
#include "rules/rules.h"

using namespace kingdom;
using namespace kingdom::lab;

namespace {

const Deck& deck() {
    return founders().deck;
}

}  // namespace

TEST_CASE("a deck is tried by two in every module and side, and alone on side B") {
    const auto all = all_series(deck());
    CHECK(all.size() == 4 * kModuleCount);
    int duels = 0, greedy = 0;
    for (const Series& series : all) {
        duels += series.solo() ? 0 : 1;
        greedy += series.strength == Strength::Greedy ? 1 : 0;
        if (series.solo()) CHECK(series.side == DuchyFace::B);
    }
    CHECK(duels == 2 * kModuleCount);
    CHECK(greedy == kModuleCount);
}

TEST_CASE("a deck without quests has no quest games") {
    Deck bare = deck();
    bare.quest_count = 0;
    for (const Series& series : all_series(bare)) CHECK(series.module != Module::Quest);
}

TEST_CASE("every game of every series can be played") {
    for (const Series& series : all_series(deck())) {
        for (std::uint64_t game = 0; game < 48; ++game) {
            CHECK(!setup_fault(deck(), setup_of(deck(), series, game)));
        }
    }
}

TEST_CASE("menace decks and first players meet equally often") {
    const Series series{.module = Module::Menace};
    std::map<std::tuple<Player, MenaceDeck, MenaceDeck>, int> met;
    for (std::uint64_t game = 0; game < 48; ++game) {
        const Setup setup = setup_of(deck(), series, game);
        ++met[{setup.first, setup.menaces[0], setup.menaces[1]}];
    }
    CHECK(met.size() == 24);
    for (const auto& [combination, games] : met) CHECK(games == 2);
}

TEST_CASE("a solo player meets each menace deck with each duchy") {
    const Series series{.players = 1, .module = Module::Menace, .side = DuchyFace::B};
    std::set<std::pair<Player, MenaceDeck>> met;
    for (std::uint64_t game = 0; game < 8; ++game) {
        const Setup setup = setup_of(deck(), series, game);
        met.insert({setup.first, setup.menaces[index(setup.first)]});
    }
    CHECK(met.size() == 8);
}

TEST_CASE("no two games have the same seed") {
    std::set<std::uint64_t> seeds;
    for (const Series& series : all_series(deck())) {
        for (std::uint64_t game = 0; game < 100; ++game) seeds.insert(seed_of(7, series, game));
    }
    CHECK(seeds.size() == 100 * all_series(deck()).size());
}
