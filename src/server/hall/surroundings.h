// What every table in the hall works with, and how questions to it are answered.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include <nlohmann/json.hpp>

#include "server/hall/deck_shelf.h"
#include "server/hall/levels.h"
#include "server/hall/metrics.h"
#include "server/hall/outside.h"
#include "server/hall/workers.h"
#include "server/table/table.h"
#include "store/store.h"

namespace kingdom::server {

// A body, or why there is none.
struct Answer {
    nlohmann::json body{};
    std::string lasting{};  // instead: JSON that goes out as it is, and never changes
    std::optional<Rejection> rejection{};
    std::string text{};  // instead of `body`, where it is written already
};
using Reply = std::function<void(Answer)>;

inline Answer rejected(protocol::ErrorKey key, std::string message) {
    return {.rejection = Rejection{.key = key, .message = std::move(message)}};
}
inline Answer unavailable() {
    return rejected(protocol::ErrorKey::Unavailable,
                    "the store cannot be written or read now; send it again");
}

struct Surroundings {
    store::Store& store;
    const Levels& levels;
    Messenger& messenger;
    Metrics& metrics;
    DeckShelf& decks;
    std::shared_ptr<Workers> workers;
    std::shared_ptr<Workers> thinkers;   // for what takes long and somebody waits for
    std::shared_ptr<Workers> reviewers;  // for what can wait
};

}  // namespace kingdom::server
