// The keys of a deck: what its designs, quests and territories are called in files, records and
// texts. Apart from `Deck`, since no rule ever reads a name.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "cards/deck.h"

namespace kingdom {

// A key of the deck file held by value, so that a deck and its names can be copied and constexpr.
class Key {
  public:
    static constexpr std::size_t kCapacity = 47;

    constexpr Key() = default;
    // Requires at most kCapacity characters.
    constexpr Key(std::string_view text) : size_(static_cast<std::uint8_t>(text.size())) {
        for (std::size_t i = 0; i < text.size(); ++i) text_[i] = text[i];
    }
    constexpr std::string_view view() const { return {text_.data(), size_}; }
    constexpr bool operator==(const Key&) const = default;

  private:
    std::array<char, kCapacity> text_{};
    std::uint8_t size_ = 0;
};

struct QuestNames {
    Key key{};
    std::array<std::array<Key, kStepCount>, 2> steps{};  // by QuestSide
    bool operator==(const QuestNames&) const = default;
};

struct DeckNames {
    Key deck{};
    std::array<Key, kCardCount> designs{};  // by Deck::design
    std::array<QuestNames, kMaxQuests> quests{};
    std::array<Key, kMaxTerritories> territories{};
    std::array<char, 64> hash{};  // SHA-256 in hex of the file (deck_hash of a record)
    bool operator==(const DeckNames&) const = default;
};

// Everything a program needs of one deck file.
struct DeckFile {
    Deck deck{};
    DeckNames names{};
    bool operator==(const DeckFile&) const = default;
};

constexpr std::string_view key_of(const DeckFile& file, Card card) {
    return file.names.designs[file.deck.design[index(card)]].view();
}

// Copies count from 1 in texts and records: farm#1 is the first farm.
constexpr int copy_of(const DeckFile& file, Card card) {
    return static_cast<int>(index(card)) - file.deck.first_copy[index(card)] + 1;
}

}  // namespace kingdom
