#include "ai/opponent.h"

#include "ai/greedy/greedy.h"
#include "ai/random/random.h"
#include "ai/search/choice.h"
#include "ai/search/thinker.h"

namespace kingdom::ai {

Opponent::Opponent(const Level& level) : Opponent(level, level.budget) {}

Opponent::Opponent(const Level& level, const Budget& budget) : level_(level), budget_(budget) {
    if (level.mind == Mind::Search) thinker_ = std::make_unique<Thinker>(budget.threads);
}

Opponent::~Opponent() = default;
Opponent::Opponent(Opponent&&) noexcept = default;
Opponent& Opponent::operator=(Opponent&&) noexcept = default;

Decision Opponent::choose(const Deck& deck, const View& view, Rng& rng) {
    switch (level_.mind) {
        case Mind::Random: return choose_randomly(deck, view, rng);
        case Mind::Greedy: return choose_greedily(deck, view, {level_.sight, level_.slips}, rng);
        case Mind::Search: break;
    }
    const auto found = thinker_->think(deck, view, level_.search, budget_, rng);
    return choose_from(found, level_.slips, rng);
}

std::uint32_t Opponent::playouts() const {
    return thinker_ ? thinker_->playouts() : 0;
}

}  // namespace kingdom::ai
