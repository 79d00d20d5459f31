// Counting the icons of a duchy (R6.2, R6.3).
#pragma once

#include "cards/deck.h"
#include "rules/state.h"

namespace kingdom {

// Cards of a type in the duchy.
inline int count_of_type(const Deck& deck, const Side& side, CardType type) {
    return (side.duchy & deck.of_type[index(type)]).size();
}

// What the duchy produces of a basic resource, stolen tokens taken off (R11.10).
int income(const Deck& deck, const Setup& setup, const Side& side, Player player,
           Resource resource);

}  // namespace kingdom
