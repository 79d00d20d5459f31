#include "rules/phase_production.h"

#include "rules/any_time.h"
#include "rules/building_list.h"
#include "rules/income.h"

namespace kingdom::production_step {
namespace {

inline constexpr int kSoloSupremacy = 5;  // R12.7

// R6.4
void give_supremacy(Game& game, Player player) {
    Side& side = game.side(player);
    const bool trained = side.training > 0;
    if (trained) {
        --side.training;
        ++side.soldiers;
    } else {
        ++side.training;
    }
    game.tell({.kind = trained ? EventKind::TrainingEnded : EventKind::TrainingBegan,
               .player = player,
               .resource = game.state.step});
}

std::optional<Player> supreme(const State& state, const std::array<int, 2>& counts) {
    if (state.setup.solo()) {
        const Player player = state.setup.first;
        if (counts[index(player)] >= kSoloSupremacy) return player;
        return std::nullopt;
    }
    if (counts[0] == counts[1]) return std::nullopt;
    return counts[0] > counts[1] ? Player::Valados : Player::Teressie;
}

[[gnu::noinline]] Listing list_without_cubes(const Deck& deck, const State& state, Player player,
                                             Listing list) {
    const Position position{deck, state, player};
    if (serves_foreman(position)) return any_time::list_without_cubes(position, list);
    return any_time::list_with_done(position, list);
}

}  // namespace

void open(Game& game, Resource step) {
    State& state = game.state;
    state.step = step;
    std::array<int, 2> counts{};
    for (std::size_t seat = 0; seat < 2; ++seat) {
        const auto player = static_cast<Player>(seat);
        if (!takes_part(state, player)) continue;
        counts[seat] = income(game.deck, state.setup, game.side(player), player, step);
        game.side(player).cubes[index(step)] = static_cast<std::uint16_t>(counts[seat]);
        game.tell({.kind = EventKind::Produced,
                   .player = player,
                   .resource = step,
                   .amount = static_cast<std::int16_t>(counts[seat])});
    }
    if (const auto player = supreme(state, counts)) give_supremacy(game, *player);
}

Listing list(const Position& position, Listing list) {
    if (has_cubes(position.side())) return any_time::list_with_cubes(position, list);
    const auto& [deck, state, player] = position;
    return list_without_cubes(deck, state, player, list);
}

bool has_only_done(const Position& position) {
    return !has_cubes(position.side()) && !any_time::exists(position);
}

Judgement refuse_done(const Position& position) {
    if (serves_foreman(position)) return Refusal::ForemanFirst;
    if (has_cubes(position.side())) return Refusal::CubesInHand;
    return std::nullopt;
}

}  // namespace kingdom::production_step
