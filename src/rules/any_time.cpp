#include "rules/any_time.h"

#include <bit>

#include "rules/construction.h"
#include "rules/module_advisors.h"
#include "rules/module_quest.h"

namespace kingdom::any_time {
namespace {

// Bits over Resource: the cubes in hand, and what is in stock.
unsigned supply(const Side& side) {
    unsigned bits = 0;
    for (std::size_t r = 0; r < kBasicCount; ++r) {
        bits |= static_cast<unsigned>(side.cubes[r] != 0) << r;
    }
    bits |= static_cast<unsigned>(side.krystallium != 0) << index(Resource::Krystallium);
    bits |= static_cast<unsigned>(side.soldiers != 0) << index(Resource::Soldiers);
    return bits;
}

constexpr unsigned kBasicBits = 0xf;
constexpr unsigned kKrystalliumBit = 1u << index(Resource::Krystallium);
constexpr unsigned kSoldierBit = 1u << index(Resource::Soldiers);

// One `Place` for each space kind in `kinds`, of the piece given or of the kind itself.
template <class PieceFor>
void push_places(DecisionList& list, std::optional<Card> on, unsigned kinds, PieceFor piece_for) {
    for (; kinds != 0; kinds &= kinds - 1) {
        const auto as = static_cast<Resource>(std::countr_zero(kinds));
        list.push_back(decision(Place{on, piece_for(as), as}));
    }
}

constexpr auto itself = [](Resource as) { return as; };
constexpr auto krystallium = [](Resource) { return Resource::Krystallium; };

// The cards that have any space for what is supplied, filled or not.
CardSet takers(const Deck& deck, unsigned supplied) {
    // Krystallium fills every space but a soldier's (R7.3).
    if ((supplied & kKrystalliumBit) != 0) supplied |= kBasicBits;
    CardSet cards;
    for (; supplied != 0; supplied &= supplied - 1) {
        cards |= deck.with_space[static_cast<std::size_t>(std::countr_zero(supplied))];
    }
    return cards;
}

void list_places(const Position& position, DecisionList& list, CardSet cards) {
    const unsigned supplied = supply(position.side());
    if (supplied == 0) return;
    push_places(list, std::nullopt, supplied & kBasicBits, itself);
    for (const Card card : cards& takers(position.deck, supplied)) {
        const unsigned free = free_kinds(position.deck, position.state.board, card);
        push_places(list, card, free & supplied & kBasicBits, itself);
        if ((supplied & kKrystalliumBit) != 0) {
            push_places(list, card, free & (kBasicBits | kKrystalliumBit), krystallium);
        }
        push_places(list, card, free & supplied & kSoldierBit, itself);
    }
}

void list_foreman(const Position& position, DecisionList& list) {
    const Board& board = position.state.board;
    const CardSet cards = distinct_under_construction(position.deck, board, position.state.foreman);
    for (const Card card : cards) {
        push_places(list, card, free_kinds(position.deck, board, card) & kBasicBits, itself);
    }
}

CardSet frozen_cards_of(const Position& position) {
    if (position.state.setup.module != Module::Menace) return {};
    return frozen_cards(position.state.board);
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
    if (serves_foreman(position)) return list_foreman(position, list);
    const CardSet building = under_construction(position.side());
    const CardSet distinct =
        distinct_under_construction(position.deck, position.state.board, building);
    list_places(position, list, distinct);
    for (const Card card : distinct - frozen_cards_of(position)) {
        list.push_back(decision(Discard{card}));
    }
}

void list_module(const Position& position, DecisionList& list) {
    if (serves_foreman(position)) return;
    if (position.state.setup.module == Module::Advisors) advisors::list(position, list);
    if (position.state.setup.module == Module::Quest) quest::list(position, list);
}

bool exists(const Position& position) {
    const CardSet building = under_construction(position.side());
    const CardSet frozen = frozen_cards_of(position);
    if (!(building - frozen).empty()) return true;
    const unsigned supplied = supply(position.side());
    for (const Card card : building& frozen) {
        const unsigned free = free_kinds(position.deck, position.state.board, card);
        if ((free & supplied) != 0) return true;
        if ((supplied & kKrystalliumBit) != 0 && (free & ~kSoldierBit) != 0) return true;
    }
    if (position.state.setup.module == Module::Advisors) return advisors::exists(position);
    if (position.state.setup.module == Module::Quest) return quest::exists(position);
    return false;
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
