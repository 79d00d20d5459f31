// What happened, as sentences for the log and the news.
#include <algorithm>

#include "app/show/sentences.h"
#include "app/show/table.h"
#include "record/words.h"

namespace kingdom {
namespace {

// Too small for the news: the table shows what they came to.
constexpr std::array kOnlyInLog{
    EventKind::HandDealt,   EventKind::AreaFilled,    EventKind::DangerAdded,
    EventKind::CubesGained, EventKind::Placed,        EventKind::IntoAlchemy,
    EventKind::DoneSaid,    EventKind::SoldiersSpent, EventKind::GameEnded};

// What one has just decided oneself.
constexpr std::array kOwnDoings{EventKind::Offered,      EventKind::Selected,  EventKind::Slated,
                                EventKind::Recycled,     EventKind::Forfeited, EventKind::Covered,
                                EventKind::Frozen,       EventKind::Searched,  EventKind::Picked,
                                EventKind::Passed,       EventKind::Recruited, EventKind::Marched,
                                EventKind::CardDiscarded};

template <class List>
bool has(const List& kinds, EventKind kind) {
    return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
}

std::string offered_key(const Event& event) {
    // A card that the reader does not see is called sealed already.
    return event.face_down && event.card != kHiddenCard ? "event.offered_face_down"
                                                        : "event.offered";
}

}  // namespace

bool is_news(const Event& event, Player reader) {
    if (has(kOnlyInLog, event.kind)) return false;
    return event.player != reader || !has(kOwnDoings, event.kind);
}

std::string event_sentence(const Show& show, const View& view, const Event& event) {
    std::string key = "event." + std::string(word(event.kind));
    if (event.kind == EventKind::Offered) key = offered_key(event);
    const bool step =
        event.kind == EventKind::StepCompleted || event.kind == EventKind::FirstAtStep;
    const auto number = static_cast<std::size_t>(event.amount);
    return show.texts.say(
        key, {{"player", player_name(show, event.player)},
              {"card", card_name(show, event.card)},
              {"other", card_name(show, event.other_card)},
              {"resource", show.paint.of(event.resource, resource_name(show, event.resource))},
              {"count", std::to_string(event.amount)},
              {"area", area_name(show, event.area)},
              {"from", territory_name(show, event.place)},
              {"to", territory_name(show, event.to_place)},
              {"name", step ? step_name(show, view, number - 1) : ""}});
}

}  // namespace kingdom
