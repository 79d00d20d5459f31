// A mirrored pair: two games of one deal, the contestants' seats swapped.
#pragma once

#include <atomic>
#include <optional>

#include "ai/arena/contestant.h"
#include "ai/arena/deal.h"
#include "ai/arena/effort.h"
#include "ai/arena/offered.h"

namespace kingdom::ai {

enum class Verdict : std::uint8_t { A, B, Shared, Nobody };  // nobody: a quest that both lost

struct GameResult {
    Verdict verdict = Verdict::Shared;
    bool a_first = false;         // a was the first player of round 1
    std::array<int, 2> points{};  // of a and b

    bool operator==(const GameResult&) const = default;
};

struct PairResult {
    std::array<GameResult, 2> games{};
    std::array<Effort, 2> effort{};      // of a and b
    std::vector<OfferedCard> offered{};  // by a, when asked for

    bool operator==(const PairResult&) const = default;
};

struct PairOptions {
    bool watch_offers = false;
    const std::atomic<bool>* stop = nullptr;  // looked at before every decision
};

// Nothing when it was stopped before its end. In the first game a plays Valados. The same entrant
// may play on both sides.
std::optional<PairResult> play_pair(const Deck& deck, const Deal& deal,
                                    const std::array<Contestant*, 2>& contestants,
                                    const PairOptions& options = {});

}  // namespace kingdom::ai
