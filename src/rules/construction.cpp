#include "rules/construction.h"

namespace kingdom {

unsigned free_kinds_of_started(const Spaces& spaces, unsigned filled) {
    unsigned kinds = 0;
    for (std::size_t r = 0; r < kResourceCount; ++r) {
        kinds |= static_cast<unsigned>((spaces.of[r] & ~filled) != 0) << r;
    }
    return kinds;
}

CardSet frozen_cards(const Board& board) {
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

void put_on_card(Game& game, Player player, Card card, Resource piece, Resource as) {
    Board& board = game.state.board;
    const Spaces& spaces = game.deck.spaces[index(card)];
    const unsigned free = spaces.of[index(as)] & ~static_cast<unsigned>(board.filled[index(card)]);
    assert(free != 0);
    const unsigned filled = board.filled[index(card)] | (free & (~free + 1u));
    board.filled[index(card)] = static_cast<std::uint16_t>(filled);
    game.tell(
        {.kind = EventKind::Placed, .player = player, .card = card, .resource = piece, .as = as});
    // R11.6: a frozen card takes its last piece but is not completed.
    const bool frozen = game.state.setup.module == Module::Menace && frozen_cards(board).has(card);
    if (filled == spaces.all && !frozen) complete(game, player, card);
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

void add_to_alchemy(Game& game, Player player, Resource resource, int count) {
    Side& side = game.side(player);
    game.tell({.kind = EventKind::IntoAlchemy,
               .player = player,
               .resource = resource,
               .amount = static_cast<std::int16_t>(count)});
    side.alchemy[index(resource)] =
        static_cast<std::uint16_t>(side.alchemy[index(resource)] + count);
    if (game.state.setup.module == Module::Quest) return;
    const int lying = side.alchemy[0] + side.alchemy[1] + side.alchemy[2] + side.alchemy[3];
    if (lying < 5) return;
    // Of one gain that transmutes in its middle, the cubes behind the fifth stay.
    side.alchemy = {};
    side.alchemy[index(resource)] = static_cast<std::uint16_t>(lying % 5);
    side.krystallium = static_cast<std::uint16_t>(side.krystallium + lying / 5);
    game.tell({.kind = EventKind::Transmuted,
               .player = player,
               .amount = static_cast<std::int16_t>(lying / 5)});
}

void slate(Game& game, Player player, Card card) {
    take_from_selection(game, player, card);
    game.side(player).construction.add(card);
    game.tell({.kind = EventKind::Slated, .player = player, .card = card});
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

void take_from_selection(Game& game, Player player, Card card) {
    CardRow& selection = game.side(player).selection;
    const std::size_t at = selection.find(card);
    assert(at < selection.size());
    selection.remove_at(at);
}

}  // namespace kingdom
