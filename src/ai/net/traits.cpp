#include "ai/net/traits.h"

#include <bit>

#include "ai/net/scribe.h"

namespace kingdom::ai::net {
namespace {

int copies_of(const Deck& deck, Card card) {
    int copies = 0;
    for (const std::uint8_t design : deck.design) copies += design == deck.design[index(card)];
    return copies;
}

void write_yield(const Yield& yield, Scribe& out) {
    out.numbers(yield.flat);
    for (const auto& per : yield.per) out.one_of(kTypeCount, per ? index(*per) : kTypeCount);
}

void write_points(const Points& points, Scribe& out) {
    out.number(points.flat);
    out.one_of(kTypeCount, points.each > 0 ? index(points.per) : kTypeCount, points.each);
}

void write_development(const Development& development, Scribe& out) {
    out.one_of(kTypeCount, index(development.type));
    out.numbers(development.cost);
    int sum = 0;
    for (const std::uint8_t count : development.cost) sum += count;
    out.number(sum);
    out.number(development.bonus_krystallium);
    out.number(development.bonus_soldiers);
    out.one_of(kBasicCount, index(development.recycles_into));
    write_yield(development.production, out);
    write_points(development.points, out);
}
constexpr std::size_t kDevelopmentTraits = kTypeCount + kResourceCount + 1 + 2 + kBasicCount +
                                           kBasicCount * (1 + kTypeCount) + 1 + kTypeCount;

void write_danger(const Deck& deck, Card card, Scribe& out) {
    const bool calamity = kind_of(card) == CardKind::Calamity;
    if (kind_of(card) != CardKind::Menace) {
        out.number(calamity ? deck.calamity_points : 0);
        out.skip(1 + kMenaceKindCount);
        return;
    }
    const MenaceKind kind = menace_kind(card);
    out.number(deck.menaces[index(kind)].points);
    out.number(deck.menaces[index(kind)].soldiers);
    out.one_of(kMenaceKindCount, index(kind));
}

void write_treasure(const Deck& deck, Card card, Scribe& out) {
    std::array<int, kBasicCount> cubes{};
    if (kind_of(card) == CardKind::Treasure) {
        for (const Resource resource : deck.treasures[index(card) - kFirstTreasure]) {
            ++cubes[index(resource)];
        }
    }
    out.numbers(cubes);
}

void write_advisor(const Deck& deck, Card card, Scribe& out) {
    if (kind_of(card) != CardKind::Advisor) return out.skip(kAdvisorCount + 1);
    out.one_of(kAdvisorCount, index(advisor_of(card)));
    out.number(deck.advisor_soldiers[index(advisor_of(card))]);
}

}  // namespace

Traits traits_of(const Deck& deck) {
    Traits traits{};
    for (std::size_t number = 0; number < kCardCount; ++number) {
        const Card card = card_at(number);
        Scribe out(traits[number]);
        out.one_of(5, index(kind_of(card)));
        if (number < kDevelopmentCount) {
            write_development(deck.developments[number], out);
        } else {
            out.skip(kDevelopmentTraits);
        }
        write_danger(deck, card, out);
        write_treasure(deck, card, out);
        write_advisor(deck, card, out);
        out.number(copies_of(deck, card));
        out.number(0);
        assert(out.written() == kTraits);
    }
    traits[kUnknownRow][kTraits - 1] = 1;
    return traits;
}

}  // namespace kingdom::ai::net
