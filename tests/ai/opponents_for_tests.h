// Opponents that think little enough for a test.
#pragma once

#include <string>
#include <vector>

#include "ai/opponent.h"

namespace kingdom::ai {

inline constexpr std::uint32_t kFewPlayouts = 12;

inline Opponent quick(const Level& level, std::uint32_t threads = 1) {
    return Opponent(level, {.playouts = kFewPlayouts, .threads = threads});
}

// Every level and every plain mind; those that search also with a second thread.
inline std::vector<Opponent> all_opponents() {
    std::vector<Opponent> all;
    for (const auto& some : {levels(), minds()}) {
        for (const Level& level : some) {
            all.push_back(quick(level));
            if (level.mind == Mind::Search) all.push_back(quick(level, 2));
        }
    }
    return all;
}

// For messages.
inline std::string name_of(const Opponent& opponent) {
    return std::string(opponent.level().name) + " with " +
           std::to_string(opponent.budget().threads) + " threads";
}

}  // namespace kingdom::ai
