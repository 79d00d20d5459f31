// From an entry to its commit, and what is told then.
#include <algorithm>

#include "record/words.h"
#include "server/hall/live_table.h"
#include "server/hall/summary.h"

namespace kingdom::server {
namespace {

// Others write at a table now and then; whoever is second so often fails for another reason.
constexpr int kMostTaken = 8;

}  // namespace

void LiveTable::append(Entry entry, store::Write write, Reply reply, Task again, Task committed) {
    entry.at = std::max(entry.at, table_->last());  // another node's clock may be ahead
    const bool was_running = table_->status() != TableStatus::Finished;
    const std::uint64_t number = table_->size();
    const std::string client_id =
        entry.client_id.empty() ? "" : std::string(word(entry.seat)) + ":" + entry.client_id;
    write.entry = store::EntryRow{id_, number, client_id, write_entry(table_->deck(), entry)};
    write.entry->chain = chain_.add(client_id, write.entry->body);
    table_->apply(entry);
    put_summary(write);
    if (was_running && table_->status() == TableStatus::Finished) {
        put_results(write, *table_, around_.store.players_at(id_));
    }
    Pending pending{std::move(entry), std::move(reply), std::move(again), std::move(committed),
                    std::chrono::steady_clock::now()};
    mailbox_->close();
    around_.store.submit(std::move(write), [self = shared_from_this(),
                                            pending = std::move(pending)](store::Outcome outcome) {
        self->mailbox_->open([self, outcome, pending] {
            self->unless_store_fails(pending.reply, [&] { self->finish_commit(outcome, pending); });
        });
    });
}

// Inside a segment most entries change nothing that lists show.
void LiveTable::put_summary(store::Write& write) {
    store::Summary summary = summary_of(*table_);
    if (summary == summary_) return;
    write.summaries.push_back(summary);
    summary_ = std::move(summary);
}

void LiveTable::finish_commit(store::Outcome outcome, const Pending& pending) {
    if (outcome == store::Outcome::Failed) {
        around_.metrics.entry_failed();
        give_up(pending.reply);
        return around_.troubles.note("store_write", "an entry could not be written");
    }
    if (outcome == store::Outcome::Taken) {
        table_.reset();
        around_.metrics.entry_taken();
        if (++taken_ > kMostTaken) {
            give_up(pending.reply);
            return around_.troubles.note("entry_taken",
                                         "an entry's place was taken again and again");
        }
        if (!load(pending.reply)) return;
        if (pending.again) pending.again();
        return;
    }
    taken_ = 0;
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - pending.began;
    around_.metrics.entry_written(took.count());
    publish(pending.entry, Wrote::We);
    after_change();
    if (pending.committed) return pending.committed();
    pending.reply(protocol::SeqNow{table_->seq(pending.entry.seat)});
}

// Of several processes that hold the table only the one that wrote the entry reaches out to those
// who are absent.
void LiveTable::publish(const Entry& entry, Wrote who) {
    if (entry.kind == EntryKind::Recovered) {
        door_.forget_callers();
        watchers_.show_out(entry.seat);
    }
    if (entry.kind == EntryKind::Emoted) {
        watchers_.tell(protocol::Emoted{id_, {std::string(word(entry.seat))}, {entry.text}});
    }
    if (entry.kind == EntryKind::RematchAsked) {
        watchers_.tell(protocol::Notice{id_, {"rematch_offered"}});
    }
    if (entry.kind == EntryKind::EndOffered) {
        watchers_.tell(protocol::Notice{id_, {"end_offered"}});
    }
    if (entry.kind == EntryKind::RematchMade) {
        watchers_.tell(protocol::Notice{id_, {"rematch_ready"}});
    }
    watchers_.show(*table_, entry, now());
    Notices::Gone gone;
    if (who == Wrote::We) {
        gone = [self = shared_from_this()](const store::PushRow& push) {
            self->mailbox_->post([self, push] { self->notices_.forget_push(push, to_nobody); });
        };
    }
    notices_.tell_turns(*table_, watchers_, gone);
    watchers_.answer_waiting(*table_, now());
}

}  // namespace kingdom::server
