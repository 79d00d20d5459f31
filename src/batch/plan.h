// Which games a batch plays: the set-up, deck and seed of every game number.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "batch/perturbed_deck.h"
#include "rules/setup.h"

namespace kingdom::batch {

struct PlanOptions {
    std::uint64_t seed = 1;
    std::uint32_t modules = 0x1f;    // bit set over Module
    std::uint32_t solo_percent = 0;  // of the games
    std::uint32_t perturbed_percent = 0;
    std::uint32_t perturbed_decks = 0;  // how many different ones there are
};

struct PlannedGame {
    Setup setup{};
    std::uint64_t seed = 0;
    std::uint32_t deck = 0;
};

class Plan {
  public:
    Plan(const Deck& deck, const PlanOptions& options);

    // The same for both games of a pair: numbers 2k and 2k + 1.
    PlannedGame game(std::uint64_t number) const;

    // The real deck first, then the perturbed ones.
    const Deck& deck(std::uint32_t which) const { return decks_[which]; }
    std::uint32_t deck_count() const { return static_cast<std::uint32_t>(decks_.size()); }

  private:
    PlanOptions options_;
    std::vector<Deck> decks_;
    std::vector<Module> modules_;
};

}  // namespace kingdom::batch
