#include "rules/phase_planning.h"

#include "rules/any_time.h"
#include "rules/building_list.h"
#include "rules/construction.h"
#include "rules/module_advisors.h"

namespace kingdom::planning {
namespace {

void turn_up_selection(Game& game, Player player) {
    CardRow& row = game.side(player).selection;
    for (std::size_t i = 0; game.events != nullptr && i < row.size(); ++i) {
        if (!row.face_down(i)) continue;
        game.tell({.kind = EventKind::TurnedUp, .card = row[i], .row = selection_of(player)});
    }
    row.turn_all_up();
}

void sort_out(Game& game, Player player) {
    Side& side = game.side(player);
    for (std::size_t i = 0; i < side.selection.size();) {
        const Card card = side.selection[i];
        const CardKind kind = kind_of(card);
        if (kind != CardKind::Calamity && kind != CardKind::Advisor) {
            ++i;
            continue;
        }
        side.selection.remove_at(i);
        if (kind == CardKind::Advisor) {
            advisors::join(game, player, card);
        } else {
            side.duchy.add(card);
            game.tell({.kind = EventKind::CalamityTaken, .player = player, .card = card});
        }
    }
}

// All slates stand before all recycles; one pass writes both.
Listing list_sorting(CardSet cards, Listing list) {
    const CardSet developments = cards & kDevelopments;
    Decision* place = list.place();
    const std::ptrdiff_t slates = developments.size();
    constexpr std::uint64_t further = decision(Recycle{}).word() - decision(Slate{}).word();
    developments.for_each([&](Card card) {
        const std::uint64_t word = decision(Slate{card}).word();
        place[0] = Decision::from_word(word);
        place[slates] = Decision::from_word(word + further);
        ++place;
    });
    place += slates;
    (cards - kDevelopments).for_each([&](Card card) { *place++ = decision(Recycle{card}); });
    return Listing(place);
}

// Of a player with cards to sort and no cubes in hand.
[[gnu::noinline]] Listing list_selection(const Deck& deck, const State& state, Player player,
                                         Listing list) {
    const Position position{deck, state, player};
    const CardSet cards = position.side().selection.set();
    list = list_sorting(distinct_designs(deck, cards), list);
    return any_time::list_without_cubes(position, list);
}

Judgement refuse_sorting(const Position& position, Card card) {
    if (has_cubes(position.side())) return Refusal::CubesInHand;
    const CardRow& row = position.side().selection;
    if (row.find(card) == row.size()) return Refusal::CardNotInSelection;
    return std::nullopt;
}

}  // namespace

void turn_up_selections(Game& game) {
    for (const Player player : kPlayers) turn_up_selection(game, player);
    for (const Player player : kPlayers) sort_out(game, player);
}

Listing list(const Position& position, Listing list) {
    const Side& side = position.side();
    if (has_cubes(side)) return any_time::list_with_cubes(position, list);
    if (side.selection.empty()) return any_time::list_with_done(position, list);
    return list_selection(position.deck, position.state, position.player, list);
}

bool has_only_done(const Position& position) {
    const Side& side = position.side();
    return side.selection.empty() && !has_cubes(side) && !any_time::exists(position);
}

Judgement refuse(const Position& position, Slate decision) {
    if (position.state.phase != Phase::Planning) return Refusal::WrongPhase;
    if (kind_of(decision.card) != CardKind::Development) return Refusal::CannotBeSlated;
    return refuse_sorting(position, decision.card);
}

Judgement refuse(const Position& position, Recycle decision) {
    if (position.state.phase != Phase::Planning) return Refusal::WrongPhase;
    if (index(decision.card) >= kFirstCalamity) return Refusal::CannotBeRecycled;
    return refuse_sorting(position, decision.card);
}

void play(Game& game, Player player, Slate decision) {
    slate(game, player, decision.card);
}

void play(Game& game, Player player, Recycle decision) {
    const Card card = decision.card;
    take_from_selection(game, player, card);
    game.side(player).discarded.add(card);
    game.tell({.kind = EventKind::Recycled, .player = player, .card = card});
    if (kind_of(card) == CardKind::Development) {
        return gain_cubes(game, player, game.deck.developments[index(card)].recycles_into, 1);
    }
    for (const Resource resource : game.deck.treasures[index(card) - kFirstTreasure]) {
        gain_cubes(game, player, resource, 1);
    }
}

Judgement refuse_done(const Position& position) {
    if (has_cubes(position.side())) return Refusal::CubesInHand;
    if (!position.side().selection.empty()) return Refusal::SelectionNotEmpty;
    return std::nullopt;
}

}  // namespace kingdom::planning
