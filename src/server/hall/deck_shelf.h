// The decks that tables are played with, by their hash: the built-in one, and those that were
// sent and are kept in the store.
#pragma once

#include <map>
#include <mutex>
#include <optional>
#include <string_view>

#include "server/table/table.h"
#include "store/store.h"

namespace kingdom::server {

class DeckShelf {
  public:
    // The built-in deck with the file that it was made from.
    DeckShelf(store::Store& store, DeckHandle builtin, std::string_view text)
        : store_(store), builtin_(std::move(builtin)), builtin_text_(text) {}

    const DeckHandle& builtin() const { return builtin_; }
    // Null when there is none of this hash. Throws StoreError.
    DeckHandle find(const std::string& hash);
    // Its file. Throws StoreError.
    std::optional<std::string> text(const std::string& hash);

  private:
    store::Store& store_;
    DeckHandle builtin_;
    std::string_view builtin_text_;
    std::mutex mutex_;
    std::map<std::string, std::weak_ptr<const DeckFile>> known_;  // as long as a table uses it
};

std::string hash_text(const DeckFile& deck);

}  // namespace kingdom::server
