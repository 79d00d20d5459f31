// Whole games played at random, in every module, alone and by two: what most tests of the record
// room look at.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "cards/founders.h"
#include "record/game_recorder.h"

namespace kingdom::testing {

inline std::string read_source_file(const std::string& path) {
    std::ifstream in(std::string(KINGDOM_SOURCE_DIR) + "/" + path, std::ios::binary);
    std::ostringstream text;
    text << in.rdbuf();
    return text.str();
}

inline const std::string& founders_text() {
    static const std::string text = read_source_file("data/decks/founders.json");
    return text;
}

// One set-up of every module, for one player and for two, with the less usual choices mixed in.
inline std::vector<Setup> all_setups() {
    std::vector<Setup> setups;
    for (const std::uint8_t players : {std::uint8_t{2}, std::uint8_t{1}}) {
        for (std::size_t module = 0; module < kModuleCount; ++module) {
            Setup setup;
            setup.players = players;
            setup.module = static_cast<Module>(module);
            setup.first = module % 2 == 0 ? Player::Valados : Player::Teressie;
            setup.side = module % 2 == 0 ? DuchyFace::A : DuchyFace::B;
            if (setup.module == Module::Quest) setup.quest = 1;
            if (setup.module == Module::Menace) {
                setup.menaces = {MenaceDeck::Shadows, MenaceDeck::Thieves};
            }
            setups.push_back(setup);
        }
    }
    Setup giants;
    giants.module = Module::Menace;
    setups.push_back(giants);
    return setups;
}

// In simultaneous segments either player's turn, as it would happen at a table.
inline Player some_player(const GameRecorder& game, Rng& rng) {
    const Player first = *game.next_player();
    const bool both = game.may_decide(first) && game.may_decide(other(first));
    return both && rng.below(2) == 1 ? other(first) : first;
}

inline Decision some_decision(const GameRecorder& game, Player player, Rng& rng) {
    const DecisionList legal = game.legal(player);
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

// Plays until the game is over or `decisions` more are played.
inline void play_at_random(GameRecorder& game, Rng& rng, std::size_t decisions = 1'000'000) {
    while (decisions-- > 0 && game.next_player()) {
        const Player player = some_player(game, rng);
        game.play({player, some_decision(game, player, rng)});
    }
}

inline GameRecorder random_game(const Setup& setup, std::uint64_t seed) {
    GameRecorder game(founders(), setup, seed);
    Rng rng(seed + 1000);
    play_at_random(game, rng);
    return game;
}

}  // namespace kingdom::testing
