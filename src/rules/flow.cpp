#include "rules/flow.h"

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

void insert_sorted(State& state, Player player, Card card) {
    auto& cards = state.hands[index(player)].cards;
    assert(state.hand_sizes[index(player)] < kHandSize);
    std::size_t at = state.hand_sizes[index(player)]++;
    for (; at > 0 && cards[at - 1] > card; --at) cards[at] = cards[at - 1];
    cards[at] = card;
}

void deal_hand(Game& game, Player player) {
    for (std::size_t i = 0; i + 1 < kHandSize; ++i) {
        insert_sorted(game.state, player, *table::draw(game));
    }
    insert_sorted(game.state, player, danger_of_round(game.state, player));
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
        for (const Card card : row) {
            game.side(first_player(state)).discarded.add(card);
            game.tell({.kind = EventKind::LeftOver, .card = card});
        }
        row.clear();
    }
    state.turned_by_token = {};
}

void open_planning(Game& game) {
    discard_leftovers(game);
    planning::turn_up_selections(game);
    if (game.state.setup.module == Module::Menace) {
        menace_step::open(game);
    } else {
        begin_segment(game, Phase::Planning);
    }
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

bool has_only_done(const Position& position) {
    switch (position.state.phase) {
        case Phase::MenaceStep: return menace_step::is_finished(position);
        case Phase::Planning: return planning::has_only_done(position);
        case Phase::Production: return production_step::has_only_done(position);
        case Phase::Combat: return combat::has_only_done(position);
        default: return false;
    }
}

bool everybody_done(const State& state) {
    return state.board.sides[0].done != 0 && state.board.sides[1].done != 0;
}

}  // namespace

void close_part(Game& game, Player player) {
    Side& side = game.side(player);
    if (side.done == 0 && has_only_done(game.position(player))) side.done = 1;
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

void next_choice_turn(Game& game) {
    State& state = game.state;
    if (++state.turn == kTurnsInChoice) return open_planning(game);
    // First offers, second selects, second offers, first selects, and so on.
    const int place = state.turn % 4;
    const bool firsts = place == 0 || place == 3;
    state.mover = firsts ? first_player(state) : other(first_player(state));
    state.phase = place % 2 == 0 ? Phase::Offer : Phase::Select;
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
    for (const Player player : kPlayers) {
        game.side(player).done = takes_part(state, player) ? 0 : 1;
    }
    state.shown = state.board;
    for (const Player player : kPlayers) close_part(game, player);
}

void settle(Game& game, Player player) {
    State& state = game.state;
    // Nobody is done with a cube in hand (R10.6).
    if (!is_segment(state.phase) || has_cubes(game.side(player))) return;
    close_part(game, player);
    while (is_segment(state.phase) && everybody_done(state)) {
        game.held = false;
        close_segment(game);
    }
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
    game.tell({.kind = EventKind::GameEnded});
}

}  // namespace kingdom::flow
