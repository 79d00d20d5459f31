// What happened, apart from what was chosen: for logs and animations. A list of events is made
// only when asked for; plain play makes none.
#pragma once

#include <cstdint>

#include "base/fixed_list.h"
#include "rules/decision.h"

namespace kingdom {

// The fields that each kind uses are named behind it; `player` is set where somebody did it or
// had it happen to them.
enum class EventKind : std::uint8_t {
    RoundBegan,         // amount: the round, from 1
    HandDealt,          // player, amount of cards
    AreaFilled,         // card, area: from the deck, face up
    DangerAdded,        // area: a face-down danger card
    Offered,            // player, card, area, face_down
    Selected,           // player, area, amount of cards
    TurnedUp,           // card, row: where it lay
    LeftOver,           // card: discarded from the areas (R4.9)
    CalamityTaken,      // player, card
    AdvisorJoined,      // player, card
    Slated,             // player, card
    Recycled,           // player, card
    CubesGained,        // player, resource, amount: in hand
    Placed,             // player, resource, card, as
    IntoAlchemy,        // player, resource, amount
    Transmuted,         // player, amount of krystallium
    KrystalliumGained,  // player, amount
    SoldiersGained,     // player, amount
    SoldiersSpent,      // player, amount
    Built,              // player, card
    CardDiscarded,      // player, card
    Produced,           // player, resource, amount
    TrainingBegan,      // player, resource: supremacy put a soldier into training
    TrainingEnded,      // player, resource: supremacy took the soldier from there
    DoneSaid,           // player
    AbilityUsed,        // player, card
    CardMoved,          // card, area: to where (the gambler)
    TrapReturned,       // player, amount
    CalamitiesDoubled,  // player
    StepCompleted,      // player, amount: the step, from 1
    FirstAtStep,        // player, amount: the step, from 1
    MenaceArrived,      // player, card: into the construction area
    Forfeited,          // player, card
    CubesGiven,         // player: the receiver, amount
    Covered,            // player, resource
    Uncovered,          // player, resource
    Frozen,             // player, card, other_card: the giant
    Vanquished,         // player, card
    Searched,           // player, card, other_card
    Picked,             // player, card
    Reshuffled,         // amount of cards
    Recruited,          // player, amount
    Marched,            // player, place, to_place, amount
    Fought,             // player, to_place, amount lost by each side
    Imprisoned,         // player: whose armies, amount
    Freed,              // player: whose armies, amount
    BlueAppeared,       // place
    Passed,             // player
    GameEnded
};

struct Event {
    EventKind kind{};
    // Whose it is, and whether only that player may know `card` (a face-down card of theirs).
    Player player{};
    bool card_is_secret = false;
    // Happened inside a simultaneous segment: the opponent learns of it when the segment ends.
    bool held = false;
    Card card = kHiddenCard;
    Card other_card = kHiddenCard;
    Resource resource{};
    Resource as{};
    Row row{};
    Area area{};
    bool face_down = false;
    std::uint8_t place = 0;
    std::uint8_t to_place = 0;
    std::int16_t amount = 0;

    bool operator==(const Event&) const = default;
};

using EventList = FixedList<Event, 512>;

}  // namespace kingdom
