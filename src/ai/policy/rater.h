// How much a player would like each decision, seen one turn ahead: the taste of the greedy
// opponent, and what a search looks at first.
#pragma once

#include "ai/policy/appraiser.h"
#include "rules/decision.h"

namespace kingdom::ai {

class Rater {
  public:
    Rater(const Deck& deck, const State& state, Player player, Sight sight = {});

    // Higher is better; comparable among the decisions of one position only, in hundredths of a
    // point within one tier.
    int rate(Decision decision) const;

    const Appraiser& mine() const { return mine_; }

    // Decisions are compared by these tiers first; numbers inside a tier stay far below the gap.
    static constexpr int kTier = 1'000'000;
    static constexpr int kNever = -10 * kTier;
    static constexpr int kLast = 0;          // done, pass
    static constexpr int kMain = kTier;      // what the phase is about
    static constexpr int kGood = 2 * kTier;  // worth doing before it
    static constexpr int kFinal = 3 * kTier;

  private:
    friend struct Taste;
    // What the cards to be offered, and those lying in the areas, are worth to each player.
    struct Offering {
        std::array<int, kHandSize> mine{}, theirs{};
        std::array<int, 2> area_mine{}, area_theirs{};
    };
    void prepare_offering();
    std::size_t place_in_hand(Card card) const;

    const Deck& deck_;
    const State& state_;
    Player me_;
    Sight sight_;
    const Side& side_;
    Appraiser mine_;
    Appraiser theirs_;
    Offering offering_{};
};

}  // namespace kingdom::ai
