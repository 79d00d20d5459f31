#include "rules/module_conquest.h"

#include <algorithm>

#include "rules/building_list.h"
#include "rules/construction.h"
#include "rules/flow.h"

namespace kingdom::conquest {
namespace {

bool is_castle(const ConquestBoard& board, std::size_t territory) {
    return territory == board.castles[0] || territory == board.castles[1];
}

// Empty territories belong to nobody and carry no owner's bit.
void set_owner(Armies& armies, std::size_t territory, Player player) {
    const unsigned bit = 1u << territory;
    const unsigned others = armies.of_teressie & ~bit;
    const bool teressie = armies.count[territory] > 0 && player == Player::Teressie;
    armies.of_teressie = static_cast<std::uint16_t>(teressie ? others | bit : others);
}

void add_armies(Armies& armies, std::size_t territory, Player player, int count) {
    armies.count[territory] = static_cast<std::uint8_t>(armies.count[territory] + count);
    set_owner(armies, territory, player);
}

// Lost and freed armies stand at their castle and cannot move this phase.
void send_home(const Deck& deck, Armies& armies, Player player, int count) {
    add_armies(armies, deck.conquest.castles[index(player)], player, count);
}

int enemies_at(const Position& position, std::size_t territory) {
    const Armies& armies = position.state.armies;
    const bool theirs = controller(armies, territory) == other(position.player);
    return theirs ? armies.count[territory] : 0;
}

int rested_at(const Position& position, std::size_t territory) {
    const Armies& armies = position.state.armies;
    const bool own = controller(armies, territory) == position.player;
    return own ? armies.rested[territory] : 0;
}

// R11.42: solo, none is imprisoned (R11.44).
bool may_imprison(const Position& position, std::size_t to) {
    return !position.solo() && enemies_at(position, to) > 0 &&
           controller(position.state.armies, position.deck.conquest.prison) == position.player;
}

bool may_enter(const Position& position, std::size_t from, std::size_t to) {
    const ConquestBoard& board = position.deck.conquest;
    return ((board.territories[from].adjacent >> to) & 1) != 0 &&
           to != board.castles[index(other(position.player))];
}

int most_recruits(const Position& position) {
    return std::min<int>(position.side().soldiers,
                         position.state.armies.reserve[index(position.player)]);
}

Listing list_moves(const Position& position, std::size_t from, std::size_t to, Listing list) {
    const int most = rested_at(position, from);
    const bool choice = may_imprison(position, to);
    for (int armies = enemies_at(position, to) + 1; armies <= most; ++armies) {
        Move move{static_cast<std::uint8_t>(from),
                  static_cast<std::uint8_t>(to),
                  static_cast<std::uint8_t>(armies),
                  {}};
        if (choice) move.imprison = false;
        list.push_back(decision(move));
        if (!choice) continue;
        move.imprison = true;
        list.push_back(decision(move));
    }
    return list;
}

Judgement refuse_turn(const Position& position) {
    if (position.state.phase != Phase::Conquest) return Refusal::WrongPhase;
    if (has_cubes(position.side())) return Refusal::CubesInHand;
    return std::nullopt;
}

void next_turn(Game& game) {
    State& state = game.state;
    const auto& passed = state.armies.passed;
    if (passed[0] != 0 && passed[1] != 0) return flow::end_round(game);
    const Player next = other(state.mover);
    if (passed[index(next)] == 0) state.mover = next;
}

// R11.44: one blue army on every neutral territory that is empty.
void place_blue(Game& game) {
    State& state = game.state;
    for (std::size_t t = 0; t < game.deck.conquest.count; ++t) {
        if (is_castle(game.deck.conquest, t) || state.armies.count[t] > 0) continue;
        add_armies(state.armies, t, other(state.setup.first), 1);
        game.tell({.kind = EventKind::BlueAppeared, .place = static_cast<std::uint8_t>(t)});
    }
}

// What becomes of the enemy's lost armies.
void lose_enemy(Game& game, Player player, int lost, bool imprison) {
    Armies& armies = game.state.armies;
    const Player enemy = other(player);
    if (game.state.setup.solo()) return;
    if (!imprison) return send_home(game.deck, armies, enemy, lost);
    armies.imprisoned[index(enemy)] =
        static_cast<std::uint8_t>(armies.imprisoned[index(enemy)] + lost);
    game.tell({.kind = EventKind::Imprisoned,
               .player = enemy,
               .amount = static_cast<std::int16_t>(lost)});
}

// R11.42: prisoners go home as soon as their jailer does not control the prison.
void free_prisoners(Game& game) {
    Armies& armies = game.state.armies;
    const auto jailer = controller(armies, game.deck.conquest.prison);
    for (const Player player : kPlayers) {
        const int freed = armies.imprisoned[index(player)];
        if (freed == 0 || jailer == other(player)) continue;
        armies.imprisoned[index(player)] = 0;
        send_home(game.deck, armies, player, freed);
        game.tell({.kind = EventKind::Freed,
                   .player = player,
                   .amount = static_cast<std::int16_t>(freed)});
    }
}

// Takes the moving armies off, fights if somebody is there, and puts the rest down.
void march(Game& game, Player player, const Move& move) {
    Armies& armies = game.state.armies;
    const int enemies = enemies_at(game.position(player), move.to);
    armies.count[move.from] = static_cast<std::uint8_t>(armies.count[move.from] - move.armies);
    armies.rested[move.from] = static_cast<std::uint8_t>(armies.rested[move.from] - move.armies);
    set_owner(armies, move.from, player);
    if (enemies > 0) {
        armies.count[move.to] = armies.rested[move.to] = 0;
        send_home(game.deck, armies, player, enemies);
        game.tell({.kind = EventKind::Fought,
                   .player = player,
                   .to_place = move.to,
                   .amount = static_cast<std::int16_t>(enemies)});
        lose_enemy(game, player, enemies, move.imprison.value_or(false));
    }
    add_armies(armies, move.to, player, move.armies - enemies);
}

}  // namespace

std::optional<Player> controller(const Armies& armies, std::size_t territory) {
    if (armies.count[territory] == 0) return std::nullopt;
    return static_cast<Player>((armies.of_teressie >> territory) & 1);
}

void set_up(const Deck& deck, State& state) {
    for (const Player player : kPlayers) {
        if (!takes_part(state, player)) continue;
        state.armies.reserve[index(player)] = kArmiesInReserve;
        send_home(deck, state.armies, player, kArmiesAtCastle);
    }
}

void open(Game& game) {
    State& state = game.state;
    state.phase = Phase::Conquest;
    const Player first = first_player(state);
    const Player second = other(first);
    const bool second_starts = game.side(second).soldiers > game.side(first).soldiers;
    state.mover = second_starts ? second : first;
    state.armies.passed = {};
    if (state.setup.solo()) {
        state.armies.passed[index(second)] = 1;
        place_blue(game);
    }
    state.armies.rested = state.armies.count;
}

Listing list(const Position& position, Listing list) {
    if (has_cubes(position.side())) {
        list = any_time::list_with_cubes(position, list);
    } else {
        list = any_time::list_without_cubes(position, list);
    }
    const int recruits = most_recruits(position);
    for (int armies = 1; armies <= recruits; ++armies) {
        list.push_back(decision(Recruit{static_cast<std::uint8_t>(armies)}));
    }
    const std::size_t count = position.deck.conquest.count;
    for (std::size_t from = 0; from < count; ++from) {
        if (rested_at(position, from) == 0) continue;
        for (std::size_t to = 0; to < count; ++to) {
            if (may_enter(position, from, to)) list = list_moves(position, from, to, list);
        }
    }
    list.push_back(decision(Pass{}));
    return list;
}

Judgement refuse(const Position& position, Recruit decision) {
    if (const auto refused = refuse_turn(position)) return refused;
    if (decision.armies == 0) return Refusal::NoArmies;
    if (decision.armies > position.state.armies.reserve[index(position.player)]) {
        return Refusal::NotEnoughInReserve;
    }
    if (decision.armies > position.side().soldiers) return Refusal::NotEnoughSoldiers;
    return std::nullopt;
}

Judgement refuse(const Position& position, const Move& decision) {
    if (const auto refused = refuse_turn(position)) return refused;
    const ConquestBoard& board = position.deck.conquest;
    if (decision.armies == 0) return Refusal::NoArmies;
    if (decision.from >= board.count || decision.armies > rested_at(position, decision.from)) {
        return Refusal::ArmiesNotThere;
    }
    if (decision.to == board.castles[index(other(position.player))]) return Refusal::EnemyCastle;
    const bool adjacent =
        decision.to < board.count && may_enter(position, decision.from, decision.to);
    if (!adjacent) return Refusal::NotAdjacent;
    if (decision.armies <= enemies_at(position, decision.to)) return Refusal::TooFewArmies;
    if (decision.imprison.has_value() != may_imprison(position, decision.to)) {
        return Refusal::WrongImprison;
    }
    return std::nullopt;
}

Judgement refuse(const Position& position, Pass) {
    return refuse_turn(position);
}

void play(Game& game, Player player, Recruit decision) {
    Armies& armies = game.state.armies;
    const std::size_t castle = game.deck.conquest.castles[index(player)];
    spend_soldiers(game, player, decision.armies);
    armies.reserve[index(player)] =
        static_cast<std::uint8_t>(armies.reserve[index(player)] - decision.armies);
    add_armies(armies, castle, player, decision.armies);
    armies.rested[castle] = static_cast<std::uint8_t>(armies.rested[castle] + decision.armies);
    game.tell({.kind = EventKind::Recruited, .player = player, .amount = decision.armies});
    next_turn(game);
}

void play(Game& game, Player player, const Move& decision) {
    game.tell({.kind = EventKind::Marched,
               .player = player,
               .place = decision.from,
               .to_place = decision.to,
               .amount = decision.armies});
    march(game, player, decision);
    free_prisoners(game);
    next_turn(game);
}

void play(Game& game, Player player, Pass) {
    game.state.armies.passed[index(player)] = 1;
    game.tell({.kind = EventKind::Passed, .player = player});
    next_turn(game);
}

}  // namespace kingdom::conquest
