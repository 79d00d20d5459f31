// A table in memory, with those who watch it. Everything happens one after the other in its
// mailbox: an entry is applied, written, and only after its commit shown to anybody. When the
// store says no, the table is read anew, so that nothing unwritten is ever seen.
#pragma once

#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/hall/mailbox.h"
#include "server/hall/review.h"
#include "server/hall/surroundings.h"
#include "server/protocol/client_message.h"
#include "server/protocol/http_bodies.h"

namespace kingdom::server {

// What somebody wants to see over HTTP.
struct LookWish {
    std::uint32_t since = 0;
    std::uint32_t revision = 0;
    Moment wait_ms = 0;  // how long to wait for something new
};

class LiveTable : public std::enable_shared_from_this<LiveTable> {
  public:
    LiveTable(std::string id, Surroundings surroundings);

    // Anything but subscribe and unsubscribe. An empty token is a spectator's.
    void act(std::string token, protocol::ClientMessage message, Reply reply);
    void join(protocol::Join join, Reply reply);
    void recover(std::string recovery, Reply reply);
    void set_hook(std::string token, std::optional<std::string> url, Reply reply);
    // `push` without table and seat.
    void set_push(std::string token, store::PushRow push, Reply reply);
    void end_push(std::string token, std::string endpoint, Reply reply);

    // The answer is a view that is sent; only a failure is replied.
    void subscribe(protocol::Subscribe wish, std::shared_ptr<Subscriber> subscriber, Reply reply);
    void unsubscribe(const Subscriber* subscriber);

    void look(std::string token, LookWish wish, Reply reply);
    void record(Reply reply);
    void replay_view(std::size_t at, Viewer viewer, Reply reply);
    void review(Reply reply);

    // Others may have written, or time has passed.
    void wake();
    // When it wants to be woken, if ever.
    Moment wake_at() const { return wake_at_; }
    // Nobody waits for something new any more: those who do are answered.
    void let_go();
    // Nothing is under way.
    bool is_quiet() const { return mailbox_->is_idle(); }
    // Ends what was asked for after the workers had stopped.
    void drop_waiting() { mailbox_->drop(); }
    // Nor is anybody interested.
    bool is_idle() const;

  private:
    struct Watcher {
        std::weak_ptr<Subscriber> subscriber;
        const Subscriber* key = nullptr;
        Viewer viewer;
        std::uint32_t seq = 0;
        std::uint32_t revision = 0;
    };
    struct Waiter {
        Viewer viewer;
        LookWish wish;
        Moment until = 0;
        Reply reply;
    };
    // Who is asking: a seat, or nobody for a spectator.
    struct Caller {
        Viewer seat;
        std::string player{};
    };
    struct Pending {
        Entry entry;
        Reply reply;
        Task again;      // when the key was taken
        Task committed;  // instead of the usual answer; may be empty
        std::chrono::steady_clock::time_point began;
    };
    using Act = std::function<void(const Reply&)>;

    void enter(Reply reply, Act act);
    void unless_store_fails(const Reply& reply, const Task& act);
    void give_up(const Reply& reply);
    void after_time(const Reply& reply, const Task& act);
    bool load(const Reply& reply);
    void read_from_store();
    void catch_up();
    std::vector<Entry> entries_from(const DeckFile& deck, std::uint64_t number);
    std::optional<Caller> caller(const std::string& token);

    // live_table_actions.cpp
    void act_now(const std::string& token, const protocol::ClientMessage& message,
                 const Reply& reply);
    std::optional<Entry> entry_of(const protocol::ClientMessage& message, Player seat,
                                  std::optional<std::uint32_t>& seq, const Reply& reply) const;
    void hint(Player seat, const Reply& reply);

    // live_table_commit.cpp; nothing may read the table after `append` until it is committed
    void append(Entry entry, store::Write write, Reply reply, Task again, Task committed = {});
    void show_out(Player seat);
    void put_summary(store::Write& write);
    void finish_commit(store::Outcome outcome, const Pending& pending);
    void publish(const Entry& entry);
    void send_changes();
    void send_view(Watcher& watcher);
    void answer_waiters();
    void tell(const Entry& entry);
    void put_results(store::Write& write) const;
    void after_change();

    // live_table_seats.cpp
    void join_now(const protocol::Join& join, const Reply& reply);
    void recover_now(const std::string& recovery, const Reply& reply);
    std::optional<Player> seat_to_join(const protocol::Join& join, const Reply& reply);
    void rematch(const Caller& caller, const protocol::Rematch& message, const Reply& reply);
    void make_rematch(const Caller& caller, const Reply& reply);
    void grant_seat(const std::string& table, Player seat, const std::string& player,
                    const Reply& reply, nlohmann::json body);
    TableHeader rematch_header() const;

    // live_table_levels.cpp
    void think();
    void post_decided(Player seat, Decision decision);
    void level_decided(Player seat, Decision decision);

    // live_table_reading.cpp
    void begin_review();
    void go_on_reviewing(const std::shared_ptr<ReviewInProgress>& review);

    // live_table_notices.cpp
    void tell_turns();
    void tell_absent(Player seat);
    // Where the seat's absent player wants notices, or empty.
    const std::string& hook(Player seat);
    std::vector<store::PushRow>& pushes(Player seat);
    void as_seat(std::string token, Reply reply, std::function<void(Player, const Reply&)> act);
    void add_push(Player seat, store::PushRow push, const Reply& reply);
    void forget_push(store::PushRow push, const Reply& reply);

    Seats present() const;
    std::string view_of(Viewer viewer, std::uint32_t since, std::uint32_t revision) const;

    std::string id_;
    Surroundings around_;
    std::shared_ptr<Mailbox> mailbox_;
    std::optional<Table> table_;
    int taken_ = 0;                          // how often in a row somebody else came first
    std::optional<store::Summary> summary_;  // as stored, once the table's last entry is
    std::vector<Watcher> watchers_;
    std::vector<Waiter> waiters_;
    std::atomic<bool> letting_go_ = false;
    std::map<std::string, Caller> callers_;  // by the hash of their token
    Seats told_{};                           // whose turn it was when turns were told last
    std::array<std::optional<std::string>, 2> hooks_;                   // by seat, once asked for
    std::array<std::optional<std::vector<store::PushRow>>, 2> pushes_;  // likewise
    bool thinking_ = false;
    Seats hinting_{};
    std::shared_ptr<ReviewInProgress> review_;  // while it is computed
    std::atomic<Moment> wake_at_;
    std::atomic<std::size_t> interested_ = 0;
};

// What lists show of a table, for the store to keep.
store::Summary summary_of(const Table& table);

// The secrets of a new seat: its token and recovery code go to `body`, their hashes to the write.
void put_seat_grants(store::Write& write, const std::string& table, Player seat,
                     const std::string& player, nlohmann::json& body);

}  // namespace kingdom::server
