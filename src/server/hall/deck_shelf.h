// The decks that tables are played with, by their hash: the built-in one, and those that were
// sent and are kept in the store.
#pragma once

#include <map>
#include <mutex>

#include "server/table/table.h"
#include "store/store.h"

namespace kingdom::server {

class DeckShelf {
  public:
    DeckShelf(store::Store& store, DeckHandle builtin) : store_(store), builtin_(builtin) {}

    const DeckHandle& builtin() const { return builtin_; }
    // Null when there is none of this hash. Throws StoreError.
    DeckHandle find(const std::string& hash);

  private:
    store::Store& store_;
    DeckHandle builtin_;
    std::mutex mutex_;
    std::map<std::string, std::weak_ptr<const DeckFile>> known_;  // as long as a table uses it
};

std::string hash_text(const DeckFile& deck);

}  // namespace kingdom::server
