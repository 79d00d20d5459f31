// A table in memory. Everything happens one after the other in its mailbox: an entry is applied,
// written, and only after its commit shown to anybody. When the store says no, the table is read
// anew, so that nothing unwritten is ever seen.
#pragma once

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "server/hall/chain.h"
#include "server/hall/door.h"
#include "server/hall/mailbox.h"
#include "server/hall/notices.h"
#include "server/hall/reviews.h"
#include "server/hall/surroundings.h"
#include "server/hall/watchers.h"
#include "server/protocol/client_message.h"

namespace kingdom::server {

// Who wants to do something: the token of a seat (empty: a spectator), and from where.
struct Asker {
    std::string token{};
    std::string guest{};
};

class LiveTable : public std::enable_shared_from_this<LiveTable> {
  public:
    LiveTable(std::string id, Surroundings surroundings);

    // Anything but subscribe and unsubscribe.
    void act(Asker asker, protocol::ClientMessage message, Reply reply);
    void join(protocol::Join join, Reply reply);
    void recover(protocol::Recover wish, Reply reply);

    // The answer is a view that is sent; only a failure is replied.
    void subscribe(protocol::Subscribe wish, std::shared_ptr<Subscriber> subscriber, Reply reply);
    void unsubscribe(const Subscriber* subscriber);
    void look(std::string token, LookWish wish, Reply reply);

    // After the end.
    void record(Reply reply);
    void replay_view(std::size_t at, Viewer viewer, Reply reply);
    void review(std::string guest, Reply reply);

    // What a seat does about its notices.
    using SetNotices = std::function<void(Notices&, Player, const Reply&)>;
    void set_notices(std::string token, SetNotices set, Reply reply);

    // Others may have written, or time has passed.
    void wake();
    // When it wants to be woken, if ever.
    Moment wake_at() const { return wake_at_; }
    // Nobody waits for something new any more: those who do are answered.
    void let_go();
    // Nothing is under way.
    bool is_quiet() const { return mailbox_->is_idle(); }
    // There is no such table, and nothing is under way.
    bool is_nothing() const { return is_missing_ && mailbox_->is_idle(); }
    // Nor is anybody interested.
    bool is_idle() const { return interested_ == 0 && mailbox_->is_idle(); }
    // Ends what was asked for after the workers had stopped.
    void drop_waiting() { mailbox_->drop(); }

  private:
    struct Pending {
        Entry entry;
        Reply reply;
        Task again;      // when the key was taken
        Task committed;  // instead of the usual answer; may be empty
        std::chrono::steady_clock::time_point began;
    };
    using Act = std::function<void(const Reply&)>;
    // Whether what other processes may have written is read first, or what is known here will do:
    // an entry that comes too late shows itself by its number.
    enum class Wanted : std::uint8_t { Newest, Known };

    // live_table.cpp
    void enter(Reply reply, Act act, Wanted wanted = Wanted::Newest);
    void unless_store_fails(const Reply& reply, const Task& act);
    void give_up(const Reply& reply);
    void after_time(const Reply& reply, const Task& act);
    bool load(const Reply& reply, Wanted wanted = Wanted::Newest);
    void read_from_store();
    void catch_up();
    std::vector<Entry> entries_from(const DeckFile& deck, std::uint64_t number);
    void after_change();
    Moment now() const { return around_.time.now(); }

    // live_table_actions.cpp
    void act_now(const Asker& asker, const protocol::ClientMessage& message, const Reply& reply,
                 Wanted known);
    void admit(const std::function<Admitted()>& ask, const Reply& reply);
    void when_finished(Reply reply, std::function<Answer()> answer);
    // Of the day's deal nobody shows anything to others while it can still be played.
    bool is_secret() const { return table_->header().daily == day_of(now()); }

    // live_table_commit.cpp; nothing may read the table after `append` until it is committed
    void append(Entry entry, store::Write write, Reply reply, Task again, Task committed = {});
    void put_summary(store::Write& write);
    void finish_commit(store::Outcome outcome, const Pending& pending);
    enum class Wrote : bool { Others, We };
    void publish(const Entry& entry, Wrote who);

    // live_table_levels.cpp
    void hint(Player seat, const std::string& guest, const Reply& reply);
    void think();
    void post_decided(Player seat, Decision decision);
    void level_decided(Player seat, Decision decision);

    std::string id_;
    Surroundings around_;
    std::shared_ptr<Mailbox> mailbox_;
    Watchers watchers_;
    Door door_;
    Notices notices_;
    Reviews reviews_;

    std::optional<Table> table_;
    Chain chain_;                            // of its entries
    int taken_ = 0;                          // how often in a row somebody else came first
    std::optional<store::Summary> summary_;  // as stored, once the table's last entry is
    std::string guest_;  // the address that last did something, for whom levels think
    bool thinking_ = false;
    Seats hinting_{};
    std::atomic<Moment> wake_at_;
    std::atomic<std::size_t> interested_ = 0;
    std::atomic<bool> letting_go_ = false;
    std::atomic<bool> is_missing_ = false;
};

}  // namespace kingdom::server
