// What a net thinks of a position: the chance to win, the points, how much it would like every
// choice of the menu, and what each face-down card may be. No heap: all its memory is in the Judge.
#pragma once

#include "ai/net/network.h"

namespace kingdom::ai::net {

// Parts of 10,000, and points in parts of 10.
struct Prospect {
    std::int32_t win = 0;  // 10,000 surely won, -10,000 surely lost
    std::int32_t points = 0;
    std::int32_t others_points = 0;
};

class Judge {
  public:
    Judge(const Network& network, const DeckTables& tables);

    // Looks at a position; the others answer about it.
    void look(const Observation& seen);

    Prospect prospect() const;

    // How much the choices of a menu are liked, in parts of kOne; meaningful compared to each
    // other.
    void weigh(const Observation& seen, const Menu& menu);
    std::int32_t liking(std::size_t choice) const;

    // For the token of a face-down card: how likely it is each card of the unseen pile, as parts of
    // the sum that is given back; others are 0.
    std::uint64_t believe(const Observation& seen, std::size_t token,
                          std::array<std::uint32_t, kCardCount>& parts) const;

  private:
    using Vector = DeckTables::Vector;

    void look_at_tokens(const Observation& seen);
    void look_at_figures(const Observation& seen);
    void look_at_piles(const Observation& seen);
    void think();
    Vector key_of(const std::int16_t* vector) const;
    const Vector& key_at(std::uint8_t token);
    std::int32_t weigh_entry(Entry entry);
    void weigh_layings(const Observation& seen);

    const Network& network_;
    const DeckTables& tables_;

    std::array<Vector, kTokens> tokens_{};
    std::array<Vector, 2> areas_{};
    std::array<std::int16_t, kJoined> joined_{};
    std::array<std::int16_t, kTrunk> trunk_{};
    std::array<std::int16_t, kWidth> trunk_key_{};  // what the trunk adds to every key
    std::array<Vector, kTokens + 2> keys_{};
    std::array<bool, kTokens + 2> has_key_{};
    std::array<std::int32_t, kEntries> entries_{};
    std::array<std::int32_t, kLayings> alone_{};
    std::array<std::array<std::int16_t, kPairWidth>, kLayings> pair_{};
};

}  // namespace kingdom::ai::net
