#include "ai/policy/candidates.h"

#include <algorithm>
#include <optional>

namespace kingdom::ai {
namespace {

constexpr std::size_t kRecycles = 2;

class Sieve {
  public:
    Sieve(const Deck& deck, const State& state, Player player, const Rater& rater)
        : deck_(deck),
          state_(state),
          side_(state.board.sides[index(player)]),
          rater_(rater),
          building_(state.phase != Phase::Offer && state.phase != Phase::Select) {
        for (std::size_t r = kBasicCount; r-- > 0;) {
            if (side_.cubes[r] > 0) first_cube_ = static_cast<Resource>(r);
        }
    }

    bool keeps(Decision decision) const {
        switch (decision.kind()) {
            case Kind::Discard: return false;
            case Kind::Place: return keeps_place(*as<Place>(decision));
            default: return true;
        }
    }

  private:
    // Cubes in hand are placed in the order of their resources, and before any token. Tokens wait
    // until a card can be built on: nothing is gained by placing them in one's turns of the choice.
    bool keeps_place(const Place& d) const {
        const bool foreman = !state_.foreman.empty();
        if (index(d.resource) < kBasicCount) return foreman || d.resource == first_cube_;
        if (first_cube_ || !building_) return false;
        if (d.resource == Resource::Soldiers || d.as == Resource::Krystallium) return true;
        const Card card = *d.on;
        const int basics =
            rater_.mine().missing(card) - rater_.mine().missing(card, Resource::Soldiers);
        // A krystallium spent on a basic space is worth it only to finish the card.
        return basics <= side_.krystallium &&
               rater_.mine().missing(card, Resource::Soldiers) <= side_.soldiers;
    }

    const Deck& deck_;
    const State& state_;
    const Side& side_;
    const Rater& rater_;
    bool building_;
    std::optional<Resource> first_cube_{};
};

// Of the ways to do the same thing, the best alone: of paying a step, of transmuting.
void keep_best_of(Kind kind, const Rater& rater, DecisionList& list) {
    const auto group = [](Decision decision) {
        const auto step = as<Step>(decision);
        return step ? step->step : 0;
    };
    std::size_t kept = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Decision decision = list[i];
        bool replaced = false;
        if (decision.kind() == kind) {
            for (std::size_t j = 0; j < kept; ++j) {
                if (list[j].kind() != kind || group(list[j]) != group(decision)) continue;
                if (rater.rate(decision) > rater.rate(list[j])) list[j] = decision;
                replaced = true;
                break;
            }
        }
        if (!replaced) list[kept++] = decision;
    }
    while (list.size() > kept) list.shrink();
}

// Cards are recycled from the least wanted on: which of two is recycled first does not matter, and
// a card that may still be slated is better kept until the others are gone.
void thin_recycles(const Rater& rater, DecisionList& list) {
    std::array<Decision, kRecycles> best{};
    std::size_t found = 0;
    const auto better = [&rater](Decision a, Decision b) { return rater.rate(a) > rater.rate(b); };
    for (const Decision decision : list) {
        if (decision.kind() != Kind::Recycle) continue;
        if (found < kRecycles) {
            best[found++] = decision;
        } else if (better(decision, best[kRecycles - 1])) {
            best[kRecycles - 1] = decision;
        }
        if (found == kRecycles && better(best[1], best[0])) std::swap(best[0], best[1]);
    }
    std::size_t kept = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const bool drop = list[i].kind() == Kind::Recycle && list[i] != best[0] &&
                          (found < 2 || list[i] != best[1]);
        if (!drop) list[kept++] = list[i];
    }
    while (list.size() > kept) list.shrink();
}

}  // namespace

void list_candidates(const Deck& deck, const State& state, Player player, const Rater& rater,
                     DecisionList& list) {
    list.clear();
    list_legal_decisions(deck, state, player, list);
    const Sieve sieve(deck, state, player, rater);
    const Decision fallback = list.empty() ? Decision{} : list[0];
    std::size_t kept = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (sieve.keeps(list[i])) list[kept++] = list[i];
    }
    const bool nothing = kept == 0 && !list.empty();
    while (list.size() > kept) list.shrink();
    if (nothing) list.push_back(fallback);
    if (state.phase == Phase::Planning) thin_recycles(rater, list);
    if (state.setup.module == Module::Quest) {
        keep_best_of(Kind::Step, rater, list);
        keep_best_of(Kind::Transmute, rater, list);
    }
}

}  // namespace kingdom::ai
