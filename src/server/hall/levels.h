// Whoever plays when no person does. The server knows opponents by name only; what they are is
// for the program that starts it to say.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cards/deck.h"
#include "rules/view.h"

namespace kingdom::server {

class Levels {
  public:
    virtual ~Levels() = default;

    // Weakest first.
    virtual std::vector<std::string> names() const = 0;
    // Requires one of the names, and a view whose player has something to decide. Called from
    // several threads at once.
    virtual Decision choose(const Deck& deck, const View& view, const std::string& level,
                            std::uint64_t seed) const = 0;
    // What gives hints and reviews.
    virtual std::string advisor() const = 0;
};

}  // namespace kingdom::server
