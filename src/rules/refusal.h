// Why a decision is refused. An enum, so that a test can name it, the server translate it and the
// client point at it; every reason has a key and the clause of the rules that it rests on.
#pragma once

#include <cstdint>
#include <string_view>

namespace kingdom {

enum class Refusal : std::uint8_t {
    GameIsOver,
    NotYourTurn,
    WrongPhase,
    CubesInHand,
    ForemanFirst,
    AdvisorNotDrawn,
    CardNotInHand,
    SameCardTwice,
    NoTrapTokenLeft,
    CardNotInSelection,
    CannotBeSlated,
    CannotBeRecycled,
    SelectionNotEmpty,
    NoSuchCubeInHand,
    NoKrystalliumLeft,
    NoSoldierLeft,
    NotForAlchemy,
    CardNotUnderConstruction,
    NoSuchFreeSpace,
    NotThereToDiscard,
    CardIsFrozen,
    AdvisorNotOwned,
    AbilityAlreadyUsed,
    WrongTimeForAbility,
    NotEnoughSoldiers,
    NothingToWorkOn,
    WrongTarget,
    CardAlreadyServed,
    StepAlreadyDone,
    WrongPayment,
    CannotPay,
    NotFiveCubes,
    CubesNotInAlchemy,
    NothingToForfeit,
    CannotBeForfeited,
    NothingToCover,
    ResourceNotProduced,
    MenacesOutOfOrder,
    GiantNotWaiting,
    CannotBeFrozen,
    MenaceNotThere,
    FrozenCardNotFull,
    WrongUncover,
    NotFaceDown,
    TokenAlreadySpent,
    NotSearchable,
    CardNotLookedAt,
    NotEnoughInReserve,
    NoArmies,
    ArmiesNotThere,
    NotAdjacent,
    EnemyCastle,
    TooFewArmies,
    WrongImprison
};
inline constexpr std::size_t kRefusalCount = 54;

struct RefusalText {
    std::string_view key;       // no_trap_token_left
    std::string_view clause;    // R4.6
    std::string_view sentence;  // in English; translations are keyed by `key`
};

const RefusalText& describe(Refusal refusal);

}  // namespace kingdom
