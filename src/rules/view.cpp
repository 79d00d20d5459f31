#include "rules/view.h"

#include "rules/position.h"
#include "rules/scoring.h"

namespace kingdom {
namespace {

// A face-down card is known to whoever placed it (R4.7); solo, to nobody.
CardRow seen_row(const CardRow& row, const Setup& setup, std::optional<Player> viewer) {
    CardRow seen = row;
    for (std::size_t i = 0; seen.any_face_down() && i < row.size(); ++i) {
        const bool known = !row.face_down(i) || (!setup.solo() && row.placer(i) == viewer);
        if (!known) seen.replace(i, kHiddenCard);
    }
    return seen;
}

// The board that the viewer sees of one player: inside a running segment the opponent's is the
// one from its beginning (R10.2).
const Board& board_of(const State& state, std::optional<Player> viewer, Player player) {
    const bool live = !is_segment(state.phase) || viewer == player;
    return live ? state.board : state.shown;
}

void show_side(const State& state, Player player, View& view) {
    const Board& board = board_of(state, view.viewer, player);
    Side& side = view.sides[index(player)];
    side = board.sides[index(player)];
    side.selection = seen_row(side.selection, state.setup, view.viewer);
    for (const Card card : (side.construction & kDevelopments)) {
        view.filled[index(card)] = board.filled[index(card)];
    }
    for (std::size_t copy = 0; copy < board.above_giant.size(); ++copy) {
        if (!side.construction.has(menace(MenaceKind::FrostGiant, copy))) continue;
        view.above_giant[copy] = board.above_giant[copy];
    }
}

void show_table(const State& state, View& view) {
    view.setup = state.setup;
    view.phase = state.phase;
    view.round = state.round;
    view.turn = state.turn;
    view.step = state.step;
    // Who is done with a segment is not shown (R10.2).
    view.mover = is_segment(state.phase) ? first_player(state) : state.mover;
    view.above_giant.fill(kHiddenCard);
    for (const Player player : kPlayers) show_side(state, player, view);
    for (const Area area : kAreas) {
        view.areas[index(area)] = seen_row(state.areas[index(area)], state.setup, view.viewer);
    }
    view.hand_sizes = state.hand_sizes;
    view.armies = state.armies;
    view.deck_left = static_cast<std::uint8_t>(deck_left(state));
    view.looked.fill(kHiddenCard);
    view.first_at_step = state.first_at_step;
    view.vermin_used = state.vermin_used;
    view.calamities_doubled = state.calamities_doubled;
}

// What is open on the table of a solo game.
void show_solo(const State& state, View& view) {
    view.selected = state.selected;
    view.searches_left = state.searches_left;
    view.turned_by_token = state.turned_by_token;
    view.danger_left = static_cast<std::uint8_t>(kDangerSize - state.danger_next);
    if (view.deck_left > 0) view.deck_top = state.deck[state.deck_next];
    if (state.reshuffled == 0) return;
    for (std::size_t i = state.deck_next; i < kDeckSize; ++i) view.deck_cards.add(state.deck[i]);
}

}  // namespace

View view_for(const State& state, Player viewer) {
    View view;
    view.viewer = viewer;
    show_table(state, view);
    view.hand = state.hands[index(viewer)];
    view.returned = state.returned[index(viewer)];
    const bool foreman = has_advisor(state.board.sides[index(viewer)], Advisor::TyrannicalForeman);
    if (foreman) view.foreman = state.foreman;
    if (!state.setup.solo()) return view;
    show_solo(state, view);
    view.looked = state.looked;
    view.looked_count = state.looked_count;
    return view;
}

View view_for_spectator(const State& state) {
    View view;
    show_table(state, view);
    if (state.setup.solo()) {
        show_solo(state, view);
        view.looked_count = state.looked_count;
    }
    return view;
}

Breakdown score(const Deck& deck, const View& view, Player player) {
    return score(deck,
                 Scored{view.setup, view.sides[index(player)], view.first_at_step, view.armies,
                        view.calamities_doubled != 0},
                 player);
}

}  // namespace kingdom
