// Positions out of random games in which a player has something to decide: what opponents are
// tried on.
#pragma once

#include "rules/view.h"
#include "tests/property/random_games.h"

namespace kingdom::property {

struct RandomPosition {
    const Deck& deck;
    const State& state;
    Player player;
    View view;
    const std::string& name;  // for messages
};

// Looks at `count` positions, about one in `one_in` of each game: from all rounds and phases, for
// either player, with sides, menaces and quests taking turns as in `random_game`.
template <class Look>
void visit_positions(const Table& table, std::uint64_t count, Look&& look,
                     std::uint32_t one_in = 24) {
    Rng rng(count);
    std::uint64_t seen = 0;
    for (std::uint64_t number = 0; seen < count; ++number) {
        RandomGame game = random_game(founders().deck, table, number);
        while (const auto turn = game.next_turn()) {
            if (rng.below(one_in) == 0 && seen++ < count) {
                const View view = view_for(game.state, turn->by);
                look(RandomPosition{game.deck, game.state, turn->by, view, game.name});
            }
            apply(game.deck, game.state, *turn);
        }
    }
}

}  // namespace kingdom::property
