// The set-ups that the bench plays: five modules, two players or one.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cards/deck.h"
#include "rules/setup.h"

namespace kingdom {

struct BenchRow {
    std::string name;  // menace, solo_menace
    Module module{};
    std::uint8_t players = 2;
};

// Two players first, in the order of Module; then solo. A deck without quests has no quest rows.
std::vector<BenchRow> bench_rows(const Deck& deck);

// The set-up of the game with this number: sides, first player, menace decks and quests take
// turns, so that any run of games meets all of them.
Setup bench_setup(const Deck& deck, const BenchRow& row, std::uint64_t game);

}  // namespace kingdom
