// What is asked of the laboratory, and asking it.
#pragma once

#include <atomic>

#include "app/lab/findings.h"

namespace kingdom {

struct Inquiry {
    std::vector<Group> groups{};
    std::optional<Module> module{};  // only games of this one
    std::uint64_t games = 0;
    std::uint64_t seed = 1;
    const ai::Level* opponent = nullptr;
    std::uint32_t playouts = 0;  // 0 for a mind that does not search
    std::uint32_t threads = 1;
};

// Plays and counts; a bar on the terminal meanwhile. What is there when `stop` is set is reported.
Findings investigate(const DeckFile& file, const Inquiry& inquiry, const std::atomic<bool>& stop);

// The arguments that make the report again with a deck.
std::string command_of(const std::string& deck_path, const Inquiry& inquiry);

}  // namespace kingdom
