// Whoever plays when no person does, and advises those who play. The server knows opponents by
// name only; what they are, and how long they may think, is for the program that starts it to say.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ai/hint/hint.h"

namespace kingdom::server {

// Every question needs a view whose player has something to decide; the same seed gives the same
// answer. Called from several threads at once.
class Levels {
  public:
    virtual ~Levels() = default;

    // Weakest first.
    virtual std::vector<std::string> names() const = 0;
    // Requires one of the names.
    virtual Decision choose(const Deck& deck, const View& view, const std::string& level,
                            std::uint64_t seed) const = 0;
    virtual ai::Hints hints(const Deck& deck, const View& view, std::uint64_t seed) const = 0;
    // Requires a legal decision, as the view lists it.
    virtual ai::Judgement judge(const Deck& deck, const View& view, Decision played,
                                std::uint64_t seed) const = 0;
};

}  // namespace kingdom::server
