// Combat: paying soldiers to be rid of menaces (R11.3, R11.7, R11.10).
#include "rules/building_list.h"
#include "rules/construction.h"
#include "rules/module_menace.h"

namespace kingdom::combat {
namespace {

constexpr std::size_t kFirstGiant = index(menace(MenaceKind::FrostGiant, 0));

bool is_giant(Card card) {
    return menace_kind(card) == MenaceKind::FrostGiant;
}

// Requires a giant.
Card card_above(const Board& board, Card giant) {
    return board.above_giant[index(giant) - kFirstGiant];
}

bool is_full(const Position& position, Card card) {
    return free_spaces(position.deck, position.state.board, card) == 0;
}

bool has_stolen(const Side& side) {
    return (side.stolen[0] | side.stolen[1] | side.stolen[2] | side.stolen[3]) != 0;
}

Judgement refuse_uncover(const Side& side, const Vanquish& decision) {
    const bool thief = menace_kind(decision.card) == MenaceKind::Thief;
    const bool asked = thief && has_stolen(side);
    if (asked != decision.uncover.has_value()) return Refusal::WrongUncover;
    if (!asked) return std::nullopt;
    const std::size_t r = index(*decision.uncover);
    if (r >= kBasicCount || side.stolen[r] == 0) return Refusal::WrongUncover;
    return std::nullopt;
}

// Everything about vanquishing the menace but the token to take off.
Judgement refuse_menace(const Position& position, Card card) {
    const Side& side = position.side();
    if (!(side.construction & kMenaces).has(card)) return Refusal::MenaceNotThere;
    if (side.soldiers < position.deck.menaces[index(menace_kind(card))].soldiers) {
        return Refusal::NotEnoughSoldiers;
    }
    if (!is_giant(card)) return std::nullopt;
    const Card above = card_above(position.state.board, card);
    if (above != kHiddenCard && !is_full(position, above)) return Refusal::FrozenCardNotFull;
    return std::nullopt;
}

// Two giants are alike when they lie alone, or under cards that are alike.
bool alike(const Position& position, Card giant, Card twin) {
    const Card above = card_above(position.state.board, giant);
    const Card twin_above = card_above(position.state.board, twin);
    if (above == kHiddenCard || twin_above == kHiddenCard) return above == twin_above;
    return position.deck.design[index(above)] == position.deck.design[index(twin_above)] &&
           position.state.board.filled[index(above)] ==
               position.state.board.filled[index(twin_above)];
}

Listing list_vanquish(const Position& position, Card card, Listing list) {
    const Side& side = position.side();
    if (menace_kind(card) != MenaceKind::Thief || !has_stolen(side)) {
        list.push_back(decision(Vanquish{card, {}}));
        return list;
    }
    for (const Resource resource : kBasicResources) {
        if (side.stolen[index(resource)] == 0) continue;
        list.push_back(decision(Vanquish{card, resource}));
    }
    return list;
}

}  // namespace

CardSet distinct_menaces(const Position& position) {
    const CardSet menaces = position.side().construction & kMenaces;
    const CardSet giants = menaces & cards_of(MenaceKind::FrostGiant);
    CardSet distinct = distinct_designs(position.deck, menaces - giants);
    for (const Card giant : giants) {
        bool has_twin = false;
        for (const Card listed : (distinct & giants)) has_twin |= alike(position, giant, listed);
        if (!has_twin) distinct.add(giant);
    }
    return distinct;
}

Card distinct_twin(const Position& position, Card card) {
    for (const Card listed : distinct_menaces(position)) {
        if (menace_kind(listed) != menace_kind(card)) continue;
        if (!is_giant(card) || alike(position, card, listed)) return listed;
    }
    return card;
}

Listing list(const Position& position, Listing list) {
    list = any_time::list_with_done(position, list);
    for (const Card card : distinct_menaces(position)) {
        if (!refuse_menace(position, card)) list = list_vanquish(position, card, list);
    }
    return list;
}

bool has_only_done(const Position& position) {
    for (const Card card : (position.side().construction & kMenaces)) {
        if (!refuse_menace(position, card)) return false;
    }
    return !any_time::exists(position);
}

Judgement refuse(const Position& position, const Vanquish& decision) {
    if (position.state.phase != Phase::Combat) return Refusal::WrongPhase;
    if (const auto refused = refuse_menace(position, decision.card)) return refused;
    return refuse_uncover(position.side(), decision);
}

void play(Game& game, Player player, const Vanquish& decision) {
    Side& side = game.side(player);
    Board& board = game.state.board;
    spend_soldiers(game, player, game.deck.menaces[index(menace_kind(decision.card))].soldiers);
    side.construction.remove(decision.card);
    side.discarded.add(decision.card);
    game.tell({.kind = EventKind::Vanquished, .player = player, .card = decision.card});
    if (decision.uncover) {
        --side.stolen[index(*decision.uncover)];
        game.tell({.kind = EventKind::Uncovered, .player = player, .resource = *decision.uncover});
    }
    if (!is_giant(decision.card)) return;
    Card& above = board.above_giant[index(decision.card) - kFirstGiant];
    const Card freed = above;
    above = kHiddenCard;
    if (freed != kHiddenCard) complete(game, player, freed);
}

}  // namespace kingdom::combat
