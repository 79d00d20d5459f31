#include "rules/table.h"

#include <algorithm>

#include "rules/module_advisors.h"

namespace kingdom::table {
namespace {

// R12.6: developments and treasures of the discard pile; the rest stays discarded.
CardSet reusable_discards(const State& state) {
    const CardSet discarded = state.board.sides[0].discarded | state.board.sides[1].discarded;
    return discarded & (kDevelopments | kTreasures);
}

void reshuffle(Game& game) {
    State& state = game.state;
    const CardSet cards = reusable_discards(state);
    const std::size_t count = static_cast<std::size_t>(cards.size());
    if (count == 0) return;
    state.deck_next = static_cast<std::uint8_t>(kDeckSize - count);
    const std::span<Card> fresh = std::span<Card>(state.deck).subspan(state.deck_next);
    std::copy(cards.begin(), cards.end(), fresh.begin());
    if (game.known != nullptr && game.known->deck.size() == count) {
        std::copy(game.known->deck.begin(), game.known->deck.end(), fresh.begin());
    } else {
        shuffle(fresh, state.rng);
    }
    state.reshuffled = 1;
    for (Side& side : state.board.sides) side.discarded -= cards;
    game.tell({.kind = EventKind::Reshuffled, .amount = static_cast<std::int16_t>(count)});
}

}  // namespace

void turn_up(Game& game, At at) {
    CardRow& row = row_at(game.state, at.row);
    const Card card = row[at.position];
    row.turn_up(at.position);
    game.tell({.kind = EventKind::TurnedUp, .card = card, .row = at.row});
    const bool in_selection = index(at.row) >= index(Row::SelectionValados);
    if (in_selection && kind_of(card) == CardKind::Advisor) {
        row.remove_at(at.position);
        const std::size_t owner = index(at.row) - index(Row::SelectionValados);
        advisors::join(game, static_cast<Player>(owner), card);
    }
}

void remove_from_area(State& state, Area area, std::size_t position) {
    state.areas[index(area)].remove_at(position);
    auto& marks = state.turned_by_token[index(area)];
    marks = CardRow::without_bit(marks, position);
}

bool can_draw(const State& state) {
    if (deck_left(state) > 0) return true;
    return state.setup.solo() && !reusable_discards(state).empty();
}

std::optional<Card> draw(Game& game) {
    State& state = game.state;
    if (deck_left(state) == 0 && state.setup.solo()) reshuffle(game);
    if (deck_left(state) == 0) return std::nullopt;
    const Card card = state.deck[state.deck_next];
    state.deck[state.deck_next++] = kHiddenCard;
    return card;
}

std::optional<Card> lay_next_card(Game& game, Area area) {
    const auto card = draw(game);
    if (card) game.state.areas[index(area)].add_face_up(*card);
    return card;
}

void fill_area(Game& game, Area area) {
    const auto card = lay_next_card(game, area);
    if (card) game.tell({.kind = EventKind::AreaFilled, .card = *card, .area = area});
}

}  // namespace kingdom::table
