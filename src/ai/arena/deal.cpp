#include "ai/arena/deal.h"

namespace kingdom::ai {
namespace {

std::array<MenaceDeck, 2> two_menaces(Rng& rng) {
    const std::uint32_t first = rng.below(kMenaceDeckCount);
    const std::uint32_t second = (first + 1 + rng.below(kMenaceDeckCount - 1)) % kMenaceDeckCount;
    return {static_cast<MenaceDeck>(first), static_cast<MenaceDeck>(second)};
}

}  // namespace

Deal deal_of(const Deck& deck, const Ground& ground, std::uint64_t seed, std::uint64_t pair) {
    // Mixed first, so that neighbouring seeds do not share most of their deals.
    Rng rng(Rng(seed).next() + pair);
    Deal deal;
    deal.setup.module = ground.module;
    deal.setup.side = ground.side;
    deal.setup.first = pair % 2 == 0 ? Player::Valados : Player::Teressie;
    deal.seed = rng.next();
    for (auto& game : deal.contestants) {
        for (std::uint64_t& contestant : game) contestant = rng.next();
    }
    if (ground.module == Module::Menace) deal.setup.menaces = two_menaces(rng);
    if (ground.module == Module::Quest) {
        deal.setup.quest = static_cast<std::uint8_t>(rng.below(deck.quest_count));
    }
    return deal;
}

State first_state(const Deck& deck, const Deal& deal) {
    return new_game(deck, deal.setup, Rng(deal.seed));
}

}  // namespace kingdom::ai
