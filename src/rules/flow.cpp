#include "rules/flow.h"

#include <algorithm>
#include <cstring>

#include "rules/construction.h"
#include "rules/module_advisors.h"
#include "rules/module_conquest.h"
#include "rules/module_menace.h"
#include "rules/module_quest.h"
#include "rules/new_game.h"
#include "rules/phase_planning.h"
#include "rules/phase_production.h"
#include "rules/table.h"

namespace kingdom::flow {
namespace {

void deal_hand(Game& game, Player player) {
    State& state = game.state;
    assert(deck_left(state) >= kHandSize - 1);
    assert(state.hand_sizes[index(player)] == 0);
    Card* const dealt = &state.deck[state.deck_next];
    CardUnion cards;
    for (std::size_t i = 0; i + 1 < kHandSize; ++i) cards.add(dealt[i]);
    cards.add(danger_of_round(state, player));
    std::fill_n(dealt, kHandSize - 1, kHiddenCard);
    state.deck_next = static_cast<std::uint8_t>(state.deck_next + kHandSize - 1);
    state.hands[index(player)].take(cards.set());
    state.hand_sizes[index(player)] = kHandSize;
}

void deal_round(Game& game) {
    State& state = game.state;
    if (!state.setup.solo()) {
        deal_hand(game, first_player(state));
        deal_hand(game, other(first_player(state)));
    }
    for (const Area area : kAreas) {
        table::lay_next_card(game, area);
        if (state.setup.solo()) table::lay_next_card(game, area);
    }
}

// R4.9: what is left is discarded, open to all.
void discard_leftovers(Game& game) {
    State& state = game.state;
    for (CardRow& row : state.areas) {
        if (row.empty()) continue;
        game.side(first_player(state)).discarded |= row.set();
        for (const Card card : row) game.tell({.kind = EventKind::LeftOver, .card = card});
        row.clear();
    }
    state.turned_by_token = {};
}

void begin_step(Game& game, Resource step) {
    production_step::open(game, step);
    begin_segment(game, Phase::Production);
}

void end_production(Game& game) {
    switch (game.state.setup.module) {
        case Module::Menace: return begin_segment(game, Phase::Combat);
        case Module::Conquest: return conquest::open(game);
        default: return end_round(game);
    }
}

// Everybody is done: what the segment still brings, then the next phase.
void close_segment(Game& game) {
    State& state = game.state;
    if (state.setup.module == Module::Quest) quest::settle_firsts(game);
    switch (state.phase) {
        case Phase::Draft: advisors::close_draft(game); return begin_round(game);
        case Phase::MenaceStep:
            menace_step::close(game);
            return begin_segment(game, Phase::Planning);
        case Phase::Planning: return begin_step(game, Resource::Materials);
        case Phase::Production:
            if (state.step == Resource::Exploration) return end_production(game);
            return begin_step(game, static_cast<Resource>(index(state.step) + 1));
        default: return end_round(game);
    }
}

[[gnu::always_inline]] inline bool has_only_done(const Position& position) {
    switch (position.state.phase) {
        case Phase::MenaceStep: return menace_step::is_finished(position);
        case Phase::Planning: return planning::has_only_done(position);
        case Phase::Production: return production_step::has_only_done(position);
        case Phase::Combat: return combat::has_only_done(position);
        default: return false;
    }
}

// In two halves, which the compiler copies by wide registers; the whole it would leave to a call.
void show_board(State& state) {
    constexpr std::size_t half = sizeof(Board) / 2;
    auto* to = reinterpret_cast<std::byte*>(&state.shown);
    const auto* from = reinterpret_cast<const std::byte*>(&state.board);
    std::memcpy(to, from, half);
    std::memcpy(to + half, from + half, sizeof(Board) - half);
}

bool everybody_done(const State& state) {
    return state.board.sides[0].done != 0 && state.board.sides[1].done != 0;
}

// Until somebody has something to decide again. Requires that everybody is done.
[[gnu::noinline]] void close_segments(Game& game) {
    game.held = false;
    do {
        close_segment(game);
    } while (is_segment(game.state.phase) && everybody_done(game.state));
}

}  // namespace

void open_planning(Game& game) {
    discard_leftovers(game);
    planning::turn_up_selections(game);
    if (game.state.setup.module == Module::Menace) {
        menace_step::open(game);
    } else {
        begin_segment(game, Phase::Planning);
    }
}

void close_part(Game& game, Player player) {
    if (game.side(player).done != 0 || !has_only_done(game.position(player))) return;
    end_part(game.state, player);
}

void tell_deal(Game& game) {
    const State& state = game.state;
    game.tell(
        {.kind = EventKind::RoundBegan, .amount = static_cast<std::int16_t>(state.round + 1)});
    for (const Player player : kPlayers) {
        if (state.hand_sizes[index(player)] == 0) continue;
        game.tell({.kind = EventKind::HandDealt,
                   .player = player,
                   .amount = state.hand_sizes[index(player)]});
    }
    for (const Area area : kAreas) {
        for (const Card card : state.areas[index(area)]) {
            game.tell({.kind = EventKind::AreaFilled, .card = card, .area = area});
        }
    }
}

void begin_round(Game& game) {
    State& state = game.state;
    for (const Player player : kPlayers) {
        if (!takes_part(state, player)) continue;
        game.side(player).traps = static_cast<std::uint8_t>(trap_limit(state));
        game.side(player).advisors_used = 0;
    }
    state.turn = 0;
    state.mover = first_player(state);
    state.phase = state.setup.solo() ? Phase::Select : Phase::Offer;
    deal_round(game);
    tell_deal(game);
}

void next_solo_selection(Game& game) {
    State& state = game.state;
    if (++state.turn == kSoloSelections) return open_planning(game);
    const Area left_alone = other(state.selected);
    state.areas[index(left_alone)].add_face_down(state.danger[state.danger_next], Player{});
    state.danger[state.danger_next++] = kHiddenCard;
    game.tell({.kind = EventKind::DangerAdded, .area = left_alone});
    table::fill_area(game, state.selected);
    table::fill_area(game, state.selected);
    state.phase = Phase::Select;
}

void begin_segment(Game& game, Phase phase) {
    State& state = game.state;
    state.phase = phase;
    state.board.sides[0].done = takes_part(state, Player::Valados) ? 0 : 1;
    state.board.sides[1].done = takes_part(state, Player::Teressie) ? 0 : 1;
    state.mover = first_player(state);
    show_board(state);
    close_part(game, Player::Valados);
    close_part(game, Player::Teressie);
}

void settle_segment(Game& game, Player player) {
    if (game.keeps_open) return;
    close_part(game, player);
    if (everybody_done(game.state)) close_segments(game);
}

void settle_silently(const Deck& deck, State& state, Player player) {
    const Side& side = state.board.sides[index(player)];
    if (side.done == 0 && has_only_done({deck, state, player})) end_part(state, player);
    if (!everybody_done(state)) return;
    Game game{deck, state};
    close_segments(game);
}

void end_choice(Game& game, Player player) {
    open_planning(game);
    settle(game, player);
}

void end_choice_silently(const Deck& deck, State& state, Player player) {
    Game game{deck, state};
    end_choice(game, player);
}

void end_round(Game& game) {
    if (game.state.round + 1 == kRoundCount) return next_end_window(game, std::nullopt);
    ++game.state.round;
    begin_round(game);
}

void next_end_window(Game& game, std::optional<Player> after) {
    State& state = game.state;
    const Player first = first_player(state);
    for (const Player player : {first, other(first)}) {
        if (after && (player == *after || *after != first)) continue;
        if (!advisors::has_end_ability(game.position(player))) continue;
        state.phase = Phase::EndWindow;
        state.mover = player;
        return;
    }
    state.phase = Phase::Over;
    state.mover = first;  // nobody's turn: the same state whoever was done last
    game.tell({.kind = EventKind::GameEnded});
}

}  // namespace kingdom::flow
