#include "server/hall/deck_shelf.h"

#include "record/deck_reader.h"

namespace kingdom::server {

std::string hash_text(const DeckFile& deck) {
    return {deck.names.hash.begin(), deck.names.hash.end()};
}

DeckHandle DeckShelf::find(const std::string& hash) {
    if (hash == hash_text(*builtin_)) return builtin_;
    const std::lock_guard lock(mutex_);
    if (auto known = known_[hash].lock()) return known;
    const auto text = store_.find_deck(hash);
    auto read = text ? read_deck(*text) : Result<DeckFile>(Error{""});
    if (!read) {
        known_.erase(hash);
        return nullptr;
    }
    auto deck = std::make_shared<const DeckFile>(std::move(*read));
    known_[hash] = deck;
    return deck;
}

std::optional<std::string> DeckShelf::text(const std::string& hash) {
    if (hash == hash_text(*builtin_)) return std::string(builtin_text_);
    return store_.find_deck(hash);
}

}  // namespace kingdom::server
