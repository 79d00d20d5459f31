// What a strong player would do here, how it would probably end, and why.
#pragma once

#include "ai/hint/reason.h"
#include "ai/search/thinker.h"

namespace kingdom::ai {

struct Hint {
    Decision decision{};
    double win = 0;     // probability of winning; solo, how near to far more than gold
    double points = 0;  // expected at the end
    Reason reason{};
};

inline constexpr std::size_t kMostHints = 5;
using Hints = FixedList<Hint, kMostHints>;

// The best decisions first, each with what was found for it. Requires a view whose player has
// something to decide.
Hints hints_for(const Deck& deck, const View& view, Thinker& thinker, const Budget& budget,
                Rng& rng);

// For looking back at a game: what was played beside what would have been best. They are the same
// decision when it was.
struct Judgement {
    Hint best{};
    Hint played{};
};

// Requires a decision that the view lists as legal.
Judgement judge(const Deck& deck, const View& view, Decision played, Thinker& thinker,
                const Budget& budget, Rng& rng);

}  // namespace kingdom::ai
