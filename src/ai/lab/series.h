// The kinds of game that a deck is tried in, and the set-up of each single game: whatever can
// differ inside a kind takes turns, so that every combination is played equally often.
#pragma once

#include <cstdint>
#include <vector>

#include "rules/setup.h"

namespace kingdom::lab {

enum class Strength : std::uint8_t { Strong, Greedy };

struct Series {
    std::uint8_t players = 2;
    Module module = Module::None;
    DuchyFace side = DuchyFace::A;
    Strength strength = Strength::Strong;

    bool solo() const { return players == 1; }
    bool operator==(const Series&) const = default;
};

// Two players in every module on both sides; one player in every module on side B, once strong and
// once greedy. A deck without quests has no quest games.
std::vector<Series> all_series(const Deck& deck);

// The set-up of the game with this number, from 0. First players alternate (solo: duchies), then
// the twelve ways to hand out two menace decks, or the quests, take turns.
Setup setup_of(const Deck& deck, const Series& series, std::uint64_t game);

// The seed of its shuffles and thoughts: another one for every game of every series.
std::uint64_t seed_of(std::uint64_t seed, const Series& series, std::uint64_t game);

}  // namespace kingdom::lab
