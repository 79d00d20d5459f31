// What cards are worth to one player, in hundredths of a point. Looks only at what the player may
// know, also when it is given a state that holds more.
#pragma once

#include "ai/evaluation/weights.h"

namespace kingdom::ai {

// How far a player sees; less for the weaker opponents.
struct Sight {
    int rounds = kRoundCount;  // rounds ahead that production and combinations are counted for
};

class Appraiser {
  public:
    Appraiser(const Deck& deck, const State& state, Player player, Sight sight = {});

    // Judges by the state as it is now, if another phase has begun or something was built, slated
    // or discarded since the last look; a placed cube changes little. As a new one would, for less.
    void look_again();

    // Of having the development built now.
    int built(Card card) const { return built_after(card, 0); }
    // Of slating the development: what it will bring when it can be finished, less its price;
    // nothing when it cannot be finished in time.
    int slated(Card card) const;
    // Of the card lying in one's selection area, whatever its kind: built, recycled or suffered.
    int taken(Card card) const;
    // Of all cards of a row, unknown ones guessed.
    int row(const CardRow& row) const;
    // The same for somebody who judges in the player's place: all face-down cards are guessed.
    int open_row(const CardRow& row) const;

    // Of one more piece on a card under construction: dear when the card will soon be complete.
    int filling(Card card) const;
    // True when what is in hand and in stock, and what will still be produced in this round,
    // could complete the card.
    bool completable(Card card) const;

    int cards(CardType type) const { return types_[index(type)]; }   // built
    int combo(CardType type) const { return combos_[index(type)]; }  // points of one more
    int rounds() const { return rounds_; }  // production phases still to come
    // What the quest's final step asks for while it is still to be done (without it nobody wins):
    // cubes that the alchemy area still lacks, tokens that should stay in stock.
    int wanted_for_quest(Resource resource) const { return quest_[index(resource)]; }
    bool can_spare(Resource token) const;
    // Free spaces of the player's construction area for a resource.
    int demand(Resource resource) const { return demand_[index(resource)]; }
    // Spaces of one card that are still free.
    int missing(Card card) const;
    int missing(Card card, Resource resource) const;

    static constexpr int kCube = 10;  // most of what is not needed ends in the alchemy area
    static constexpr int kRecycledCard = 60;
    static constexpr int kBetterRecycled = 200;  // what is worth less is not worth slating
    static constexpr int kUnknownCard = -60;     // players hide what they do not want

  private:
    // Worths that were asked for before, by rounds until the card is built.
    struct Remembered {
        std::array<CardSet, kRoundCount> known{};
        std::array<std::array<int, kDevelopmentCount>, kRoundCount> worth;  // of the known ones
    };

    const Weights& weights_after(int rounds) const;
    int built_after(Card card, int rounds) const;
    [[gnu::noinline]] int work_out_built(Card card, int rounds) const;
    void look();
    void look_at_duchy();
    void look_at_construction();
    void look_at_quest();
    int price(const Development& development) const;
    int rounds_to_build(const Development& development) const;

    const Deck& deck_;
    const State& state_;
    Player player_;
    const Side& side_;
    Sight sight_;
    // What the rest was worked out from.
    CardSet duchy_{};
    CardSet construction_{};
    Phase phase_{};
    std::array<std::uint8_t, kBasicCount> stolen_{};

    int rounds_ = 0;                        // production phases still to come
    int seen_ = 0;                          // of those, how many are thought of
    std::array<int, kTypeCount> types_{};   // built cards of each type
    std::array<int, kTypeCount> combos_{};  // points that one more card of a type brings
    std::array<int, kResourceCount> demand_{};
    std::array<int, kBasicCount> income_{};
    std::array<int, kResourceCount> quest_{};
    mutable Remembered remembered_;
};

}  // namespace kingdom::ai
