// What became of the cards in one game. A set holds physical cards: a card that comes by twice
// (solo, after a reshuffle) counts once.
#pragma once

#include <array>

#include "rules/event.h"
#include "rules/state.h"

namespace kingdom::lab {

struct CardLog {
    // In a hand, face up in an area, or face up in a selection: somebody could read it.
    CardSet seen{};
    // By player.
    std::array<CardSet, 2> taken{};     // came into the selection area
    std::array<CardSet, 2> slated{};    // put under construction
    std::array<CardSet, 2> built{};     // joined the duchy; an advisor: joined the player
    std::array<CardSet, 2> recycled{};  // for their resource

    // What lies open now; to be called before every decision and at the end.
    void watch(const State& state);
    void note(const EventList& events);

    bool operator==(const CardLog&) const = default;
};

}  // namespace kingdom::lab
