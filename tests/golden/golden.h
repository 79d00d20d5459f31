// Golden games: whole games as text, one line a decision, readable by a person.
//
//   # a comment
//   setup  players=2 side=A module=none first=valados menaces=- quest=- penalty=no seed=7
//   1.1    valados   offer farm#1@left barracks#2@right?      legal 448   digest 5b0c11aa90ff2d43
//   end    valados 41 teressie 37 winner valados tie_break none
//
// A line is numbered by its round and its place in the round; `legal` is the number of decisions
// that the player could choose from, `digest` that of the state afterwards.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "rules/rules.h"

namespace kingdom::golden {

// Where a table's game is kept and how it was played: with this set-up and seed, by a player who
// likes to build.
struct GoldenGame {
    std::string file{};  // none_two.game
    Setup setup{};
    std::uint64_t seed = 0;
};
std::vector<GoldenGame> golden_games();

// The text of the game as the builder plays it.
std::string played(const GoldenGame& game);

// The text again, from the set-up and the decisions that this text names alone. Where a decision
// is not in the list, the line says so.
std::string replayed(const std::string& text);

}  // namespace kingdom::golden
