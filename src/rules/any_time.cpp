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

using Appender = DecisionList::Appender;

// One bit for each count that is not zero. All four at once: adding 0x7fff carries into the top
// bit of every 16-bit count above zero.
unsigned kinds_in(const CubeCounts& counts) {
    constexpr std::uint64_t low = 0x7fff7fff7fff7fff;
    const auto word = std::bit_cast<std::uint64_t>(counts);
    const std::uint64_t some = ((((word & low) + low) | word) & ~low) >> 15;
    return static_cast<unsigned>(some | some >> 15 | some >> 30 | some >> 45) & kBasicBits;
}

// Bits over Resource: the cubes in hand, if any, and what is in stock.
unsigned supply(const Side& side, bool cubes) {
    unsigned bits = static_cast<unsigned>(side.krystallium != 0) << index(Resource::Krystallium);
    bits |= static_cast<unsigned>(side.soldiers != 0) << index(Resource::Soldiers);
    return cubes ? bits | kinds_in(side.cubes) : bits;
}

void push_alchemy(Appender& list, unsigned cubes) {
    for (; cubes != 0; cubes &= cubes - 1) {
        const auto resource = static_cast<Resource>(std::countr_zero(cubes));
        list.push_back(decision(Place{std::nullopt, resource, resource}));
    }
}

// Every piece of the supply on every free kind of space of one card.
void push_places(Appender& list, unsigned supplied, unsigned free, Card on) {
    for (unsigned kinds = free & supplied & kBasicBits; kinds != 0; kinds &= kinds - 1) {
        const auto as = static_cast<Resource>(std::countr_zero(kinds));
        list.push_back(decision(Place{on, as, as}));
    }
    // Krystallium fills every space but a soldier's (R7.3).
    const unsigned wild = (supplied & kKrystalliumBit) != 0 ? free & ~kSoldierBit : 0;
    for (unsigned kinds = wild; kinds != 0; kinds &= kinds - 1) {
        const auto as = static_cast<Resource>(std::countr_zero(kinds));
        list.push_back(decision(Place{on, Resource::Krystallium, as}));
    }
    if ((free & supplied & kSoldierBit) != 0) {
        list.push_back(decision(Place{on, Resource::Soldiers, Resource::Soldiers}));
    }
}

void push_places_on(Appender& list, const Position& position, unsigned supplied, CardSet cards) {
    cards.for_each([&](Card card) {
        const unsigned free = free_kinds(position.deck, position.state.board, card);
        push_places(list, supplied, free, card);
    });
}

void list_foreman(const Position& position, DecisionList& list) {
    Appender appender(list);
    const CardSet cards =
        distinct_under_construction(position.deck, position.state.board, position.state.foreman);
    push_places_on(appender, position, kBasicBits, cards);
}

CardSet frozen_cards_of(const Position& position) {
    if (position.state.setup.module != Module::Menace) return {};
    return frozen_cards(position.state.board);
}

// Whether a piece of the stock has a place on a frozen card.
bool could_fill_frozen(const Position& position, CardSet building) {
    const unsigned supplied = supply(position.side(), has_cubes(position.side()));
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

void list_places_and_discards(const Position& position, DecisionList& list) {
    const Side& side = position.side();
    const CardSet building = under_construction(side);
    const bool cubes = has_cubes(side);
    if (building.empty() && !cubes) return;
    if (serves_foreman(position)) return list_foreman(position, list);
    Appender appender(list);
    const unsigned supplied = supply(side, cubes);
    push_alchemy(appender, supplied & kBasicBits);
    if (building.empty()) return;
    const CardSet distinct =
        distinct_under_construction(position.deck, position.state.board, building);
    if (supplied != 0) push_places_on(appender, position, supplied, distinct);
    (distinct - frozen_cards_of(position)).for_each([&appender](Card card) {
        appender.push_back(decision(Discard{card}));
    });
}

void list_module(const Position& position, DecisionList& list) {
    switch (position.state.setup.module) {
        case Module::Advisors:
            if (!serves_foreman(position)) advisors::list(position, list);
            return;
        case Module::Quest: return quest::list(position, list);
        default: return;
    }
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
        return Refusal::CardNotUnderConstruction;
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
