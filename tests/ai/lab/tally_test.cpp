// What one known game adds to the counts.
#include "ai/lab/tally.h"

#include <doctest/doctest.h>

#include "tests/support/table.h"

using namespace kingdom;
using namespace kingdom::lab;
using namespace kingdom::testing;

namespace {

const CardTally& tally_of(const Tally& tally, std::string_view name) {
    return tally.cards[deck().design[index(card(name))]];
}

// Valados wins with farm, barracks, statue and library; Téressie built a farm.
GameResult known_game() {
    GameResult game;
    game.setup.first = kTeressie;
    game.outcome.winner = kValados;
    game.outcome.breakdown[index(kValados)] = {.flat = 3, .combo = 6, .calamities = -4};
    game.outcome.breakdown[index(kTeressie)] = {.flat = 0, .calamities = -24};
    game.cards.seen = cards(
        {"farm#1", "farm#2", "farm#3", "barracks", "majestic_statue", "grand_library", "nexus"});
    game.cards.taken = {cards({"farm#1", "barracks", "majestic_statue", "grand_library"}),
                        cards({"farm#2", "nexus"})};
    game.cards.slated = game.cards.taken;
    game.cards.built = {cards({"farm#1", "barracks", "majestic_statue", "grand_library"}),
                        cards({"farm#2"})};
    game.cards.recycled[index(kTeressie)] = cards({"nexus"});
    game.duchies = game.cards.built;
    game.round_points[index(kValados)] = {0, 1, 2, 5};
    game.round_points[index(kTeressie)] = {0, -4, -8, -24};
    game.decisions = 300;
    game.choices = 200;
    game.breadth[1].add(3);
    return game;
}

Tally tally_with(const GameResult& game) {
    Tally tally;
    tally.add(deck(), game);
    return tally;
}

}  // namespace

TEST_CASE("copies of a design are counted together, games and builders once") {
    const Tally tally = tally_with(known_game());
    const CardTally& farm = tally_of(tally, "farm");
    CHECK(farm.seen == 3);
    CHECK(farm.taken == 2);
    CHECK(farm.slated == 2);
    CHECK(farm.built == 2);
    CHECK(farm.recycled == 0);
    CHECK(farm.games_seen == 1);
    CHECK(farm.games_built == 1);
    CHECK(farm.builders == Wins{.games = 2, .halves = 2});
    const CardTally& nexus = tally_of(tally, "nexus");
    CHECK(nexus.seen == 1);
    CHECK(nexus.recycled == 1);
    CHECK(nexus.games_built == 0);
    CHECK(nexus.builders.games == 0);
    CHECK(tally_of(tally, "dragon_egg") == CardTally{});
}

TEST_CASE("a built card brings its own points, a combo as many as the duchy gives it") {
    const Tally tally = tally_with(known_game());
    CHECK(tally_of(tally, "grand_library").points == 3);
    CHECK(tally_of(tally, "majestic_statue").points == 2 * 3);  // itself and the library
    CHECK(tally_of(tally, "farm").points == 0);
}

TEST_CASE("the types that lead a winning duchy share it") {
    Tally tally = tally_with(known_game());  // two structures, two monuments
    CHECK(tally.leading_type[index(CardType::Structure)] == Tally::kWhole / 2);
    CHECK(tally.leading_type[index(CardType::Monument)] == Tally::kWhole / 2);
    CHECK(tally.leading_type[index(CardType::Discovery)] == 0);
}

TEST_CASE("wins are told by first player, by duchy and by menace deck") {
    GameResult game = known_game();
    game.setup.module = Module::Menace;
    game.setup.menaces = {MenaceDeck::Thieves, MenaceDeck::GiantRats};
    const Tally tally = tally_with(game);
    CHECK(tally.first_player == Wins{.games = 1, .halves = 0});
    CHECK(tally.valados == Wins{.games = 1, .halves = 2});
    // The rats' owner, Téressie, lost.
    CHECK(tally.menaces[index(MenaceDeck::GiantRats)][index(MenaceDeck::Thieves)] ==
          Wins{.games = 1, .halves = 0});
}

TEST_CASE("a shared victory is half a win for both, and so is a quest that nobody finished") {
    GameResult game = known_game();
    game.outcome.winner.reset();
    CHECK(tally_with(game).nobody == 1);
    game.outcome.tie_break = TieBreak::Shared;
    const Tally tally = tally_with(game);
    CHECK(tally.shared == 1);
    CHECK(tally.first_player.halves == 1);
    CHECK(tally.leading_type == decltype(tally.leading_type){});
}

TEST_CASE("points are kept by round, by source and as a histogram") {
    const Tally tally = tally_with(known_game());
    CHECK(tally.points.count == 2);
    CHECK(tally.points.sum == 5 - 24);
    CHECK(tally.points.squares == 25 + 24 * 24);
    CHECK(tally.points.histogram[0] == 1);  // below the lowest
    CHECK(tally.points.histogram[(5 + 20) / PointsTally::kWidth] == 1);
    CHECK(tally.sources.combo == 6);
    CHECK(tally.sources.calamities == -28);
    CHECK(tally.round_points[0][3] == -24);  // Téressie was first
    CHECK(tally.round_points[1][3] == 5);
    CHECK(tally.breadth[1].good == 3);
}

TEST_CASE("a solo game counts one player and a medal, and no win") {
    GameResult game = known_game();
    game.setup.players = 1;
    game.setup.first = kValados;
    game.outcome.winner.reset();
    game.outcome.medal = Medal::Silver;
    const Tally tally = tally_with(game);
    CHECK(tally.points.count == 1);
    CHECK(tally.medals[index(Medal::Silver)] == 1);
    CHECK(tally.first_player.games == 0);
    CHECK(tally_of(tally, "farm").builders.games == 0);
}

TEST_CASE("two tallies add up to that of all their games") {
    GameResult other_game = known_game();
    other_game.outcome.winner = kTeressie;
    Tally both = tally_with(known_game());
    both.add(deck(), other_game);
    Tally sum = tally_with(other_game);
    sum.add(tally_with(known_game()));
    CHECK(sum == both);
    CHECK(sum.games == 2);
}
