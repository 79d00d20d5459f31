#include "rules/any_time.h"

#include "rules/building_list.h"
#include "rules/construction.h"
#include "rules/module_advisors.h"
#include "rules/module_quest.h"

namespace kingdom::any_time {
namespace {

constexpr CubeCounts kOneOfEach{1, 1, 1, 1};

[[gnu::noinline]] Listing list_foreman(const Deck& deck, const State& state, Listing list) {
    const CardSet cards = distinct_under_construction(deck, state.board, state.foreman);
    cards.for_each(
        [&](Card card) { list = list_cubes_on(deck, state.board, kOneOfEach, card, list); });
    return list;
}

// Places on the cards under construction, then their discards.
template <bool Cubes>
[[gnu::always_inline]] inline Listing list_on_cards(const Position& position, Listing list) {
    const Deck& deck = position.deck;
    const State& state = position.state;
    const Side& side = position.side();
    CardSet cards = distinct_under_construction(deck, state.board, under_construction(side));
    const Stock stock(side);
    if (Cubes || !stock.empty()) {
        cards.for_each([&](Card card) {
            if (Cubes) list = list_cubes_on(deck, state.board, side.cubes, card, list);
            list = list_stock_on(deck, state.board, stock, card, list);
        });
    }
    // R11.6: a frozen card cannot be discarded.
    if (state.setup.module == Module::Menace) cards -= frozen_cards(state.board);
    cards.for_each([&list](Card card) { list.push_back(decision(Discard{card})); });
    return list;
}

[[gnu::noinline]] Listing list_building_with_cubes(const Deck& deck, const State& state,
                                                   Player player, Listing list) {
    list = list_alchemy(state.board.sides[index(player)].cubes, list);
    return list_on_cards<true>({deck, state, player}, list);
}

CardSet frozen_cards_of(const Position& position) {
    if (position.state.setup.module != Module::Menace) return {};
    return frozen_cards(position.state.board);
}

// Whether a piece of the stock has a place on a frozen card.
bool could_fill_frozen(const Position& position, CardSet building) {
    const Board& board = position.state.board;
    Decision places[2 * kResourceCount];
    for (const Card card : (building & frozen_cards(board))) {
        Listing list(places);
        list = list_stock_on(position.deck, board, Stock(position.side()), card, list);
        if (list.place() != places) return true;
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

Listing list_building(const Deck& deck, const State& state, Player player, Listing list) {
    return list_on_cards<false>({deck, state, player}, list);
}

Listing list_for_module(const Deck& deck, const State& state, Player player, Listing list) {
    const Position position{deck, state, player};
    if (serves_foreman(position)) return list_foreman(deck, state, list);
    const Side& side = position.side();
    const bool builds = !under_construction(side).empty();
    if (has_cubes(side)) {
        list = builds ? list_building_with_cubes(deck, state, player, list)
                      : list_alchemy(side.cubes, list);
    } else if (builds) {
        list = list_building(deck, state, player, list);
    }
    return list_ability_or_quest(deck, state, player, list);
}

Listing list_with_cubes(const Deck& deck, const State& state, Player player, Listing list) {
    if (has_list(state.setup.module)) return list_for_module(deck, state, player, list);
    const Side& side = state.board.sides[index(player)];
    if (under_construction(side).empty()) return list_alchemy(side.cubes, list);
    return list_building_with_cubes(deck, state, player, list);
}

Listing list_with_done(const Deck& deck, const State& state, Player player, Listing list) {
    const Position position{deck, state, player};
    if (serves_foreman(position)) {
        list = list_foreman(deck, state, list);
    } else if (!under_construction(position.side()).empty()) {
        list = list_building(deck, state, player, list);
    }
    list.push_back(decision(Done{}));
    return list_module(position, list);
}

Listing list_ability_or_quest(const Deck& deck, const State& state, Player player, Listing list) {
    const Position position{deck, state, player};
    if (state.setup.module == Module::Quest) return quest::list(position, list);
    return serves_foreman(position) ? list : advisors::list(position, list);
}

bool exists_in_module(const Position& position) {
    const CardSet building = under_construction(position.side());
    switch (position.state.setup.module) {
        case Module::Menace:
            return !(building - frozen_cards(position.state.board)).empty() ||
                   could_fill_frozen(position, building);
        case Module::Advisors: return advisors::exists(position);
        case Module::Quest: return quest::exists(position);
        default: return false;
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
    if (!decision.on) {
        --side.cubes[index(decision.resource)];
        return add_to_alchemy(game, player, decision.resource, 1);
    }
    if (serves_foreman(game.position(player))) {
        game.state.foreman.remove(*decision.on);
    } else if (decision.resource == Resource::Krystallium) {
        --side.krystallium;
    } else if (decision.resource == Resource::Soldiers) {
        --side.soldiers;
    } else {
        --side.cubes[index(decision.resource)];
    }
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
