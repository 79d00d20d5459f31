// The words printed on the cards: resources, types, kinds of card, and the number of each in the
// box (R1.4). The counts are the same for every deck file, so a card's number tells its kind.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace kingdom {

// Everything that can fill a space of a card, in production order. Soldiers are tokens, not a
// resource (R1.1), but a soldier space is filled like any other.
enum class Resource : std::uint8_t {
    Materials,
    Population,
    Gold,
    Exploration,
    Krystallium,
    Soldiers
};
inline constexpr std::size_t kResourceCount = 6;
inline constexpr std::size_t kBasicCount = 4;
inline constexpr std::array kBasicResources{Resource::Materials, Resource::Population,
                                            Resource::Gold, Resource::Exploration};

enum class CardType : std::uint8_t { Structure, Specialist, Monument, Discovery };
inline constexpr std::size_t kTypeCount = 4;

enum class MenaceKind : std::uint8_t { FrostGiant, GiantRat, Vermin, Shadow, Thief };
inline constexpr std::size_t kMenaceKindCount = 5;

enum class MenaceDeck : std::uint8_t { FrostGiants, GiantRats, Shadows, Thieves };
inline constexpr std::size_t kMenaceDeckCount = 4;

// In the order of the table in R11.23.
enum class Advisor : std::uint8_t {
    UndergroundSpy,
    MasterCartographer,
    PowerBehindTheThrone,
    ChiefMercenary,
    WhimsicalGambler,
    TyrannicalForeman,
    ForestChieftain,
    NurturingMother,
    NegotiatorFromTheLake,
    PirateOfTheFiveSeas,
    ScryingAlchemist,
    IlluminatedProphet,
    GreatSilversmith,
    MasterArtisan
};
inline constexpr std::size_t kAdvisorCount = 14;

enum class CardKind : std::uint8_t { Development, Treasure, Calamity, Menace, Advisor };

// A physical card. Copies of one design have neighbouring numbers, lowest copy first.
//
//   numbers    kind            in order of
//   0 - 66     developments    the deck file
//   67 - 76    treasures       the deck file
//   77 - 84    calamities      copy
//   85 - 110   menaces         MenaceKind, then copy
//   111 - 124  advisors        Advisor
enum class Card : std::uint8_t {};

// What stands in a row for a card that a viewer cannot see, and in empty places.
inline constexpr Card kHiddenCard{255};

inline constexpr std::size_t kDevelopmentCount = 67;
inline constexpr std::size_t kTreasureCount = 10;
inline constexpr std::size_t kCalamityCount = 8;
inline constexpr std::size_t kMenaceCount = 26;
inline constexpr std::size_t kFirstTreasure = kDevelopmentCount;
inline constexpr std::size_t kFirstCalamity = kFirstTreasure + kTreasureCount;
inline constexpr std::size_t kFirstMenace = kFirstCalamity + kCalamityCount;
inline constexpr std::size_t kFirstAdvisor = kFirstMenace + kMenaceCount;
inline constexpr std::size_t kCardCount = kFirstAdvisor + kAdvisorCount;
// Developments with treasures, or with ten advisors: what the development deck holds at most.
inline constexpr std::size_t kDeckSize = kDevelopmentCount + kTreasureCount;

inline constexpr std::array<std::uint8_t, kMenaceKindCount> kMenaceCopies{4, 4, 10, 4, 4};
inline constexpr std::array<std::uint8_t, kMenaceKindCount> kMenaceStart{0, 4, 8, 18, 22};

template <class Enum>
constexpr std::size_t index(Enum value) {
    return static_cast<std::size_t>(value);
}

constexpr Card card_at(std::size_t number) {
    return static_cast<Card>(number);
}

constexpr CardKind kind_of(Card card) {
    if (index(card) < kFirstTreasure) return CardKind::Development;
    if (index(card) < kFirstCalamity) return CardKind::Treasure;
    if (index(card) < kFirstMenace) return CardKind::Calamity;
    return index(card) < kFirstAdvisor ? CardKind::Menace : CardKind::Advisor;
}

constexpr Card calamity(std::size_t copy) {
    return card_at(kFirstCalamity + copy);
}
constexpr Card card_of(Advisor advisor) {
    return card_at(kFirstAdvisor + index(advisor));
}
constexpr Card menace(MenaceKind kind, std::size_t copy) {
    return card_at(kFirstMenace + kMenaceStart[index(kind)] + copy);
}

// Requires an advisor's card.
constexpr Advisor advisor_of(Card card) {
    return static_cast<Advisor>(index(card) - kFirstAdvisor);
}

// Requires a menace card.
constexpr MenaceKind menace_kind(Card card) {
    std::size_t kind = kMenaceKindCount - 1;
    while (kFirstMenace + kMenaceStart[kind] > index(card)) --kind;
    return static_cast<MenaceKind>(kind);
}

// The kind of menace that the four cards of a deck are; vermin come along with the giant rats.
constexpr MenaceKind kind_in(MenaceDeck deck) {
    constexpr std::array kinds{MenaceKind::FrostGiant, MenaceKind::GiantRat, MenaceKind::Shadow,
                               MenaceKind::Thief};
    return kinds[index(deck)];
}

}  // namespace kingdom
