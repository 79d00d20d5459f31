// Telling the seats of one table that they are to decide: over their sockets, and where an absent
// player wants to hear it.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "server/hall/outside.h"
#include "server/hall/watchers.h"

namespace kingdom::server {

class Notices {
  public:
    // Told, from any thread, of a browser that wants to hear no more.
    using Gone = std::function<void(store::PushRow)>;

    Notices(std::string table, store::Store& store, Messenger& messenger)
        : table_(std::move(table)), store_(store), messenger_(messenger) {}

    // The table was read: whoever is to decide has been told before.
    void begin(const Table& table) { told_ = table.to_decide(); }
    // Without `gone` nobody absent is reached: another process does that. Throws StoreError.
    void tell_turns(const Table& table, const Watchers& watchers, const Gone& gone);

    // An empty address: none any more.
    void set_hook(Player seat, const std::string& url, const Reply& reply);
    // `push` without table and seat.
    void add_push(Player seat, store::PushRow push, const Reply& reply);
    void forget_push(store::PushRow push, const Reply& reply);
    void end_push(Player seat, const std::string& endpoint, const Reply& reply);

  private:
    void tell_absent(Player seat, const Gone& gone);
    // Where the seat's absent player wants notices, or empty.
    const std::string& hook(Player seat);
    std::vector<store::PushRow>& pushes(Player seat);

    std::string table_;
    store::Store& store_;
    Messenger& messenger_;
    Seats told_{};  // whose turn it was when turns were told last
    std::array<std::optional<std::string>, 2> hooks_;                   // by seat, once asked for
    std::array<std::optional<std::vector<store::PushRow>>, 2> pushes_;  // likewise
};

}  // namespace kingdom::server
