#include "rules/module_advisors.h"

#include <bit>

#include "rules/ability.h"
#include "rules/construction.h"
#include "rules/flow.h"
#include "rules/new_game.h"

namespace kingdom::advisors {
namespace {

// Bits over Advisor: owned, not used this round, and in season.
unsigned ready_abilities(const Position& position) {
    const Side& side = position.side();
    const unsigned unused = side.advisors & ~unsigned{side.advisors_used};
    return unused == 0 ? 0 : unused & ability::in_season(position);
}

}  // namespace

Listing list_draft(const Position& position, Listing list) {
    const auto& cards = position.state.hands[index(position.player)].cards;
    list.push_back(decision(KeepAdvisor{cards[0]}));
    list.push_back(decision(KeepAdvisor{cards[1]}));
    return list;
}

Judgement refuse(const Position& position, KeepAdvisor decision) {
    if (position.state.phase != Phase::Draft) return Refusal::WrongPhase;
    const auto& cards = position.state.hands[index(position.player)].cards;
    if (decision.card != cards[0] && decision.card != cards[1]) return Refusal::AdvisorNotDrawn;
    return std::nullopt;
}

void play(Game& game, Player player, KeepAdvisor decision) {
    join(game, player, decision.card);
    end_part(game.state, player);
}

void close_draft(Game& game) {
    State& state = game.state;
    Card left_over = kHiddenCard;
    for (const Player player : kPlayers) {
        if (!takes_part(state, player)) continue;
        const auto& cards = state.hands[index(player)].cards;
        const bool kept_first = has_advisor(game.side(player), advisor_of(cards[0]));
        left_over = kept_first ? cards[1] : cards[0];
        if (!state.setup.solo()) state.returned[index(player)] = left_over;
        state.hands[index(player)] = {};
        state.hand_sizes[index(player)] = 0;
    }
    if (state.setup.solo()) make_solo_decks(game);
}

void join(Game& game, Player player, Card card) {
    Side& side = game.side(player);
    side.advisors = static_cast<std::uint16_t>(side.advisors | 1u << index(advisor_of(card)));
    game.tell({.kind = EventKind::AdvisorJoined, .player = player, .card = card});
    gain_soldiers(game, player, 1);
}

Listing list(const Position& position, Listing list) {
    unsigned ready = ready_abilities(position);
    for (; ready != 0; ready &= ready - 1) {
        const auto advisor = static_cast<Advisor>(std::countr_zero(ready));
        if (!ability::refuse_ready(position, advisor)) {
            list = ability::list_targets(position, advisor, list);
        }
    }
    return list;
}

bool exists(const Position& position) {
    unsigned ready = ready_abilities(position);
    for (; ready != 0; ready &= ready - 1) {
        const auto advisor = static_cast<Advisor>(std::countr_zero(ready));
        if (!ability::refuse_ready(position, advisor)) return true;
    }
    return false;
}

Judgement refuse(const Position& position, const Activate& decision) {
    if (position.state.setup.module != Module::Advisors) return Refusal::WrongPhase;
    if (serves_foreman(position)) return Refusal::ForemanFirst;
    if (const auto refused = ability::refuse_use(position, decision.advisor)) return refused;
    return ability::refuse_target(position, decision);
}

void play(Game& game, Player player, const Activate& decision) {
    Side& side = game.side(player);
    const std::size_t advisor = index(decision.advisor);
    game.tell(
        {.kind = EventKind::AbilityUsed, .player = player, .card = card_of(decision.advisor)});
    spend_soldiers(game, player, game.deck.advisor_soldiers[advisor]);
    side.advisors_used = static_cast<std::uint16_t>(side.advisors_used | 1u << advisor);
    ability::play(game, player, decision);
    // The window holds nothing but end-of-game abilities: only `done` would be left (R10.5).
    if (game.state.phase == Phase::EndWindow) flow::next_end_window(game, player);
}

bool has_end_ability(const Position& position) {
    return ability::can_use_at_end(position, Advisor::ScryingAlchemist);
}

Listing list_end_window(const Position& position, Listing list) {
    list.push_back(decision(Done{}));
    return advisors::list(position, list);
}

}  // namespace kingdom::advisors
