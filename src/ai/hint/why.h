// The kinds of reason that speak for a decision, and what they are called in texts and on the wire.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

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

// In the order of Why; the sentence is the text `hint.` + word.
inline constexpr std::array<std::string_view, kWhyCount> kWhyWords{
    "forced",         "nothing_better", "completes",   "advances",       "feeds_alchemy",
    "scores",         "produces",       "bonus",       "builds_up",      "too_late",
    "better_as_cube", "takes_best",     "avoids_harm", "avoids_unknown", "risks_unknown",
    "more_in_all",    "hides_good",     "hides_bad",   "even_areas",     "gives_little",
    "ends_quest",     "does_step",      "transmutes",  "uses_advisor",   "vanquishes",
    "least_loss",     "turns_up",       "searches",    "takes_land",     "raises_army"};

constexpr std::string_view word(Why why) {
    return kWhyWords[static_cast<std::size_t>(why)];
}

}  // namespace kingdom::ai
