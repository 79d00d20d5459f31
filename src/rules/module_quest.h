// The quest module: steps, paying for them, transmuting at will (R11.30-11.34).
#pragma once

#include "rules/position.h"

namespace kingdom::quest {

inline QuestSide side_of(const Setup& setup) {
    return setup.solo() ? QuestSide::Solo : QuestSide::TwoPlayer;
}
inline const QuestSteps& steps_of(const Deck& deck, const Setup& setup) {
    return deck.quests[setup.quest].sides[index(side_of(setup))];
}

inline bool has_done(const Side& side, std::size_t step) {
    return ((side.steps_done >> step) & 1) != 0;
}

Listing list(const Position& position, Listing list);
bool exists(const Position& position);

Judgement refuse(const Position& position, const Step& decision);
Judgement refuse(const Position& position, const Transmute& decision);
void play(Game& game, Player player, const Step& decision);
void play(Game& game, Player player, const Transmute& decision);

// R11.33: gives the `first` part of every step that somebody has completed and nobody was first
// at. In a turn right away, in a segment when it ends.
void settle_firsts(Game& game);

}  // namespace kingdom::quest
