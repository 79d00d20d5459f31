#include "server/hall/advice.h"

#include <algorithm>
#include <cmath>

#include "record/decision_json.h"
#include "record/words.h"

namespace kingdom::server {
namespace {

using protocol::HintInfo;
using protocol::ReasonInfo;
using protocol::ReasonThing;

// A search of some thousand playouts cannot tell less from chance.
constexpr double kSlightWin = 0.02;
constexpr double kSlightPoints = 1.0;

double rounded(double value, double digits) {
    return std::round(value * digits) / digits;
}
double win_on_wire(double win) {
    return rounded(win, 1e4);
}
double points_on_wire(double points) {
    return rounded(points, 1e2);
}

std::optional<ReasonThing> thing_of(const DeckFile& deck, const ai::Reason& reason) {
    if (reason.card) return ReasonThing{.card = std::string(key_of(deck, *reason.card))};
    if (reason.resource) return ReasonThing{.resource = {{std::string(word(*reason.resource))}}};
    if (reason.place) {
        return ReasonThing{.territory = std::string(deck.names.territories[*reason.place].view())};
    }
    return std::nullopt;
}

ReasonInfo reason_info(const DeckFile& deck, const ai::Reason& reason) {
    ReasonInfo info{.why = {std::string(ai::word(reason.why))}, .thing = thing_of(deck, reason)};
    if (reason.count > 0) info.count = static_cast<std::uint32_t>(reason.count);
    return info;
}

HintInfo hint_info(const DeckFile& deck, const Setup& setup, const ai::Hint& hint) {
    HintInfo info{.decision = {decision_to_json(deck, hint.decision)},
                  .points = points_on_wire(hint.points),
                  .reason = reason_info(deck, hint.reason)};
    if (!setup.solo()) info.win.value = win_on_wire(hint.win);
    return info;
}

}  // namespace

protocol::HintsGiven hints_given(const DeckFile& deck, const Setup& setup, const ai::Hints& hints) {
    protocol::HintsGiven given;
    for (const ai::Hint& hint : hints) given.hints.push_back(hint_info(deck, setup, hint));
    return given;
}

protocol::ReviewedDecision reviewed(const DeckFile& deck, const Setup& setup, const Turn& played,
                                    const ai::Judgement& judgement) {
    const ai::Hint& best = judgement.best;
    protocol::ReviewedDecision info{.by = {std::string(word(played.by))},
                                    .decision = {decision_to_json(deck, played.decision)},
                                    .points = points_on_wire(best.points)};
    const double lost =
        setup.solo() ? best.points - judgement.played.points : best.win - judgement.played.win;
    if (lost >= (setup.solo() ? kSlightPoints : kSlightWin)) {
        info.better.value = hint_info(deck, setup, best);
        info.cost = setup.solo() ? points_on_wire(lost) : win_on_wire(lost);
    }
    if (!setup.solo()) {
        info.win.value = win_on_wire(played.by == Player::Valados ? best.win : 1 - best.win);
    }
    return info;
}

}  // namespace kingdom::server
