// Whole games by fixed pseudo-random players, in every module, for two and alone: what the
// properties are tried on.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "cards/founders.h"
#include "rules/rules.h"

namespace kingdom::property {

// One of the ten ways to sit down.
struct Table {
    Module module{};
    std::uint8_t players = 2;
};
inline constexpr std::array<Table, 5> kTwoPlayerTables{
    {{Module::None}, {Module::Menace}, {Module::Advisors}, {Module::Quest}, {Module::Conquest}}};
inline constexpr std::array<Table, 5> kSoloTables{{{Module::None, 1},
                                                   {Module::Menace, 1},
                                                   {Module::Advisors, 1},
                                                   {Module::Quest, 1},
                                                   {Module::Conquest, 1}}};
inline constexpr std::array<Table, 10> kTables{
    kTwoPlayerTables[0], kTwoPlayerTables[1], kTwoPlayerTables[2], kTwoPlayerTables[3],
    kTwoPlayerTables[4], kSoloTables[0],      kSoloTables[1],      kSoloTables[2],
    kSoloTables[3],      kSoloTables[4]};

// Sides, first players, menace pairs, quests and the penalty take turns: any 48 games in a row
// meet all of them.
Setup setup_of(const Deck& deck, const Table& table, std::uint64_t number);

// Uniform: any legal decision, as likely as any other. Builder: kinds of decision are weighted,
// and cubes go to the card nearest to completion, so that cards are built and every kind occurs.
// Hoarder: a builder who saves soldiers for the dearest abilities.
enum class Style : std::uint8_t { Uniform, Builder, Hoarder };

Decision choose(const Deck& deck, const State& state, const DecisionList& legal, Style style,
                Rng& rng);

// Whose decision comes next; inside a segment either player's, as it would happen at a table.
// Requires a game that is not over.
Player some_player(const State& state, Rng& rng);

struct RandomGame {
    const Deck& deck;
    State state;
    Rng rng;
    Style style = Style::Builder;
    std::string name{};  // for messages: set-up and number

    // Chosen but not yet played; nothing when the game is over.
    std::optional<Turn> next_turn();
};

RandomGame random_game(const Deck& deck, const Table& table, std::uint64_t number);

// Plays to the end; `look` sees the states around every decision and what happened.
template <class Look>
void play_out(RandomGame& game, Look&& look) {
    while (const auto turn = game.next_turn()) {
        const State before = game.state;
        EventList events;
        apply_with_events(game.deck, game.state, *turn, events);
        look(before, *turn, events, game.state);
    }
}

inline std::uint32_t size_of(const DecisionList& list) {
    return static_cast<std::uint32_t>(list.size());
}

}  // namespace kingdom::property
