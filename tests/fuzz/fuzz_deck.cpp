// Any bytes given to the deck reader end in faults or in a deck that can be played.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "record/deck_reader.h"
#include "rules/rules.h"

using namespace kingdom;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto faults = deck_faults(text);
    const auto file = read_deck(text);
    if (file.has_value() != faults.empty()) std::abort();
    if (!file) return 0;
    State state = new_game(file->deck, {}, Rng(1));
    while (const auto player = next_player(state)) {
        apply(file->deck, state, {*player, legal_decisions(file->deck, state, *player)[0]});
    }
    return 0;
}
