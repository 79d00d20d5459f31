// The review of one table's finished game: begun when it is first asked for, made in the
// background, and then kept with the game.
#pragma once

#include <memory>
#include <string>

#include "server/hall/answer.h"
#include "server/hall/review.h"
#include "server/hall/thinkers.h"

namespace kingdom::server {

class Reviews {
  public:
    Reviews(std::string table, store::Store& store, const Levels& levels,
            std::shared_ptr<Thinkers> reviewers)
        : table_(std::move(table)),
          store_(store),
          levels_(levels),
          reviewers_(std::move(reviewers)) {}

    // Requires a finished table. `guest`: the address that asks. Throws StoreError.
    Answer of(const Table& table, const std::string& guest);

  private:
    std::string table_;
    store::Store& store_;
    const Levels& levels_;
    std::shared_ptr<Thinkers> reviewers_;
    std::shared_ptr<ReviewInProgress> under_way_;
};

}  // namespace kingdom::server
