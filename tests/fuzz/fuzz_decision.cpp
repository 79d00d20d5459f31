// Any bytes given to the decision reader end in a sentence or in a decision; what was read is
// written and read again unchanged, and the rules can judge it in every module and phase.
#include <cstdint>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "cards/founders.h"
#include "record/decision_json.h"
#include "rules/rules.h"

using namespace kingdom;

namespace {

void append_game(const Setup& setup, std::vector<State>& states) {
    const Deck& deck = founders().deck;
    State state = new_game(deck, setup, Rng(1));
    Rng rng(2);
    while (const auto player = next_player(state)) {
        if (rng.below(8) == 0) states.push_back(state);
        const DecisionList legal = legal_decisions(deck, state, *player);
        const auto pick = rng.below(static_cast<std::uint32_t>(legal.size()));
        apply(deck, state, {*player, legal[pick]});
    }
    states.push_back(state);
}

// Positions out of a game of every module, for one player and for two.
std::vector<State> make_states() {
    std::vector<State> states;
    for (std::size_t module = 0; module < kModuleCount; ++module) {
        for (const std::uint8_t players : {std::uint8_t{1}, std::uint8_t{2}}) {
            Setup setup;
            setup.players = players;
            setup.module = static_cast<Module>(module);
            append_game(setup, states);
        }
    }
    return states;
}

// A decision that is not refused must be playable.
void judge_everywhere(Decision decision) {
    static const std::vector<State> states = make_states();
    const Deck& deck = founders().deck;
    for (State state : states) {
        for (const Player by : kPlayers) {
            if (refusal(deck, state, {by, decision})) continue;
            apply(deck, state, {by, decision});
            break;
        }
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = read_decision(founders(), text);
    if (!read) {
        if (read.error().empty()) std::abort();
        return 0;
    }
    const auto again = decision_from_json(founders(), decision_to_json(founders(), *read));
    if (!again || *again != *read) std::abort();
    judge_everywhere(*read);
    return 0;
}
