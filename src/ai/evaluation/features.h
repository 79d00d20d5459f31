// What an evaluation looks at: one player's position in small whole numbers, none of which names
// a card, so that what was learned from one deck means something for another.
#pragma once

#include <array>

#include "rules/rules.h"

namespace kingdom::ai {

// Groups of four stand for the four basic resources or the four types, in their order.
enum class Feature : std::uint8_t {
    One,
    Income,  // four
    Krystallium = Income + 4,
    Soldiers,
    Training,
    Alchemy,              // cubes lying there
    Combo,                // four: points that one more card of the type would bring
    Cards = Combo + 4,    // four: built cards of the type
    Growing = Cards + 4,  // cards under construction
    FilledSpaces,
    GrowingPoints,   // tenths of points of cards under construction, as far as filled
    GrowingIncome,   // likewise tenths of what they will produce
    MenaceSoldiers,  // soldiers that vanquishing all of one's menaces would cost
    FrozenCards,
    Advisors,                   // fourteen, owned or not
    StepsDone = Advisors + 14,  // four
    ArmiesOnBoard = StepsDone + 4,
    ArmiesInReserve,
    Prisoners,  // own armies in prison
    Count
};
inline constexpr std::size_t kFeatureCount = static_cast<std::size_t>(Feature::Count);

using Features = std::array<int, kFeatureCount>;

Features features_of(const Deck& deck, const State& state, Player player);

constexpr std::size_t place_of(Feature feature, std::size_t which = 0) {
    return static_cast<std::size_t>(feature) + which;
}

}  // namespace kingdom::ai
