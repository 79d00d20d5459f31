// A deck as a value: the numbers of every card, without names. The rules take a `const Deck&`
// and read nothing else. The tables that play needs quickly (spaces, twins, production planes)
// are derived once, by `derive_tables`.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "cards/card_set.h"
#include "cards/vocabulary.h"

namespace kingdom {

// Limits on the numbers of a deck file, so that every count fits its field.
inline constexpr int kMaxSpaces = 16;
inline constexpr int kMaxYield = 9;
inline constexpr int kMaxPoints = 60;
inline constexpr int kMaxStepBasics = 8;
inline constexpr int kMaxSoldierCost = 30;
inline constexpr std::size_t kMaxTerritories = 16;
inline constexpr std::size_t kMaxQuests = 8;
inline constexpr std::size_t kStepCount = 4;

// R1.3: flat production, or one cube for each card of a type.
struct Yield {
    std::array<std::uint8_t, kBasicCount> flat{};
    std::array<std::optional<CardType>, kBasicCount> per{};
    bool operator==(const Yield&) const = default;
};

// R1.3: a flat value, or `each` for every card of the type `per`.
struct Points {
    std::int8_t flat = 0;
    std::uint8_t each = 0;
    CardType per = CardType::Structure;
    bool operator==(const Points&) const = default;
};

struct Development {
    CardType type = CardType::Structure;
    std::array<std::uint8_t, kResourceCount> cost{};
    std::uint8_t bonus_krystallium = 0;
    std::uint8_t bonus_soldiers = 0;
    Resource recycles_into = Resource::Materials;
    Yield production{};
    Points points{};
    bool operator==(const Development&) const = default;
};

struct DuchySide {
    Yield production{};
    Points points{};
    bool operator==(const DuchySide&) const = default;
};

struct MenaceDesign {
    std::uint8_t soldiers = 0;
    std::int8_t points = 0;
    bool operator==(const MenaceDesign&) const = default;
};

// The part of a step's benefit that goes to whoever is first (R11.33).
struct FirstReward {
    std::uint8_t soldiers = 0;
    std::uint8_t krystallium = 0;
    std::uint8_t points = 0;
    bool operator==(const FirstReward&) const = default;
};

struct QuestStep {
    std::array<std::uint8_t, kResourceCount> cost{};
    std::uint8_t soldiers = 0;
    std::uint8_t krystallium = 0;
    std::uint8_t trap_tokens = 0;
    std::uint8_t points = 0;
    std::array<std::uint8_t, kBasicCount> cubes{};
    FirstReward first{};
    bool operator==(const QuestStep&) const = default;
};

enum class QuestSide : std::uint8_t { TwoPlayer, Solo };
using QuestSteps = std::array<QuestStep, kStepCount>;

struct Quest {
    std::array<QuestSteps, 2> sides{};
    bool operator==(const Quest&) const = default;
};

struct Territory {
    std::uint8_t points = 0;
    std::uint16_t adjacent = 0;  // bit set over territories
    bool operator==(const Territory&) const = default;
};

struct ConquestBoard {
    std::array<Territory, kMaxTerritories> territories{};
    std::uint8_t count = 0;
    std::array<std::uint8_t, 2> castles{};
    std::uint8_t prison = 0;
    bool operator==(const ConquestBoard&) const = default;
};

// A card's spaces as bits, ordered by resource: the low bits are its materials spaces, and so on.
struct Spaces {
    std::array<std::uint16_t, kResourceCount> of{};
    std::uint16_t all = 0;
    std::uint16_t last = 0;  // the last space of each kind: free as long as its kind is
    bool operator==(const Spaces&) const = default;
};

struct Deck {
    // By development card.
    std::array<Development, kDevelopmentCount> developments{};
    std::array<Spaces, kDevelopmentCount> spaces{};
    // By any card: its design's number, and the number of its design's first copy.
    std::array<std::uint8_t, kCardCount> design{};
    std::array<std::uint8_t, kCardCount> first_copy{};

