#include "rules/any_time.h"

#include <bit>

#include "rules/construction.h"
#include "rules/module_advisors.h"
#include "rules/module_quest.h"

namespace kingdom::any_time {
namespace {

constexpr unsigned kBasicBits = 0xf;
constexpr unsigned kKrystalliumBit = 1u << index(Resource::Krystallium);
constexpr unsigned kSoldierBit = 1u << index(Resource::Soldiers);

// One bit for each count that is not zero. All four at once: adding 0x7fff carries into the top
// bit of every 16-bit count above zero.
unsigned kinds_in(const CubeCounts& counts) {
    constexpr std::uint64_t low = 0x7fff7fff7fff7fff;
    const auto word = std::bit_cast<std::uint64_t>(counts);
    const std::uint64_t some = ((((word & low) + low) | word) & ~low) >> 15;
    return static_cast<unsigned>(some | some >> 15 | some >> 30 | some >> 45) & kBasicBits;
}

// Bits over Resource: the cubes in hand, and what is in stock.
unsigned supply(const Side& side) {
    const unsigned krystallium = side.krystallium != 0 ? kKrystalliumBit : 0;
    const unsigned soldiers = side.soldiers != 0 ? kSoldierBit : 0;
    const unsigned stock = krystallium | soldiers;
    return has_cubes(side) ? stock | kinds_in(side.cubes) : stock;
}

void push_alchemy(Listing& list, unsigned cubes) {
    for (; cubes != 0; cubes &= cubes - 1) {
        const auto resource = static_cast<Resource>(std::countr_zero(cubes));
        list.push_back(decision(Place{std::nullopt, resource, resource}));
    }
}

// A placing's word is the card's part and, for each kind of space, the piece's.
constexpr std::uint64_t kPieceFactor =
    decision(Place{Card{0}, Resource::Population, Resource::Population}).word() -
    decision(Place{Card{0}, Resource::Materials, Resource::Materials}).word();
constexpr std::uint64_t kAsFactor =
    decision(Place{Card{0}, Resource::Materials, Resource::Population}).word() -
    decision(Place{Card{0}, Resource::Materials, Resource::Materials}).word();
constexpr std::uint64_t kKrystalliumWord =
    decision(Place{Card{0}, Resource::Krystallium, Resource::Materials}).word() -
    decision(Place{Card{0}, Resource::Materials, Resource::Materials}).word();

// Every piece of the supply on every free kind of space of one card.
void push_places(Listing& list, unsigned supplied, unsigned free, Card on) {
    const std::uint64_t card = decision(Place{on, Resource::Materials, Resource::Materials}).word();
    const auto push = [&list](unsigned kinds, std::uint64_t base, std::uint64_t factor) {
        for (; kinds != 0; kinds &= kinds - 1) {
            const auto kind = static_cast<std::uint64_t>(std::countr_zero(kinds));
            list.push_back(Decision::from_word(base + kind * factor));
        }
    };
    push(free & supplied & kBasicBits, card, kPieceFactor);
    // Krystallium fills every space but a soldier's (R7.3).
    if ((supplied & kKrystalliumBit) != 0) {
        push(free & ~kSoldierBit, card + kKrystalliumWord, kAsFactor);
    }
    push(free & supplied & kSoldierBit, card, kPieceFactor);
}

void push_places_on(Listing& list, const Position& position, unsigned supplied, CardSet cards) {
    const Deck& deck = position.deck;
    const Board& board = position.state.board;
    cards.for_each([&](Card card) {
        const unsigned free = free_kinds(deck, board, card);
        if (free != 0) push_places(list, supplied, free, card);
    });
}

void list_foreman(const Position& position, Listing& list) {
    const CardSet cards =
        distinct_under_construction(position.deck, position.state.board, position.state.foreman);
    push_places_on(list, position, kBasicBits, cards);
}

CardSet frozen_cards_of(const Position& position) {
    if (position.state.setup.module != Module::Menace) return {};
    return frozen_cards(position.state.board);
}

// Whether a piece of the stock has a place on a frozen card.
bool could_fill_frozen(const Position& position, CardSet building) {
    const unsigned supplied = supply(position.side());
    for (const Card card : (building & frozen_cards(position.state.board))) {
        const unsigned free = free_kinds(position.deck, position.state.board, card);
        if ((free & supplied) != 0) return true;
        if ((supplied & kKrystalliumBit) != 0 && (free & ~kSoldierBit) != 0) return true;
    }
    return false;
}

Judgement refuse_supply(const Side& side, Resource piece) {
    if (piece == Resource::Krystallium) {
        if (side.krystallium == 0) return Refusal::NoKrystalliumLeft;
    } else if (piece == Resource::Soldiers) {
        if (side.soldiers == 0) return Refusal::NoSoldierLeft;
    } else if (side.cubes[index(piece)] == 0) {
        return Refusal::NoSuchCubeInHand;
    }
    return std::nullopt;
}

// R7.3: krystallium stands in for any resource, everything else only for itself.
bool fits(Resource piece, Resource as) {
    if (piece == as) return true;
    return piece == Resource::Krystallium && as != Resource::Soldiers;
}

Judgement refuse_foreman(const Position& position, const Place& decision) {
    if (!decision.on || !position.state.foreman.has(*decision.on)) {
        return Refusal::CardAlreadyServed;
    }
    if (index(decision.resource) >= kBasicCount) return Refusal::CardAlreadyServed;
    const bool free =
        decision.as == decision.resource &&
        has_free_space(position.deck, position.state.board, *decision.on, decision.as);
    if (!free) return Refusal::NoSuchFreeSpace;
    return std::nullopt;
}

}  // namespace

void list_cubes(const CubeCounts& cubes, Listing& list) {
    push_alchemy(list, kinds_in(cubes));
}

void list_building(const Position& position, CardSet building, Listing& list) {
    if (serves_foreman(position)) return list_foreman(position, list);
    const unsigned supplied = supply(position.side());
    push_alchemy(list, supplied & kBasicBits);
    const CardSet distinct =
        distinct_under_construction(position.deck, position.state.board, building);
    if (supplied != 0) push_places_on(list, position, supplied, distinct);
    (distinct - frozen_cards_of(position)).for_each([&](Card card) {
        list.push_back(decision(Discard{card}));
    });
}

void list_ability_or_quest(const Position& position, Listing& list) {
    if (position.state.setup.module == Module::Quest) return quest::list(position, list);
    if (!serves_foreman(position)) advisors::list(position, list);
}

bool exists(const Position& position) {
    const CardSet building = under_construction(position.side());
    switch (position.state.setup.module) {
        case Module::Menace:
            return !(building - frozen_cards(position.state.board)).empty() ||
                   could_fill_frozen(position, building);
        case Module::Advisors: return !building.empty() || advisors::exists(position);
        case Module::Quest: return !building.empty() || quest::exists(position);
        default: return !building.empty();
    }
}

Judgement refuse_any_time(const Position& position) {
    if (!allows_any_time(position.state.phase)) return Refusal::WrongPhase;
    if (serves_foreman(position)) return Refusal::ForemanFirst;
    return std::nullopt;
}

Judgement refuse(const Position& position, const Place& decision) {
    if (!allows_any_time(position.state.phase)) return Refusal::WrongPhase;
    if (serves_foreman(position)) return refuse_foreman(position, decision);
    if (const auto lacking = refuse_supply(position.side(), decision.resource)) return lacking;
    if (!decision.on) {
        const bool basic = index(decision.resource) < kBasicCount;
        if (!basic) return Refusal::NotForAlchemy;
        if (decision.as != decision.resource) return Refusal::NoSuchFreeSpace;
        return std::nullopt;
    }
    if (!under_construction(position.side()).has(*decision.on)) {
        return Refusal::CardNotUnderConstruction;
    }
    const bool free =
        fits(decision.resource, decision.as) &&
        has_free_space(position.deck, position.state.board, *decision.on, decision.as);
    if (!free) return Refusal::NoSuchFreeSpace;
    return std::nullopt;
}

Judgement refuse(const Position& position, Discard decision) {
    if (const auto refused = refuse_any_time(position)) return refused;
    if (!under_construction(position.side()).has(decision.card)) {
        return Refusal::NotThereToDiscard;
    }
    if (frozen_cards_of(position).has(decision.card)) return Refusal::CardIsFrozen;
    return std::nullopt;
}

void play(Game& game, Player player, const Place& decision) {
    Side& side = game.side(player);
    if (serves_foreman(game.position(player))) {
        game.state.foreman.remove(*decision.on);
    } else if (decision.resource == Resource::Krystallium) {
        --side.krystallium;
    } else if (decision.resource == Resource::Soldiers) {
        --side.soldiers;
    } else {
        --side.cubes[index(decision.resource)];
    }
    if (!decision.on) return add_to_alchemy(game, player, decision.resource, 1);
    put_on_card(game, player, *decision.on, decision.resource, decision.as);
}

// R7.5: everything on the card is lost; its recycling bonus goes to the alchemy area.
void play(Game& game, Player player, Discard decision) {
    Side& side = game.side(player);
    side.construction.remove(decision.card);
    side.discarded.add(decision.card);
    game.state.board.filled[index(decision.card)] = 0;
    game.tell({.kind = EventKind::CardDiscarded, .player = player, .card = decision.card});
    add_to_alchemy(game, player, game.deck.developments[index(decision.card)].recycles_into, 1);
}

}  // namespace kingdom::any_time
