#include "rules/module_menace.h"

#include <algorithm>

#include "rules/construction.h"
#include "rules/flow.h"
#include "rules/income.h"

namespace kingdom::menace_step {
namespace {

constexpr CardSet kShadows = cards_of(MenaceKind::Shadow);
constexpr CardSet kThieves = cards_of(MenaceKind::Thief);
constexpr CardSet kRats = cards_of(MenaceKind::GiantRat);
constexpr CardSet kGiants = cards_of(MenaceKind::FrostGiant);
constexpr CardSet kForfeitable = kDevelopments | kTreasures;

CardSet waiting(const Side& side, CardSet kind) {
    return side.selection.set() & kind;
}

void arrive(Game& game, Player player, Card card) {
    take_from_selection(game, player, card);
    game.side(player).construction.add(card);
    game.tell({.kind = EventKind::MenaceArrived, .player = player, .card = card});
}

// R11.5: for each rat moved, one vermin for each rat now there.
void move_rats(Game& game, Player player) {
    Side& side = game.side(player);
    for (const Card rat : waiting(side, kRats)) {
        arrive(game, player, rat);
        const int rats = (side.construction & kRats).size();
        for (int i = 0; i < rats && game.state.vermin_used < 10; ++i) {
            const Card vermin = menace(MenaceKind::Vermin, game.state.vermin_used++);
            side.construction.add(vermin);
            game.tell({.kind = EventKind::MenaceArrived, .player = player, .card = vermin});
        }
    }
}

int owed_to_shadows(const Side& side) {
    const CardSet shadows = (side.selection.set() | side.construction) & kShadows;
    return std::min(shadows.size(), waiting(side, kForfeitable).size());
}

bool can_cover(const Position& position, Resource resource) {
    return income(position.deck, position.state.setup, position.side(), position.player, resource) >
           0;
}

bool can_cover_any(const Position& position) {
    return std::any_of(kBasicResources.begin(), kBasicResources.end(),
                       [&](Resource resource) { return can_cover(position, resource); });
}

CardSet freezable_under_construction(const Position& position) {
    return under_construction(position.side()) - frozen_cards(position.state.board);
}

CardSet freezable_in_selection(const Position& position) {
    return waiting(position.side(), kDevelopments);
}

bool can_freeze(const Position& position, Card card) {
    return freezable_under_construction(position).has(card) ||
           freezable_in_selection(position).has(card);
}

bool can_freeze_any(const Position& position) {
    return !freezable_under_construction(position).empty() ||
           !freezable_in_selection(position).empty();
}

// Does everything up to the player's next choice: shadows, then thieves, then giants (R11.2).
void go_on(Game& game, Player player) {
    Side& side = game.side(player);
    if (side.forfeits > 0) return;
    for (const Card shadow : waiting(side, kShadows)) arrive(game, player, shadow);
    const CardSet thieves = waiting(side, kThieves);
    if (!thieves.empty()) {
        if (can_cover_any(game.position(player))) return;
        for (const Card thief : thieves) arrive(game, player, thief);
    }
    if (can_freeze_any(game.position(player))) return;
    for (const Card giant : waiting(side, kGiants)) arrive(game, player, giant);
}

}  // namespace

void open(Game& game) {
    const Player first = first_player(game.state);
    for (const Player player : {first, other(first)}) {
        if (!takes_part(game.state, player)) continue;
        move_rats(game, player);
        game.side(player).forfeits = static_cast<std::uint8_t>(owed_to_shadows(game.side(player)));
        go_on(game, player);
    }
    flow::begin_segment(game, Phase::MenaceStep);
}

Listing list(const Position& position, Listing list) {
    const Side& side = position.side();
    if (side.forfeits > 0) {
        for (const Card card : distinct_designs(position.deck, waiting(side, kForfeitable))) {
            list.push_back(decision(Forfeit{card}));
        }
        return list;
    }
    if (!waiting(side, kThieves).empty()) {
        for (const Resource resource : kBasicResources) {
            if (can_cover(position, resource)) list.push_back(decision(Cover{resource}));
        }
        return list;
    }
    const CardSet cards = distinct_under_construction(position.deck, position.state.board,
                                                      freezable_under_construction(position)) |
                          distinct_designs(position.deck, freezable_in_selection(position));
    const Card giant = waiting(side, kGiants).first();
    for (const Card card : cards) list.push_back(decision(Freeze{giant, card}));
    return list;
}

bool is_finished(const Position& position) {
    const Side& side = position.side();
    return side.forfeits == 0 && waiting(side, kMenaces).empty();
}

void close(Game& game) {
    for (const Player player : kPlayers) {
        Side& side = game.side(player);
        const int gift = side.gift;
        side.gift = 0;
        if (gift == 0 || game.state.setup.solo()) continue;
        game.tell({.kind = EventKind::CubesGiven,
                   .player = other(player),
                   .amount = static_cast<std::int16_t>(gift)});
        add_to_alchemy(game, other(player), Resource::Materials, gift);  // R11.9
    }
}

Judgement refuse(const Position& position, Forfeit decision) {
    if (position.state.phase != Phase::MenaceStep) return Refusal::WrongPhase;
    if (position.side().forfeits == 0) return Refusal::NothingToForfeit;
    if (!kForfeitable.has(decision.card)) return Refusal::CannotBeForfeited;
    if (!position.side().selection.set().has(decision.card)) return Refusal::CardNotInSelection;
    return std::nullopt;
}

Judgement refuse(const Position& position, Cover decision) {
    if (position.state.phase != Phase::MenaceStep) return Refusal::WrongPhase;
    if (waiting(position.side(), kThieves).empty()) return Refusal::NothingToCover;
    if (position.side().forfeits > 0) return Refusal::MenacesOutOfOrder;
    const bool produced =
        index(decision.resource) < kBasicCount && can_cover(position, decision.resource);
    if (!produced) return Refusal::ResourceNotProduced;
    return std::nullopt;
}

Judgement refuse(const Position& position, Freeze decision) {
    if (position.state.phase != Phase::MenaceStep) return Refusal::WrongPhase;
    if (!waiting(position.side(), kGiants).has(decision.giant)) return Refusal::GiantNotWaiting;
    const bool too_early =
        position.side().forfeits > 0 || !waiting(position.side(), kThieves).empty();
    if (too_early) return Refusal::MenacesOutOfOrder;
    if (!can_freeze(position, decision.card)) return Refusal::CannotBeFrozen;
    return std::nullopt;
}

void play(Game& game, Player player, Forfeit decision) {
    Side& side = game.side(player);
    take_from_selection(game, player, decision.card);
    side.discarded.add(decision.card);
    --side.forfeits;
    const int cubes = kind_of(decision.card) == CardKind::Treasure ? 2 : 1;
    side.gift = static_cast<std::uint8_t>(side.gift + cubes);
    game.tell({.kind = EventKind::Forfeited, .player = player, .card = decision.card});
    go_on(game, player);
}

void play(Game& game, Player player, Cover decision) {
    Side& side = game.side(player);
    ++side.stolen[index(decision.resource)];
    game.tell({.kind = EventKind::Covered, .player = player, .resource = decision.resource});
    arrive(game, player, waiting(side, kThieves).first());
    go_on(game, player);
}

void play(Game& game, Player player, Freeze decision) {
    if (waiting(game.side(player), kDevelopments).has(decision.card)) {
        slate(game, player, decision.card);
    }
    arrive(game, player, decision.giant);
    const std::size_t giant = index(decision.giant) - index(menace(MenaceKind::FrostGiant, 0));
    game.state.board.above_giant[giant] = decision.card;
    game.tell({.kind = EventKind::Frozen,
               .player = player,
               .card = decision.card,
               .other_card = decision.giant});
    go_on(game, player);
}

}  // namespace kingdom::menace_step
