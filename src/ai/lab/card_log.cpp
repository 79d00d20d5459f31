#include "ai/lab/card_log.h"

#include "rules/position.h"

namespace kingdom::lab {
namespace {

void add_face_up(CardSet& cards, const CardRow& row) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (!row.face_down(i)) cards.add(row[i]);
    }
}

}  // namespace

void CardLog::watch(const State& state) {
    for (const CardRow& area : state.areas) add_face_up(seen, area);
    for (std::size_t i = 0; i < state.looked_count; ++i) seen.add(state.looked[i]);
    for (const Player player : kPlayers) {
        if (!takes_part(state, player)) continue;
        const std::size_t seat = index(player);
        const Hand& hand = state.hands[seat];
        for (std::size_t i = 0; i < state.hand_sizes[seat]; ++i) seen.add(hand.cards[i]);
        const CardRow& selection = state.board.sides[seat].selection;
        add_face_up(seen, selection);
        for (const Card card : selection) taken[seat].add(card);
    }
}

void CardLog::note(const EventList& events) {
    for (const Event& event : events) {
        const std::size_t seat = index(event.player);
        switch (event.kind) {
            case EventKind::Slated: slated[seat].add(event.card); break;
            case EventKind::Recycled: recycled[seat].add(event.card); break;
            case EventKind::Built: built[seat].add(event.card); break;
            case EventKind::AdvisorJoined:
                taken[seat].add(event.card);
                built[seat].add(event.card);
                break;
            default: break;
        }
    }
}

}  // namespace kingdom::lab
