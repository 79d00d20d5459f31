// The hall with all its tables: finds them, makes them, and knows players, lists and the deal of
// the day. Safe to call from any thread; answers come from threads of the hall.
#pragma once

#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "server/hall/budgets.h"
#include "server/hall/live_table.h"

namespace kingdom::server {

struct HallOptions {
    unsigned threads = 2;
    unsigned thinkers = 1;
    std::size_t bytes_per_address = 0;  // kept in the store for one address a day; 0: any number
    std::size_t daily_per_address = 0;  // attempts at the day's deal, of players; 0: any number
    DeckHandle deck{};                  // the built-in one
    std::string_view deck_text{};
};

// What the hall is built on; all of it outlives the hall.
struct HallGround {
    store::Store& store;
    const Levels& levels;
    Messenger& messenger;
    Metrics& metrics;
    const TimeSource& time;
    Troubles& troubles;
};

class Hall {
  public:
    // Throws StoreError.
    Hall(const HallGround& ground, const HallOptions& options);
    ~Hall();
    Hall(const Hall&) = delete;
    Hall& operator=(const Hall&) = delete;

    // Null when this can be no table's name; whether there is one shows when it is asked.
    std::shared_ptr<LiveTable> table(const std::string& id);

    // `guest`: the address for which it is kept.
    void make_table(protocol::NewTable wish, const std::string& guest, Reply reply);
    void import_record(std::string text, const std::string& guest, Reply reply);
    void add_deck(std::string text, const std::string& guest, Reply reply);
    void deck(std::string hash, Reply reply);
    void levels(const Reply& reply) const;
    void push_key(const Reply& reply) const;
    void list(std::string status, Reply reply);

    void make_player(std::string name, const std::string& guest, Reply reply);
    void player(std::string token, Reply reply);
    void change_player(std::string token, protocol::ChangePlayer change, Reply reply);

    // Of today unless a day is named.
    void daily(std::string day, Reply reply);
    void make_daily(protocol::NewDaily wish, const std::string& guest, Reply reply);

    // Whether the store writes and answers.
    void ready(Reply reply);
    // Nothing new begins; waits, up to some seconds, until what runs is done.
    void stop();

  private:
    using Question = std::function<void(const Reply&)>;

    void ask(Reply reply, Question question);
    // The same for what is then kept, unless the guest has kept enough.
    void keep(const std::string& guest, std::size_t bytes, Reply reply, Question question);
    void make(const DeckHandle& deck, TableHeader header, const std::string& player,
              const Reply& reply);
    TableHeader daily_header(const std::string& day) const;
    std::string today() const;
    void wake_changed(const std::string& changed);
    void look_around();
    bool wake_due_tables(Moment now);
    void forget_idle_tables();

    store::Store& store_;
    Metrics& metrics_;
    DeckShelf decks_;
    std::string store_secret_;
    Surroundings around_;
    Budgets budgets_;
    Budgets attempts_;

    std::mutex mutex_;
    std::map<std::string, std::shared_ptr<LiveTable>, std::less<>> tables_;
    // How far the ticker has looked, by edition of the rules: ours, and where none is known.
    std::map<std::string, store::Due> last_due_{{std::string(kRulesEdition), {}}, {"", {}}};
    bool stopping_ = false;
    std::condition_variable stop_;
    std::thread ticker_;
};

}  // namespace kingdom::server
