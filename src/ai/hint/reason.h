// Why a decision is good, in one sentence's worth of facts; the sentence itself is a text.
#pragma once

#include <optional>

#include "ai/policy/rater.h"

namespace kingdom::ai {

// The fields of Reason that each one uses are named behind it.
enum class Why : std::uint8_t {
    Forced,         // nothing else can be done
    NothingBetter,  // done or pass
    Completes,      // card: this is its last space
    Advances,       // card, count: spaces then left
    FeedsAlchemy,   // resource: no card needs it
    Scores,         // card, count: points
    Produces,       // card, count: cubes a round
    Bonus,          // card: what it brings when it is built
    BuildsUp,       // card: worth having all in all
    TooLate,        // card: it would not be finished in time
    BetterAsCube,   // card, resource
    TakesBest,      // card: of the area
    AvoidsHarm,     // card: in the other area
    AvoidsUnknown,  // count: face-down cards in the other area
    RisksUnknown,   // count: face-down cards in this area
    MoreInAll,      // of the two areas
    HidesGood,      // card: the other may shy away from it
    HidesBad,       // card: the other may take it for something good
    EvenAreas,      // the other gains about the same either way
    GivesLittle,    // card: worth little to the other
    EndsQuest,
    DoesStep,  // count: the step
    Transmutes,
    UsesAdvisor,  // card
    Vanquishes,   // card
    LeastLoss,    // card or resource: what a menace takes hurts least there
    TurnsUp,      // look before selecting
    Searches,     // card: makes way for something better
    TakesLand,    // place: the territory, count: points
    RaisesArmy,   // count
    Count
};
inline constexpr std::size_t kWhyCount = static_cast<std::size_t>(Why::Count);

struct Reason {
    Why why = Why::NothingBetter;
    std::optional<Card> card{};
    std::optional<Resource> resource{};
    std::optional<std::uint8_t> place{};
    int count = 0;
    bool operator==(const Reason&) const = default;
};

// Looks only at what the player may know. Requires a legal decision.
Reason reason_for(const Deck& deck, const State& state, Player player, Decision decision);

}  // namespace kingdom::ai
