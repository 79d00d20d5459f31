// What happened, as one viewer may know it. The log takes every event; a viewer's entries leave
// out the opponent's part of a running segment, and the names of cards that the viewer cannot see.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "rules/event.h"
#include "rules/state.h"

namespace kingdom {

// A player, or nobody: a spectator.
using Viewer = std::optional<Player>;

// Whether both states stand in the same simultaneous segment (R10.2) of a game.
bool same_segment(const State& one, const State& two);

class GameLog {
  public:
    // Appends what one decision (or the deal) brought about. `before` and `after` are the states
    // around it: they tell whether a simultaneous segment ended by it (R10.2).
    void add(const State& before, const EventList& events, const State& after);

    // A point to which the log can be cut back when decisions are taken back (R10.4). Only points
    // inside the running segment may be used.
    struct Mark {
        std::size_t events = 0;
        std::size_t groups = 0;
    };
    Mark mark() const { return {events_.size(), groups_.size()}; }
    void cut_back(Mark mark);

    // Everything, in the order in which it was decided.
    std::span<const Event> all() const { return events_; }

    // What the viewer may know, oldest first; the number of an entry is its place here. Entries
    // stay as they are when more come, but for the viewer's own that are taken back. An event's
    // secret card is kHiddenCard for all but its owner. From number `since` on.
    std::vector<Event> entries_for(Viewer viewer, std::size_t since = 0) const;
    // How many entries there are.
    std::size_t count_for(Viewer viewer) const;

  private:
    // The events of one segment, or of one decision outside of segments.
    struct Group {
        std::size_t begin = 0;
        std::size_t last_decision = 0;  // where the events of its last decision begin
        Player first{};                 // the round's first player
        bool segment = false;
        bool closed = false;
    };
    std::size_t end_of(std::size_t group) const;
    void append_group(const Group& group, std::size_t end, Viewer viewer,
                      std::vector<Event>& entries) const;

    std::vector<Event> events_;
    std::vector<Group> groups_;
};

}  // namespace kingdom
