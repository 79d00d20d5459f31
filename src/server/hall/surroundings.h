// What every table in the hall works with.
#pragma once

#include <memory>

#include "server/hall/answer.h"
#include "server/hall/deck_shelf.h"
#include "server/hall/levels.h"
#include "server/hall/metrics.h"
#include "server/hall/outside.h"
#include "server/hall/thinkers.h"
#include "server/hall/time_source.h"
#include "server/hall/troubles.h"
#include "server/hall/workers.h"

namespace kingdom::server {

struct Surroundings {
    store::Store& store;
    const Levels& levels;
    Messenger& messenger;
    Metrics& metrics;
    const TimeSource& time;
    Troubles& troubles;
    DeckShelf& decks;
    std::string secret;  // the store's own
    std::shared_ptr<Workers> workers;
    std::shared_ptr<Thinkers> thinkers;   // for what takes long and somebody waits for
    std::shared_ptr<Thinkers> reviewers;  // for what can wait
};

}  // namespace kingdom::server
