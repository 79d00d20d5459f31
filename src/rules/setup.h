// Who plays what: the choices made before the first card is dealt (section 2 of the rules).
#pragma once

#include <array>
#include <cstdint>

#include "cards/deck.h"

namespace kingdom {

enum class Player : std::uint8_t { Valados, Teressie };
inline constexpr std::array kPlayers{Player::Valados, Player::Teressie};

constexpr Player other(Player player) {
    return player == Player::Valados ? Player::Teressie : Player::Valados;
}

enum class Module : std::uint8_t { None, Menace, Advisors, Quest, Conquest };
inline constexpr std::size_t kModuleCount = 5;

enum class DuchyFace : std::uint8_t { A, B };

struct Setup {
    std::uint8_t players = 2;
    DuchyFace side = DuchyFace::A;
    Module module = Module::None;
    Player first = Player::Valados;  // of round 1; solo: the player's duchy
    // Only in a menace game; by player, two different ones (R11.1).
    std::array<MenaceDeck, 2> menaces{MenaceDeck::FrostGiants, MenaceDeck::GiantRats};
    std::uint8_t quest = 0;            // only in a quest game: its number in the deck
    bool solo_side_a_penalty = false;  // R12.12

    constexpr bool solo() const { return players == 1; }
    constexpr bool operator==(const Setup&) const = default;
};

// What is wrong with a set-up, if anything.
enum class SetupFault : std::uint8_t { PlayerCount, SameMenaceTwice, NoSuchQuest };

}  // namespace kingdom
