// What a player types to offer two cards: `1 4`, or with areas and faces `1l 4r?`.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "rules/decision.h"

namespace kingdom {

struct OfferInput {
    struct Part {
        std::size_t number = 0;  // as typed, from 1
        std::optional<Area> area{};
        bool face_down = false;
    };
    std::array<Part, 2> parts{};

    // Areas for both cards: the offer is complete.
    bool complete() const { return parts[0].area && parts[1].area; }
};

// The letters that stand for the two areas in the player's language.
struct AreaLetters {
    char left = 'l';
    char right = 'r';
};

// Nothing when the text is not two cards. Numbers are not checked.
std::optional<OfferInput> parse_offer(std::string_view text, AreaLetters letters);

// A number from 1 with an optional count behind it, `3` or `3x2`; nothing when it is none.
struct NumberInput {
    std::size_t number = 0;
    std::size_t times = 1;
};
std::optional<NumberInput> parse_number(std::string_view text);

}  // namespace kingdom
