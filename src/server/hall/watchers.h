// Who watches one table: sockets that are sent every change, and requests that wait for one.
// A value that its table's mailbox keeps; it knows no thread and no store.
#pragma once

#include <memory>
#include <vector>

#include "server/hall/answer.h"
#include "server/hall/outside.h"
#include "server/protocol/server_message.h"
#include "server/table/table.h"

namespace kingdom::server {

// What somebody wants to see over HTTP.
struct LookWish {
    std::uint32_t since = 0;
    std::uint32_t revision = 0;
    Moment wait_ms = 0;  // how long to wait for something new
    LegalForm legal = LegalForm::Full;
};

class Watchers {
  public:
    explicit Watchers(std::string table) : table_(std::move(table)) {}

    // Sends the first view at once. Whoever watches already begins anew.
    void add(const Table& table, const std::weak_ptr<Subscriber>& subscriber, const Subscriber* key,
             Viewer viewer, const LookWish& seen, Moment now);
    void remove(const Subscriber* key, Moment now);
    // Replies with the view as soon as it has something new, and at `until` in any case.
    void wait(Viewer viewer, const LookWish& wish, Moment until, Reply reply);

    std::size_t size() const { return watching_.size() + waiting_.size(); }
    // Seats with somebody connected.
    Seats present() const;
    // When the first request must be answered, if any waits.
    std::optional<Moment> next() const;

    // An entry was written: everybody gets what they may know of it.
    void show(const Table& table, const Entry& entry, Moment now);
    // The table was read anew: whoever has not seen it so.
    void show_changes(const Table& table, Moment now);
    // Requests that have something new, or whose time is over.
    void answer_waiting(const Table& table, Moment now);
    // All requests, with what there is.
    void let_go(const Table* table, Moment now);

    void tell(const protocol::ServerMessage& message) const;
    void tell(Player seat, const protocol::ServerMessage& message) const;
    // Whoever watched with a seat's old token does not any more.
    void show_out(Player seat);

  private:
    void note_seen(Viewer viewer, Moment now);

    struct Watching {
        std::weak_ptr<Subscriber> subscriber;
        const Subscriber* key = nullptr;
        Viewer viewer;
        std::uint32_t seq = 0;
        std::uint32_t revision = 0;
        LegalForm legal = LegalForm::Full;
    };
    struct Waiting {
        Viewer viewer;
        LookWish wish;
        Moment until = 0;
        Reply reply;
    };
    // Written for one of several who have seen the same: spectators, and browsers of one seat.
    struct Written {
        Viewer viewer;
        std::uint32_t seq = 0;
        std::uint32_t revision = 0;
        LegalForm legal = LegalForm::Full;
        Text text;
    };
    void send_view(const Table& table, Watching& watching, Moment now,
                   std::vector<Written>& written) const;
    std::string view_of(const Table& table, Viewer viewer, const LookWish& seen, Moment now) const;

    std::string table_;  // its name
    std::vector<Watching> watching_;
    std::vector<Waiting> waiting_;
    std::array<std::optional<Moment>, 2> seen_{};  // when each seat was last here
};

}  // namespace kingdom::server
