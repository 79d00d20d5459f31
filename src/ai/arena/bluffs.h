// Which cards a player hides: trap frequencies by what the card is worth to whoever might take it.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "ai/arena/offered.h"

namespace kingdom::ai {

// Cards of about the same worth, with how many of them were offered face down.
struct Trapped {
    std::uint64_t offered = 0;
    std::uint64_t face_down = 0;
    int least = 0, most = 0;  // worth, in hundredths of a point; 0 when nothing was offered

    double share() const {
        return offered == 0 ? 0 : static_cast<double>(face_down) / static_cast<double>(offered);
    }
};

inline constexpr std::size_t kFifths = 5;

struct Bluffs {
    std::array<Trapped, kFifths> fifths{};  // from the least worth to the most
    Trapped dangers{};                      // calamities and menaces

    // Dangers and the lower two fifths; the middle one; the upper two.
    Trapped bad() const;
    Trapped middling() const { return fifths[2]; }
    Trapped good() const;
    Trapped all() const;
};

// Cards of equal worth stay together, so the fifths are only about equally large.
Bluffs bluffs_of(std::span<const OfferedCard> cards);

}  // namespace kingdom::ai
