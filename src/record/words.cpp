#include "record/words.h"

#include <charconv>

namespace kingdom {

std::string card_text(const DeckFile& file, Card card) {
    return std::string(key_of(file, card)) + "#" + std::to_string(copy_of(file, card));
}

std::optional<Card> find_card(const DeckFile& file, Word text) {
    const std::size_t hash = text.find('#');
    if (hash == text.npos) return std::nullopt;
    const Word key = text.substr(0, hash);
    const Word copy = text.substr(hash + 1);
    // Leading zeros and signs would give one card two names.
    if (copy.empty() || copy.size() > 2 || copy[0] < '1' || copy[0] > '9') return std::nullopt;
    int number = 0;
    const auto [end, problem] = std::from_chars(copy.data(), copy.data() + copy.size(), number);
    if (problem != std::errc{} || end != copy.data() + copy.size()) return std::nullopt;
    for (std::size_t i = 0; i < kCardCount; ++i) {
        const Card card = card_at(i);
        if (copy_of(file, card) == number && key_of(file, card) == key) return card;
    }
    return std::nullopt;
}

std::optional<std::uint8_t> find_quest(const DeckFile& file, Word key) {
    for (std::uint8_t quest = 0; quest < file.deck.quest_count; ++quest) {
        if (file.names.quests[quest].key.view() == key) return quest;
    }
    return std::nullopt;
}

std::optional<std::uint8_t> find_territory(const DeckFile& file, Word key) {
    for (std::uint8_t place = 0; place < file.deck.conquest.count; ++place) {
        if (file.names.territories[place].view() == key) return place;
    }
    return std::nullopt;
}

}  // namespace kingdom
