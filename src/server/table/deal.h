// Deals of the server: cards shuffled by a cipher whose key is secret. However many cards a player
// has seen, the next one is as unknown as the first.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "cards/deck_names.h"
#include "record/record.h"

namespace kingdom::server {

struct Deal {
    Chance chance{};
    // For what is shuffled later: only a game alone has that.
    std::uint64_t seed = 0;
    std::string nonce{};  // of the commitment
};

// The same deal for the same key, which is 64 hexadecimal digits. Requires a set-up that fits the
// deck.
Deal deal_by_key(const DeckFile& file, const Setup& setup, std::string_view key);

}  // namespace kingdom::server
