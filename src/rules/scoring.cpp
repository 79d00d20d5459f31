// Points, winner and medal (sections 9, 11 and 12).
#include "rules/scoring.h"

#include "rules/income.h"
#include "rules/module_conquest.h"
#include "rules/module_quest.h"
#include "rules/outcome.h"
#include "rules/rules.h"

namespace kingdom {
namespace {

inline constexpr int kSideAPenalty = -15;  // R12.12
inline constexpr int kBronze = 70;         // R12.11
inline constexpr int kSilver = 95;
inline constexpr int kGold = 115;

void add_points(const Deck& deck, const Side& side, const Points& points, Breakdown& sum) {
    sum.flat += points.flat;
    if (points.each > 0) sum.combo += points.each * count_of_type(deck, side, points.per);
}

int quest_points(const Deck& deck, const Scored& scored, Player player) {
    const QuestSteps& steps = quest::steps_of(deck, scored.setup);
    int points = 0;
    for (std::size_t i = 0; i < kStepCount; ++i) {
        if (quest::has_done(scored.side, i)) points += steps[i].points;
        if (scored.first_at_step[i] == 1 + index(player)) points += steps[i].first.points;
    }
    return points;
}

int conquest_points(const Deck& deck, const Armies& armies, Player player) {
    int points = 0;
    for (std::size_t t = 0; t < deck.conquest.count; ++t) {
        if (conquest::controller(armies, t) == player) {
            points += deck.conquest.territories[t].points;
        }
    }
    return points;
}

bool has_final_step(const Side& side) {
    return quest::has_done(side, kStepCount - 1);
}

Medal medal_for(const State& state, int points) {
    const Side& side = state.board.sides[index(state.setup.first)];
    if (state.setup.module == Module::Quest && !has_final_step(side)) return Medal::None;
    if (points >= kGold) return Medal::Gold;
    if (points >= kSilver) return Medal::Silver;
    return points >= kBronze ? Medal::Bronze : Medal::None;
}

// R9.2: points, then cards in the duchy, then soldiers in stock.
void decide_by_score(const State& state, Outcome& outcome) {
    const auto& sides = state.board.sides;
    const int points = outcome.breakdown[0].total() - outcome.breakdown[1].total();
    const int cards = sides[0].duchy.size() - sides[1].duchy.size();
    const int soldiers = sides[0].soldiers - sides[1].soldiers;
    const int lead = points != 0 ? points : cards != 0 ? cards : soldiers;
    if (points == 0) outcome.tie_break = cards != 0 ? TieBreak::Cards : TieBreak::Soldiers;
    if (lead == 0) {
        outcome.tie_break = TieBreak::Shared;
    } else {
        outcome.winner = lead > 0 ? Player::Valados : Player::Teressie;
    }
}

// R11.32: only who has done the final step can win.
void decide_quest(const State& state, Outcome& outcome) {
    const bool valados = has_final_step(state.board.sides[0]);
    const bool teressie = has_final_step(state.board.sides[1]);
    if (valados && teressie) return decide_by_score(state, outcome);
    if (valados) outcome.winner = Player::Valados;
    if (teressie) outcome.winner = Player::Teressie;
}

}  // namespace

Breakdown score(const Deck& deck, const Scored& scored, Player player) {
    Breakdown sum;
    const Setup& setup = scored.setup;
    const Side& side = scored.side;
    add_points(deck, side, deck.duchies[index(player)][index(setup.side)].points, sum);
    for (const Card card : (side.duchy & kDevelopments)) {
        add_points(deck, side, deck.developments[index(card)].points, sum);
    }
    const int factor = scored.calamities_doubled ? 2 : 1;
    sum.calamities = (side.duchy & kCalamities).size() * deck.calamity_points * factor;
    for (const Card card : (side.construction & kMenaces)) {
        sum.menaces += deck.menaces[index(menace_kind(card))].points;
    }
    if (setup.module == Module::Quest) sum.quest = quest_points(deck, scored, player);
    if (setup.module == Module::Conquest) {
        sum.conquest = conquest_points(deck, scored.armies, player);
    }
    const bool penalised = setup.solo() && setup.solo_side_a_penalty && setup.side == DuchyFace::A;
    if (penalised) sum.penalty = kSideAPenalty;
    return sum;
}

Breakdown score(const Deck& deck, const State& state, Player player) {
    const Side& side = state.board.sides[index(player)];
    return score(
        deck,
        Scored{state.setup, side, state.first_at_step, state.armies, state.calamities_doubled != 0},
        player);
}

std::optional<Outcome> outcome(const Deck& deck, const State& state) {
    if (state.phase != Phase::Over) return std::nullopt;
    Outcome result;
    for (const Player player : kPlayers) {
        if (takes_part(state, player)) {
            result.breakdown[index(player)] = score(deck, state, player);
        }
    }
    if (state.setup.solo()) {
        result.medal = medal_for(state, result.breakdown[index(state.setup.first)].total());
    } else if (state.setup.module == Module::Quest) {
        decide_quest(state, result);
    } else {
        decide_by_score(state, result);
    }
    return result;
}

}  // namespace kingdom