    std::array<std::array<Resource, 2>, kTreasureCount> treasures{};
    std::array<std::array<DuchySide, 2>, 2> duchies{};  // by player, then side A or B
    std::int8_t calamity_points = 0;
    std::array<MenaceDesign, kMenaceKindCount> menaces{};
    std::array<std::uint8_t, kAdvisorCount> advisor_soldiers{};
    std::uint16_t two_player_advisors = 0;  // bit set over Advisor
    std::array<Quest, kMaxQuests> quests{};
    std::uint8_t quest_count = 0;
    ConquestBoard conquest{};

    // Derived. A development's flat production of a resource is the sum of 1 << plane over the
    // planes that hold it; counting a duchy is then a few population counts.
    static constexpr std::size_t kPlanes = 4;
    std::array<std::array<Resource, kMaxSpaces>, kDevelopmentCount> kind_of_space{};
    // By quest, side and resource: what each step costs of it. Twice as wide as there are steps, so
    // that they fill a register.
    using StepCosts = std::array<std::array<std::uint16_t, 2 * kStepCount>, kResourceCount>;
    std::array<std::array<StepCosts, 2>, kMaxQuests> step_costs{};
    std::array<CardSet, kTypeCount> of_type{};
    std::array<std::array<CardSet, kPlanes>, kBasicCount> flat_planes{};
    std::array<std::uint8_t, kBasicCount> planes_in_use{};
    std::array<CardSet, kBasicCount> producing_per_type{};
    CardSet later_copies{};  // every card that is not the first copy of its design

    bool operator==(const Deck&) const = default;
};

constexpr void derive_step_costs(Deck& deck, std::size_t quest, std::size_t side) {
    for (std::size_t step = 0; step < kStepCount; ++step) {
        for (std::size_t r = 0; r < kResourceCount; ++r) {
            deck.step_costs[quest][side][r][step] = deck.quests[quest].sides[side][step].cost[r];
        }
    }
}

// Fills the derived tables from the designs; `design`, `developments` and `treasures` must be set.
constexpr void derive_tables(Deck& deck) {
    for (std::size_t quest = 0; quest < kMaxQuests; ++quest) {
        for (std::size_t side = 0; side < 2; ++side) derive_step_costs(deck, quest, side);
    }
    for (std::size_t card = 0; card < kCardCount; ++card) {
        const bool twin = card > 0 && deck.design[card] == deck.design[card - 1];
        deck.first_copy[card] = twin ? deck.first_copy[card - 1] : static_cast<std::uint8_t>(card);
        if (twin) deck.later_copies.add(card_at(card));
    }
    for (std::size_t card = 0; card < kDevelopmentCount; ++card) {
        const Development& development = deck.developments[card];
        deck.of_type[index(development.type)].add(card_at(card));
        unsigned start = 0;
        for (std::size_t r = 0; r < kResourceCount; ++r) {
            const unsigned count = development.cost[r];
            deck.spaces[card].of[r] = static_cast<std::uint16_t>(((1u << count) - 1u) << start);
            deck.spaces[card].all |= deck.spaces[card].of[r];
            for (unsigned i = 0; i < count; ++i) {
                deck.kind_of_space[card][start + i] = static_cast<Resource>(r);
            }
            start += count;
            if (count > 0) {
                deck.spaces[card].last =
                    static_cast<std::uint16_t>(deck.spaces[card].last | 1u << (start - 1));
            }
        }
        for (std::size_t r = 0; r < kBasicCount; ++r) {
            for (std::size_t plane = 0; plane < Deck::kPlanes; ++plane) {
                if ((development.production.flat[r] >> plane) & 1) {
                    deck.flat_planes[r][plane].add(card_at(card));
                    if (deck.planes_in_use[r] <= plane) {
                        deck.planes_in_use[r] = static_cast<std::uint8_t>(plane + 1);
                    }
                }
            }
            if (development.production.per[r]) deck.producing_per_type[r].add(card_at(card));
        }
    }
}

}  // namespace kingdom
