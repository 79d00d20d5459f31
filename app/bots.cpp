#include "app/bots.h"

#include "app/play/simple_opponent.h"

namespace kingdom {
namespace {

Decision choose_randomly(const Deck& deck, const View& view, Rng& rng) {
    const DecisionList legal = legal_decisions(deck, view);
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace

Bot bot_named(std::string_view name) {
    if (name == "random") return choose_randomly;
    return [](const Deck& deck, const View& view, Rng&) { return choose_simply(deck, view); };
}

Rng bot_rng(std::uint64_t seed, Player player) {
    Rng rng(~seed);
    for (std::size_t skipped = 0; skipped < index(player); ++skipped) rng.next();
    return Rng(rng.next());
}

}  // namespace kingdom
