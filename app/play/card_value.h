// What a card is worth to a player, in tenths of a point: the simple opponent's taste.
#pragma once

#include "rules/view.h"

namespace kingdom {

class Appraiser {
  public:
    Appraiser(const Deck& deck, const View& view, Player player);

    // Of having the development built now.
    int built(Card card) const;
    // Of the card lying in one's selection area, whatever its kind: built, recycled or suffered.
    int taken(Card card) const;
    // Of all cards of a row, as `knower` sees them.
    int row(const CardRow& row, Player knower) const;

    // Free spaces of the player's construction area for a resource.
    int demand(Resource resource) const { return demand_[index(resource)]; }
    // Spaces of one card that are still free.
    int missing(Card card) const;
    int missing(Card card, Resource resource) const;

  private:
    int production_worth(const Development& development, int rounds) const;
    int points_worth(const Development& development) const;
    int slated(Card card) const;
    int rounds_to_build(const Development& development) const;

    const Deck& deck_;
    const View& view_;
    Player player_;
    std::array<int, kTypeCount> types_{};   // built cards of each type
    std::array<int, kTypeCount> combos_{};  // points that one more card of a type brings
    std::array<int, kResourceCount> demand_{};
    std::array<int, kBasicCount> income_{};
    int rounds_ = 0;  // production phases still to come
};

}  // namespace kingdom
