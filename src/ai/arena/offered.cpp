#include "ai/arena/offered.h"

#include "ai/policy/appraiser.h"

namespace kingdom::ai {
namespace {

struct Offered {
    const Deck& deck;
    const State& before;
    Player by;
    std::vector<OfferedCard>& cards;

    void operator()(const Offer& offer) const {
        const Appraiser taker(deck, before, other(by));
        for (const Placement& placement : {offer.first, offer.second}) {
            const CardKind kind = kind_of(placement.card);
            cards.push_back({.worth = taker.taken(placement.card),
                             .danger = kind == CardKind::Calamity || kind == CardKind::Menace,
                             .face_down = placement.face_down});
        }
    }
    template <class Other>
    void operator()(const Other&) const {}
};

}  // namespace

void note_offer(const Deck& deck, const State& before, const Turn& turn,
                std::vector<OfferedCard>& cards) {
    visit(turn.decision, Offered{deck, before, turn.by, cards});
}

}  // namespace kingdom::ai
