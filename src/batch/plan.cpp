#include "batch/plan.h"

#include <cassert>

namespace kingdom::batch {
namespace {

constexpr std::uint64_t kDeckSeed = 0x6465636b73;  // apart from the games'

std::array<MenaceDeck, 2> two_menaces(Rng& rng) {
    const std::uint32_t first = rng.below(kMenaceDeckCount);
    const std::uint32_t second = (first + 1 + rng.below(kMenaceDeckCount - 1)) % kMenaceDeckCount;
    return {static_cast<MenaceDeck>(first), static_cast<MenaceDeck>(second)};
}

}  // namespace

Plan::Plan(const Deck& deck, const PlanOptions& options) : options_(options), decks_{deck} {
    Rng rng(Rng(options.seed).next() ^ kDeckSeed);
    for (std::uint32_t i = 0; i < options.perturbed_decks; ++i) {
        decks_.push_back(perturbed(deck, rng));
    }
    for (std::size_t m = 0; m < kModuleCount; ++m) {
        const bool possible = static_cast<Module>(m) != Module::Quest || deck.quest_count > 0;
        if (possible && ((options.modules >> m) & 1u)) modules_.push_back(static_cast<Module>(m));
    }
    assert(!modules_.empty());
}

PlannedGame Plan::game(std::uint64_t number) const {
    Rng rng(Rng(options_.seed).next() + number / 2);
    PlannedGame game;
    game.seed = rng.next();
    game.setup.module = modules_[rng.below(static_cast<std::uint32_t>(modules_.size()))];
    game.setup.side = rng.below(2) == 0 ? DuchyFace::A : DuchyFace::B;
    game.setup.first = rng.below(2) == 0 ? Player::Valados : Player::Teressie;
    if (game.setup.module == Module::Menace) game.setup.menaces = two_menaces(rng);
    if (game.setup.module == Module::Quest) {
        game.setup.quest = static_cast<std::uint8_t>(rng.below(decks_[0].quest_count));
    }
    if (rng.below(100) < options_.solo_percent) game.setup.players = 1;
    if (decks_.size() > 1 && rng.below(100) < options_.perturbed_percent) {
        game.deck = 1 + rng.below(static_cast<std::uint32_t>(decks_.size() - 1));
    }
    return game;
}

}  // namespace kingdom::batch
