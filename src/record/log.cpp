#include "record/log.h"

#include <algorithm>

namespace kingdom {
namespace {

// For all but its owner a secret card has no name; solo nobody owns what lies face down.
Event seen_by(Event event, Viewer viewer) {
    if (event.card_is_secret && viewer != event.player) event.card = kHiddenCard;
    return event;
}

}  // namespace

bool same_segment(const State& one, const State& two) {
    return is_segment(one.phase) && one.phase == two.phase && one.round == two.round &&
           one.step == two.step;
}

void GameLog::add(const State& before, const EventList& events, const State& after) {
    const bool segment = is_segment(before.phase);
    const bool running = segment && !groups_.empty() && !groups_.back().closed;
    if (!running) groups_.push_back({events_.size(), 0, first_player(before), segment, false});
    Group& group = groups_.back();
    group.last_decision = events_.size();
    group.closed = !segment || !same_segment(before, after);
    events_.insert(events_.end(), events.begin(), events.end());
}

void GameLog::cut_back(Mark mark) {
    events_.resize(mark.events);
    groups_.resize(mark.groups);
}

std::size_t GameLog::end_of(std::size_t group) const {
    return group + 1 == groups_.size() ? events_.size() : groups_[group + 1].begin;
}

// Everybody sees all events of a closed group, one way or another: entry numbers up to there are
// event numbers.
std::vector<Event> GameLog::entries_for(Viewer viewer, std::size_t since) const {
    std::size_t group = 0;
    while (group < groups_.size() && groups_[group].closed && end_of(group) <= since) ++group;
    if (group == groups_.size()) return {};
    const std::size_t skipped = groups_[group].begin;
    std::vector<Event> entries;
    entries.reserve(events_.size() - skipped);
    for (; group < groups_.size(); ++group) {
        append_group(groups_[group], end_of(group), viewer, entries);
    }
    const auto known =
        static_cast<std::ptrdiff_t>(std::min(since - std::min(since, skipped), entries.size()));
    entries.erase(entries.begin(), entries.begin() + known);
    return entries;
}

std::size_t GameLog::count_for(Viewer viewer) const {
    if (groups_.empty() || groups_.back().closed) return events_.size();
    const std::size_t open = groups_.back().begin;
    return open + entries_for(viewer, open).size();
}

// In a segment the viewer's own events come as they happen; the opponent's, when it ends, before
// whatever its end brings about.
void GameLog::append_group(const Group& group, std::size_t end, Viewer viewer,
                           std::vector<Event>& entries) const {
    std::size_t own_part = group.closed ? group.last_decision : end;
    for (std::size_t i = own_part; i < end; ++i) {
        if (events_[i].held) own_part = i + 1;
    }
    for (std::size_t i = group.begin; i < own_part; ++i) {
        const bool visible = !events_[i].held || viewer == events_[i].player;
        if (visible) entries.push_back(seen_by(events_[i], viewer));
    }
    if (!group.closed) return;
    for (const Player player : {group.first, other(group.first)}) {
        for (std::size_t i = group.begin; player != viewer && i < own_part; ++i) {
            const bool theirs = events_[i].held && events_[i].player == player;
            if (theirs) entries.push_back(seen_by(events_[i], viewer));
        }
    }
    for (std::size_t i = own_part; i < end; ++i) entries.push_back(seen_by(events_[i], viewer));
}

}  // namespace kingdom
