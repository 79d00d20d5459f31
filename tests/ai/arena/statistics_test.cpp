// The arena's arithmetic, on results whose figures are known.
#include <cmath>

#include <doctest/doctest.h>

#include "ai/arena/bluffs.h"
#include "ai/arena/elo.h"
#include "ai/arena/tally.h"

using namespace kingdom;
using namespace kingdom::ai;

namespace {

PairResult pair_of(Verdict first, Verdict second) {
    PairResult pair;
    pair.games[0] = {first, true, {50, 40}};
    pair.games[1] = {second, false, {30, 45}};
    return pair;
}

Tally tally_of(int won, int split, int lost) {
    Tally tally;
    for (int i = 0; i < won; ++i) tally.add(pair_of(Verdict::A, Verdict::A));
    for (int i = 0; i < split; ++i) tally.add(pair_of(Verdict::A, Verdict::B));
    for (int i = 0; i < lost; ++i) tally.add(pair_of(Verdict::B, Verdict::B));
    return tally;
}

// Between two players: `share` of the games for the first.
Score score(std::size_t a, std::size_t b, double games, double share) {
    return {a, b, games, games * share};
}

double elo_of_odds(double odds) {
    return 400 * std::log10(odds);
}

}  // namespace

TEST_CASE("shared victories and quests that nobody wins count half") {
    Tally tally;
    tally.add(pair_of(Verdict::Shared, Verdict::Nobody));
    CHECK(tally.win_share() == doctest::Approx(0.5));
    CHECK(tally.first_player_share() == doctest::Approx(0.5));
    tally.add(pair_of(Verdict::A, Verdict::Shared));
    CHECK(tally.win_share() == doctest::Approx(0.625));
    CHECK(tally.shared() == 2);
    CHECK(tally.nobody() == 1);
    CHECK(tally.games() == 4);
    CHECK(tally.mean_points(0) == doctest::Approx(40));
    CHECK(tally.mean_points(1) == doctest::Approx(42.5));
}

TEST_CASE("the first player's share is counted by who began") {
    Tally tally;
    tally.add(pair_of(Verdict::A, Verdict::B));  // a began the first game, b the second
    CHECK(tally.first_player_share() == doctest::Approx(1));
    CHECK(tally.win_share() == doctest::Approx(0.5));
}

TEST_CASE("the interval is that of the pairs with one won and one lost added") {
    // Of 100 pairs 61 won and 39 lost become 62 and 40 of 102.
    const Interval interval = tally_of(61, 0, 39).interval();
    const double mean = 62.0 / 102;
    const double reach = 1.959964 * std::sqrt(mean * (1 - mean) / 101);
    CHECK(interval.low == doctest::Approx(mean - reach));
    CHECK(interval.high == doctest::Approx(mean + reach));
}

TEST_CASE("pairs that are always split tell more than as many games by chance") {
    const Interval split = tally_of(0, 100, 0).interval();
    const Interval chance = tally_of(25, 50, 25).interval();
    CHECK(split.high - split.low < (chance.high - chance.low) / 2);
}

TEST_CASE("the interval stays within 0 and 1, holds the share, and is never of no width") {
    for (int won = 0; won <= 6; ++won) {
        for (int split = 0; won + split <= 6; ++split) {
            const Tally tally = tally_of(won, split, 6 - won - split);
            const Interval interval = tally.interval();
            CHECK(interval.low >= 0);
            CHECK(interval.high <= 1);
            CHECK(interval.low <= tally.win_share());
            CHECK(interval.high >= tally.win_share());
            CHECK(interval.high - interval.low > 0.1);
        }
    }
}

TEST_CASE("tallies add up in any order") {
    Tally parts = tally_of(2, 1, 0);
    parts.add(tally_of(0, 2, 3));
    CHECK(parts == tally_of(2, 3, 3));
}

TEST_CASE("efforts give the mean, the time that 99 of 100 stay within, and playouts a second") {
    using std::chrono::milliseconds;
    Effort effort;
    for (int i = 0; i < 99; ++i) effort.add(milliseconds(10), 1000);
    effort.add(milliseconds(1010), 1000);
    CHECK(effort.mean_ms() == doctest::Approx(20));
    CHECK(effort.quantile_ms(0.99) == doctest::Approx(10).epsilon(0.05));
    CHECK(effort.quantile_ms(1) == doctest::Approx(1010).epsilon(0.05));
    CHECK(effort.playouts_a_second() == doctest::Approx(50'000));
    Effort twice = effort;
    twice.add(effort);
    CHECK(twice.quantile_ms(0.99) == effort.quantile_ms(0.99));
    CHECK(twice.decisions == 200);
    CHECK(Effort{}.quantile_ms(0.99) == 0);
}

TEST_CASE("Elo finds the strengths behind a known matrix") {
    // Odds of 4 to 1 between neighbours, so 16 to 1 between the ends; many games, so that the
    // drawn one that is added between any two does not matter.
    const std::vector<Score> scores{score(1, 0, 1e7, 0.8), score(2, 1, 1e7, 0.8),
                                    score(2, 0, 1e7, 16.0 / 17)};
    const auto ratings = fit_elo(3, scores);
    CHECK(ratings[1].elo == doctest::Approx(0).epsilon(0.01));
    CHECK(ratings[2].elo == doctest::Approx(elo_of_odds(4)).epsilon(0.001));
    CHECK(ratings[0].elo == doctest::Approx(-elo_of_odds(4)).epsilon(0.001));
}

TEST_CASE("Elo's error is that of the log-odds of two players, half on either side") {
    const auto ratings = fit_elo(2, std::vector<Score>{score(0, 1, 399, 0.5)});
    CHECK(ratings[0].elo == doctest::Approx(0));
    const double log_odds = 1 / std::sqrt(400 * 0.25);
    CHECK(ratings[0].error ==
          doctest::Approx(1.959964 * 400 / std::log(10.0) * log_odds / 2).epsilon(0.001));
}

TEST_CASE("whoever loses every game, or played none, still has a rating") {
    const auto ratings = fit_elo(3, std::vector<Score>{score(0, 1, 20, 1), score(1, 2, 0, 0)});
    CHECK(std::isfinite(ratings[1].elo));
    CHECK(ratings[0].elo - ratings[1].elo == doctest::Approx(elo_of_odds(41)).epsilon(0.001));
    CHECK(ratings[2].elo == doctest::Approx(ratings[1].elo).epsilon(0.001));
    CHECK(ratings[2].error > ratings[1].error);
}

TEST_CASE("trap frequencies: dangers apart, cards of equal worth together") {
    std::vector<OfferedCard> cards;
    for (int worth = 1; worth <= 10; ++worth) cards.push_back({worth, false, worth >= 9});
    cards.push_back({-400, true, true});
    cards.push_back({-400, true, false});
    const Bluffs bluffs = bluffs_of(cards);
    for (const Trapped& fifth : bluffs.fifths) CHECK(fifth.offered == 2);
    CHECK(bluffs.fifths[4].share() == doctest::Approx(1));
    CHECK(bluffs.fifths[4].least == 9);
    CHECK(bluffs.dangers.share() == doctest::Approx(0.5));
    CHECK(bluffs.good().share() == doctest::Approx(0.5));
    CHECK(bluffs.bad().offered == 6);
    CHECK(bluffs.bad().face_down == 1);
    CHECK(bluffs.all().offered == 12);
    CHECK(bluffs.all().face_down == 3);

    const std::vector<OfferedCard> alike(7, OfferedCard{60, false, true});
    CHECK(bluffs_of(alike).fifths[2].offered == 7);
    CHECK(bluffs_of({}).all().offered == 0);
}
