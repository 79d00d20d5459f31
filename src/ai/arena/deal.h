// What is fixed before a mirrored pair is played: the deal, which both games share, and the
// generators of the contestants.
#pragma once

#include "rules/rules.h"

namespace kingdom::ai {

// The kind of game that a match is about.
struct Ground {
    Module module = Module::None;
    DuchyFace side = DuchyFace::A;
    bool operator==(const Ground&) const = default;
};

struct Deal {
    Setup setup{};
    std::uint64_t seed = 0;                                     // of the shuffles
    std::array<std::array<std::uint64_t, 2>, 2> contestants{};  // seeds, by game and contestant
};

// The deal of the pair with this number: the same whoever plays and in whatever order. First
// players alternate; menace decks and quests are drawn. Requires a deck with quests for a quest.
Deal deal_of(const Deck& deck, const Ground& ground, std::uint64_t seed, std::uint64_t pair);

State first_state(const Deck& deck, const Deal& deal);

}  // namespace kingdom::ai
