#include "server/hall/live_table.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

constexpr Moment kNever = std::numeric_limits<Moment>::max();
constexpr Moment kTryAgainAfter = 1000;  // ms

// A table that this program will never open, however often it is asked.
struct Closed : std::runtime_error {
    using std::runtime_error::runtime_error;
};

Rejection no_seats_token() {
    return rejected(ErrorKey::Unauthorized, "this token belongs to no seat of the table");
}

Rejection secret_today() {
    return rejected(ErrorKey::Forbidden, "others see the deal of the day when the day is over");
}

LegalForm legal_form(const protocol::Subscribe& wish) {
    return wish.legal && wish.legal->value == protocol::kFolded ? LegalForm::Folded
                                                                : LegalForm::Full;
}

}  // namespace

LiveTable::LiveTable(std::string id, Surroundings surroundings)
    : id_(std::move(id)),
      around_(std::move(surroundings)),
      mailbox_(std::make_shared<Mailbox>(around_.workers)),
      watchers_(id_),
      door_(id_, around_.store, around_.secret),
      notices_(id_, around_.store, around_.messenger),
      reviews_(id_, around_.store, around_.levels, around_.reviewers),
      wake_at_(kNever) {}

void LiveTable::enter(Reply reply, Act act, Wanted wanted) {
    mailbox_->post(
        [self = shared_from_this(), reply = std::move(reply), act = std::move(act), wanted] {
            self->unless_store_fails(reply, [&] {
                if (self->load(reply, wanted))
                    self->after_time(reply, [reply, act] { act(reply); });
            });
        });
}

void LiveTable::unless_store_fails(const Reply& reply, const Task& act) {
    try {
        act();
    } catch (const Closed& why) {
        wake_at_ = kNever;
        reply(rejected(ErrorKey::Conflict, why.what()));
    } catch (const store::StoreError& error) {
        give_up(reply);
        around_.troubles.note("store_read", error.what());
    }
}

// Nobody may see what could not be written. A level that was about to decide tries again.
void LiveTable::give_up(const Reply& reply) {
    table_.reset();
    taken_ = 0;
    wake_at_ = now() + kTryAgainAfter;
    reply(unavailable());
}

// Whoever has run out of time has lost, before anything else is looked at.
void LiveTable::after_time(const Reply& reply, const Task& act) {
    const auto late = table_->out_of_time(now());
    if (!late) return act();
    append({.kind = EntryKind::RanOutOfTime, .seat = *late, .at = now()}, {}, reply, act, act);
}

bool LiveTable::load(const Reply& reply, Wanted wanted) {
    if (!table_) {
        read_from_store();
    } else if (around_.store.is_shared() && wanted == Wanted::Newest) {
        catch_up();
    }
    is_missing_ = !table_;
    if (table_) return true;
    reply(rejected(ErrorKey::NotFound, "there is no such table"));
    return false;
}

void LiveTable::read_from_store() {
    const auto row = around_.store.find_table(id_);
    if (!row) return;
    const auto hash = read_header_deck(row->header);
    const DeckHandle deck = hash ? around_.decks.find(*hash) : nullptr;
    if (!deck) throw Closed("the deck of this table is not known here");
    auto header = read_header(*deck, row->header);
    if (!header) throw store::StoreError("the header of a table cannot be read: " + header.error());
    if (header->rules != kRulesEdition) {
        throw Closed("this table is played by edition " + header->rules +
                     " of the rules, and this server knows edition " + std::string(kRulesEdition));
    }
    auto table = Table::open(deck, std::move(*header));
    if (!table) throw store::StoreError("a table cannot be opened: " + table.error());
    chain_ = Chain(row->header);
    for (const Entry& entry : entries_from(table->deck(), 0)) table->apply(entry);
    table_.emplace(std::move(*table));
    summary_.reset();
    door_.forget_callers();
    notices_.begin(*table_);
    watchers_.show_changes(*table_, now());
    after_change();
}

// Entries that others wrote; what they did is then shown here too.
void LiveTable::catch_up() {
    const auto entries = entries_from(table_->deck(), table_->size());
    for (const Entry& entry : entries) {
        table_->apply(entry);
        publish(entry, Wrote::Others);
    }
    if (entries.empty()) return;
    summary_.reset();
    after_change();
}

std::vector<Entry> LiveTable::entries_from(const DeckFile& deck, std::uint64_t number) {
    std::vector<Entry> entries;
    for (const store::EntryRow& row : around_.store.entries(id_, number)) {
        if (row.number != number++) throw store::StoreError("the log of a table has a hole");
        const bool is_kept = chain_.add(row.client_id, row.body) == row.chain;
        if (!is_kept && !row.chain.empty()) {
            throw Closed("the log of this table was changed outside the game, at entry " +
                         std::to_string(row.number));
        }
        const std::size_t colon = row.client_id.find(':');
        std::string client_id = colon == std::string::npos ? "" : row.client_id.substr(colon + 1);
        auto entry = read_entry(deck, row.body, std::move(client_id));
        if (!entry) throw store::StoreError("an entry cannot be read: " + entry.error());
        entries.push_back(std::move(*entry));
    }
    return entries;
}

void LiveTable::subscribe(protocol::Subscribe wish, std::shared_ptr<Subscriber> subscriber,
                          Reply reply) {
    ++interested_;
    const Subscriber* key = subscriber.get();
    const std::weak_ptr<Subscriber> weak = subscriber;
    enter(std::move(reply), [this, wish = std::move(wish), weak, key](const Reply& answer) {
        const auto who = door_.caller(wish.token.value_or(""));
        if (!who || (!who->seat && is_secret())) {
            watchers_.remove(key, now());
            interested_ = watchers_.size();
            return answer(who ? secret_today() : no_seats_token());
        }
        watchers_.add(*table_, weak, key, who->seat,
                      {.since = wish.since, .revision = wish.revision, .legal = legal_form(wish)},
                      now());
        after_change();
    });
}

void LiveTable::unsubscribe(const Subscriber* subscriber) {
    mailbox_->post([self = shared_from_this(), subscriber] {
        self->watchers_.remove(subscriber, self->now());
        self->interested_ = self->watchers_.size();
    });
}

void LiveTable::look(std::string token, LookWish wish, Reply reply) {
    enter(std::move(reply), [this, token = std::move(token), wish](const Reply& answer) {
        const auto who = door_.caller(token);
        if (!who) return answer(no_seats_token());
        if (!who->seat && is_secret()) return answer(secret_today());
        const Moment patience = letting_go_ ? 0 : wish.wait_ms;
        watchers_.wait(who->seat, wish, now() + patience, answer);
        watchers_.answer_waiting(*table_, now());
        after_change();
    });
}

void LiveTable::wake() {
    wake_at_ = kNever;  // until it is known better
    enter(to_nobody, [this](const Reply&) {
        watchers_.answer_waiting(*table_, now());
        after_change();
    });
}

void LiveTable::let_go() {
    letting_go_ = true;
    mailbox_->post([self = shared_from_this()] {
        self->watchers_.let_go(self->table_ ? &*self->table_ : nullptr, self->now());
    });
}

// When to wake it next, and whether a level has something to do.
void LiveTable::after_change() {
    const Moment deadline = table_->deadline().value_or(kNever);
    wake_at_ = std::min(deadline, watchers_.next().value_or(kNever));
    interested_ = watchers_.size();
    think();
}

}  // namespace kingdom::server
