// One game of the laboratory, and everything that is counted of it.
#pragma once

#include <atomic>
#include <optional>

#include "ai/lab/breadth.h"
#include "ai/lab/card_log.h"
#include "ai/opponent.h"
#include "rules/outcome.h"

namespace kingdom::lab {

// Choices that were looked at closely, of one round.
struct Breadth {
    std::uint64_t choices = 0;
    std::uint64_t good = 0;          // nearly as good as the best, summed over the choices
    std::uint64_t good_squared = 0;  // likewise, for the error bar
    std::uint64_t single = 0;        // choices with one good answer

    void add(std::uint32_t good_answers);
    void add(const Breadth& more);
    bool operator==(const Breadth&) const = default;
};

struct GameResult {
    Setup setup{};
    Outcome outcome{};
    CardLog cards{};
    std::array<CardSet, 2> duchies{};                            // at the end
    std::array<std::array<int, kRoundCount>, 2> round_points{};  // by player, after each round
    std::uint32_t decisions = 0;
    std::uint32_t choices = 0;  // decisions with more than one legal answer
    std::array<Breadth, kRoundCount> breadth{};
};

// Who plays and who watches; each thread has its own. The opponent plays both duchies: it is
// shown each one's view alone and keeps nothing between two decisions.
struct Bench {
    ai::Opponent& opponent;
    BreadthMeter* meter = nullptr;  // none: choices are not measured
    // Of how many choices one is measured.
    std::uint32_t every = 1;
    const std::atomic<bool>* stop = nullptr;
};

// Nothing when the game was stopped before its end. Requires !setup_fault(deck, setup).
std::optional<GameResult> play_game(const Deck& deck, const Setup& setup, std::uint64_t seed,
                                    const Bench& bench);

}  // namespace kingdom::lab
