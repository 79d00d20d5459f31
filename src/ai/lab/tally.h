// What many games of one series add up to. Only whole numbers are kept, so that the order in which
// games end, and the number of threads, leave no trace.
#pragma once

#include <array>
#include <cstdint>

#include "ai/lab/game.h"

namespace kingdom::lab {

// A win is two halves. A shared victory, and a quest that both lost, are one for each player.
struct Wins {
    std::uint64_t games = 0;
    std::uint64_t halves = 0;

    void add(std::uint64_t more_halves);
    void add(const Wins& more);
    bool operator==(const Wins&) const = default;
};

struct CardTally {
    // Copies, over all games.
    std::uint64_t seen = 0, taken = 0, slated = 0, built = 0, recycled = 0;
    // Games in which some copy was seen; built by somebody.
    std::uint64_t games_seen = 0, games_built = 0;
    Wins builders{};          // players who built a copy; two-player games only
    std::int64_t points = 0;  // that the built copies brought

    void add(const CardTally& more);
    bool operator==(const CardTally&) const = default;
};

// Points of single players: a mean with its error bar, and a histogram.
struct PointsTally {
    static constexpr int kLowest = -20, kWidth = 5;
    static constexpr std::size_t kBins = 34;  // up to 150; the outer ones hold all beyond

    std::uint64_t count = 0;
    std::int64_t sum = 0;
    std::uint64_t squares = 0;
    std::array<std::uint64_t, kBins> histogram{};

    void add(int points);
    void add(const PointsTally& more);
    bool operator==(const PointsTally&) const = default;
};

struct Tally {
    // Leading types are counted in twelfths, which one to four types can share evenly.
    static constexpr std::uint64_t kWhole = 12;

    std::uint64_t games = 0;
    std::uint64_t shared = 0, nobody = 0;
    Wins first_player{};
    Wins valados{};
    // By the decks of the two players, the lower one first: wins of its owner.
    std::array<std::array<Wins, kMenaceDeckCount>, kMenaceDeckCount> menaces{};
    std::array<CardTally, kCardCount> cards{};             // by design
    std::array<std::uint64_t, kTypeCount> leading_type{};  // of winning duchies, in twelfths
    std::array<std::uint64_t, 4> medals{};                 // by Medal
    std::uint64_t decisions = 0, choices = 0;
    PointsTally points{};
    // By order of play in round 1, then by round: sums of the points that each had after it.
    std::array<std::array<std::int64_t, kRoundCount>, 2> round_points{};
    Breakdown sources{};  // summed over players
    std::array<Breadth, kRoundCount> breadth{};

    void add(const Deck& deck, const GameResult& game);
    void add(const Tally& more);
    bool operator==(const Tally&) const = default;
};

}  // namespace kingdom::lab
