#include "app/show/hint_text.h"

#include <fmt/format.h>

#include "app/show/sentences.h"
#include "app/show/table.h"
#include "record/decision_json.h"

namespace kingdom {
namespace {

// What the sentence calls the thing that it is about: a card, a resource or a territory.
std::string thing_of(const Show& show, const ai::Reason& reason) {
    if (reason.card) return card_name(show, *reason.card);
    if (reason.resource) return resource_name(show, *reason.resource);
    if (reason.place) return territory_name(show, *reason.place);
    return {};
}

std::string prospects(const Show& show, const View& view, const ai::Hint& hint) {
    const std::string points = fmt::format("{:.0f}", hint.points);
    if (view.setup.solo()) return show.texts.say("ui.hint.solo", {{"points", points}});
    return show.texts.say("ui.hint.win",
                          {{"win", fmt::format("{:.0f}", 100 * hint.win)}, {"points", points}});
}

}  // namespace

std::string reason_sentence(const Show& show, const View& view, const ai::Reason& reason) {
    const Player other_player = other(view.viewer.value_or(view.setup.first));
    return show.texts.say("hint." + std::string(ai::word(reason.why)),
                          {{"thing", thing_of(show, reason)},
                           {"count", std::to_string(reason.count)},
                           {"other", player_name(show, other_player)}});
}

std::vector<std::string> hint_lines(const Show& show, const View& view, const ai::Hints& hints) {
    std::vector<std::string> lines;
    for (const ai::Hint& hint : hints) {
        lines.push_back(fmt::format("{} ({})", decision_label(show, view, hint.decision),
                                    prospects(show, view, hint)));
        lines.push_back("    " + reason_sentence(show, view, hint.reason));
    }
    return lines;
}

nlohmann::ordered_json hints_json(const Show& show, const View& view, const ai::Hints& hints) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const ai::Hint& hint : hints) {
        list.push_back({{"decision", decision_to_json(show.file, hint.decision)},
                        {"win", hint.win},
                        {"points", hint.points},
                        {"reason", ai::word(hint.reason.why)},
                        {"sentence", reason_sentence(show, view, hint.reason)}});
    }
    return list;
}

}  // namespace kingdom
