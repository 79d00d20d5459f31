#include "rules/construction.h"

namespace kingdom {

CardSet cards_above_giants(const Board& board) {
    CardSet frozen;
    for (const Card card : board.above_giant) {
        if (card != kHiddenCard) frozen.add(card);
    }
    return frozen;
}

CardSet alike_to_lower(const Deck& deck, const Board& board, CardSet cards, CardSet twins) {
    CardSet alike;
    for (const Card card : twins) {
        if (lowest_alike(deck, board, cards, card) != card) alike.add(card);
    }
    return alike;
}

Card lowest_alike(const Deck& deck, const Board& board, CardSet cards, Card card) {
    const CardSet frozen = frozen_cards(board);
    for (std::size_t twin = deck.first_copy[index(card)]; twin < index(card); ++twin) {
        const bool alike = cards.has(card_at(twin)) &&
                           board.filled[twin] == board.filled[index(card)] &&
                           frozen.has(card_at(twin)) == frozen.has(card);
        if (alike) return card_at(twin);
    }
    return card;
}

void complete(Game& game, Player player, Card card) {
    Side& side = game.side(player);
    side.construction.remove(card);
    side.duchy.add(card);
    game.state.board.filled[index(card)] = 0;
    game.tell({.kind = EventKind::Built, .player = player, .card = card});
    const Development& development = game.deck.developments[index(card)];
    if (development.bonus_krystallium > 0) {
        gain_krystallium(game, player, development.bonus_krystallium);
    }
    if (development.bonus_soldiers > 0) gain_soldiers(game, player, development.bonus_soldiers);
}

void tell_alchemy(Game& game, Player player, Resource resource, int count, int krystallium) {
    game.tell({.kind = EventKind::IntoAlchemy,
               .player = player,
               .resource = resource,
               .amount = static_cast<std::int16_t>(count)});
    if (krystallium == 0) return;
    game.tell({.kind = EventKind::Transmuted,
               .player = player,
               .amount = static_cast<std::int16_t>(krystallium)});
}

void gain_soldiers(Game& game, Player player, int count) {
    Side& side = game.side(player);
    side.soldiers = static_cast<std::uint16_t>(side.soldiers + count);
    game.tell({.kind = EventKind::SoldiersGained,
               .player = player,
               .amount = static_cast<std::int16_t>(count)});
}

void spend_soldiers(Game& game, Player player, int count) {
    Side& side = game.side(player);
    side.soldiers = static_cast<std::uint16_t>(side.soldiers - count);
    game.tell({.kind = EventKind::SoldiersSpent,
               .player = player,
               .amount = static_cast<std::int16_t>(count)});
}

void gain_krystallium(Game& game, Player player, int count) {
    Side& side = game.side(player);
    side.krystallium = static_cast<std::uint16_t>(side.krystallium + count);
    game.tell({.kind = EventKind::KrystalliumGained,
               .player = player,
               .amount = static_cast<std::int16_t>(count)});
}

void gain_cubes(Game& game, Player player, Resource resource, int count) {
    Side& side = game.side(player);
    side.cubes[index(resource)] = static_cast<std::uint16_t>(side.cubes[index(resource)] + count);
    game.tell({.kind = EventKind::CubesGained,
               .player = player,
               .resource = resource,
               .amount = static_cast<std::int16_t>(count)});
}

}  // namespace kingdom
