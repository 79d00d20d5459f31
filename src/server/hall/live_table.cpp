#include "server/hall/live_table.h"

#include <algorithm>
#include <limits>

#include "record/words.h"
#include "server/hall/secrets.h"
#include "server/protocol/message_json.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

constexpr Moment kNever = std::numeric_limits<Moment>::max();
constexpr Moment kTryAgainAfter = 1000;  // ms

}  // namespace

LiveTable::LiveTable(std::string id, Surroundings surroundings)
    : id_(std::move(id)),
      around_(std::move(surroundings)),
      mailbox_(std::make_shared<Mailbox>(around_.workers)),
      wake_at_(kNever) {}

void LiveTable::enter(Reply reply, Act act) {
    mailbox_->post([self = shared_from_this(), reply = std::move(reply), act = std::move(act)] {
        self->unless_store_fails(reply, [&] {
            if (self->load(reply)) self->after_time(reply, [reply, act] { act(reply); });
        });
    });
}

void LiveTable::unless_store_fails(const Reply& reply, const Task& act) {
    try {
        act();
    } catch (const store::StoreError&) {
        give_up(reply);
    }
}

// Nobody may see what could not be written. A level that was about to decide tries again.
void LiveTable::give_up(const Reply& reply) {
    table_.reset();
    taken_ = 0;
    wake_at_ = now_ms() + kTryAgainAfter;
    reply(unavailable());
}

// Whoever has run out of time has lost, before anything else is looked at.
void LiveTable::after_time(const Reply& reply, const Task& act) {
    const Moment now = now_ms();
    const auto late = table_->out_of_time(now);
    if (!late) return act();
    append({.kind = EntryKind::RanOutOfTime, .seat = *late, .at = now}, {}, reply, act, act);
}

bool LiveTable::load(const Reply& reply) {
    if (!table_) {
        read_from_store();
    } else if (around_.store.is_shared()) {
        catch_up();
    }
    if (table_) return true;
    reply(rejected(ErrorKey::NotFound, "there is no such table"));
    return false;
}

void LiveTable::read_from_store() {
    const auto row = around_.store.find_table(id_);
    if (!row) return;
    const auto hash = read_header_deck(row->header);
    const DeckHandle deck = hash ? around_.decks.find(*hash) : nullptr;
    if (!deck) throw store::StoreError("the deck of a table is missing");
    auto header = read_header(*deck, row->header);
    if (!header) throw store::StoreError("the header of a table cannot be read: " + header.error());
    if (header->rules != kRulesEdition) {
        throw store::StoreError("the table is played by another edition of the rules");
    }
    auto table = Table::open(deck, std::move(*header));
    if (!table) throw store::StoreError("a table cannot be opened: " + table.error());
    for (const Entry& entry : entries_from(table->deck(), 0)) table->apply(entry);
    table_.emplace(std::move(*table));
    summary_.reset();
    told_ = table_->to_decide();
    send_changes();
    after_change();
}

// Entries that others wrote; what they did is then shown here too.
void LiveTable::catch_up() {
    const auto entries = entries_from(table_->deck(), table_->size());
    for (const Entry& entry : entries) {
        table_->apply(entry);
        publish(entry);
    }
    if (!entries.empty()) after_change();
}

std::vector<Entry> LiveTable::entries_from(const DeckFile& deck, std::uint64_t number) {
    std::vector<Entry> entries;
    for (const store::EntryRow& row : around_.store.entries(id_, number)) {
        const std::size_t colon = row.client_id.find(':');
        if (row.number != number++) throw store::StoreError("the log of a table has a hole");
        std::string client_id = colon == std::string::npos ? "" : row.client_id.substr(colon + 1);
        auto entry = read_entry(deck, row.body, std::move(client_id));
        if (!entry) throw store::StoreError("an entry cannot be read: " + entry.error());
        entries.push_back(std::move(*entry));
    }
    return entries;
}

std::optional<LiveTable::Caller> LiveTable::caller(const std::string& token) {
    if (token.empty()) return Caller{};
    const std::string hash = hash_of(token);
    if (const auto known = callers_.find(hash); known != callers_.end()) return known->second;
    auto grant = around_.store.find_grant(hash);
    // Seat tokens end only through this table, unless others write here too.
    const bool may_keep = grant && !around_.store.is_shared();
    if (!grant) {
        const auto player = around_.store.find_player(hash);
        if (player) grant = around_.store.find_seat_of(id_, player->id);
    }
    if (!grant || grant->table != id_ || grant->kind != "seat") return std::nullopt;
    const Caller found{find_word<Player>(grant->seat), grant->player};
    if (may_keep) callers_[hash] = found;
    return found;
}

void LiveTable::subscribe(protocol::Subscribe wish, std::shared_ptr<Subscriber> subscriber,
                          Reply reply) {
    ++interested_;
    const Subscriber* key = subscriber.get();
    const std::weak_ptr<Subscriber> weak = subscriber;
    enter(std::move(reply), [this, wish = std::move(wish), weak, key](const Reply& answer) {
        const auto who = caller(wish.token.value_or(""));
        std::erase_if(watchers_, [key](const Watcher& watcher) { return watcher.key == key; });
        if (!who) {
            interested_ = watchers_.size() + waiters_.size();
            return answer(
                rejected(ErrorKey::Unauthorized, "this token belongs to no seat of the table"));
        }
        watchers_.push_back({weak, key, who->seat, wish.since, wish.revision});
        send_view(watchers_.back());
        after_change();
    });
}

void LiveTable::unsubscribe(const Subscriber* subscriber) {
    mailbox_->post([self = shared_from_this(), subscriber] {
        std::erase_if(self->watchers_,
                      [subscriber](const Watcher& watcher) { return watcher.key == subscriber; });
        self->interested_ = self->watchers_.size() + self->waiters_.size();
    });
}

Seats LiveTable::present() const {
    Seats seats{};
    for (const Watcher& watcher : watchers_) {
        if (watcher.viewer && !watcher.subscriber.expired()) seats[index(*watcher.viewer)] = true;
    }
    return seats;
}

std::string LiveTable::view_of(Viewer viewer, std::uint32_t since, std::uint32_t revision) const {
    return table_->view(
        viewer, {.since = since, .revision = revision, .present = present(), .now = now_ms()});
}

void LiveTable::let_go() {
    letting_go_ = true;
    mailbox_->post([self = shared_from_this()] {
        for (Waiter& waiter : self->waiters_) waiter.until = 0;
        if (self->table_) return self->answer_waiters();
        for (const Waiter& waiter : std::exchange(self->waiters_, {})) waiter.reply(unavailable());
    });
}

void LiveTable::wake() {
    wake_at_ = kNever;  // until it is known better
    enter([](const Answer&) {},
          [this](const Reply&) {
              answer_waiters();
              after_change();
          });
}

// When to wake it next, and whether a level has something to do.
void LiveTable::after_change() {
    Moment next = table_->deadline().value_or(kNever);
    for (const Waiter& waiter : waiters_) next = std::min(next, waiter.until);
    wake_at_ = next;
    interested_ = watchers_.size() + waiters_.size();
    think();
}

bool LiveTable::is_idle() const {
    return interested_ == 0 && mailbox_->is_idle();
}

}  // namespace kingdom::server
