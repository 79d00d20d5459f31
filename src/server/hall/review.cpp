#include "server/hall/review.h"

#include "record/decision_json.h"
#include "record/replay.h"
#include "record/words.h"

namespace kingdom::server {

nlohmann::json review_of(const DeckFile& deck, const Record& record, const Levels& levels) {
    auto decisions = nlohmann::json::array();
    Replayer replayer(deck, record);
    for (const Turn& turn : record.turns) {
        const State state = replayer.state();
        const std::size_t n = replayer.position();
        if (!replayer.step()) break;
        const Decision chosen =
            levels.choose(deck.deck, view_for(state, turn.by), levels.advisor(), n);
        const bool agrees = chosen == representative(deck.deck, state, turn);
        decisions.push_back(
            {{"n", n},
             {"by", word(turn.by)},
             {"decision", decision_to_json(deck, turn.decision)},
             {"better", agrees ? nlohmann::json() : decision_to_json(deck, chosen)}});
    }
    return decisions;
}

}  // namespace kingdom::server
