#include "app/opponents.h"

namespace kingdom {

std::vector<std::string> opponent_names() {
    std::vector<std::string> names;
    for (const ai::Level& mind : ai::minds()) names.emplace_back(mind.name);
    for (const ai::Level& level : ai::levels()) names.emplace_back(level.name);
    return names;
}

const ai::Level& usual_opponent() {
    return ai::levels()[1];
}

Rng opponent_rng(std::uint64_t seed, Player player) {
    Rng rng(~seed);
    for (std::size_t skipped = 0; skipped < index(player); ++skipped) rng.next();
    return Rng(rng.next());
}

}  // namespace kingdom
