// From an entry to its commit, and what is told then.
#include <algorithm>

#include "record/record_json.h"
#include "record/replay.h"
#include "record/words.h"
#include "server/hall/live_table.h"
#include "server/protocol/message_json.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

// Others write at a table now and then; whoever is second so often fails for another reason.
constexpr int kMostTaken = 8;

Text text_of(protocol::ServerMessage message) {
    return std::make_shared<const std::string>(protocol::write_server_message(message));
}

}  // namespace

void LiveTable::append(Entry entry, store::Write write, Reply reply, Task again, Task committed) {
    const bool was_running = table_->status() != TableStatus::Finished;
    const std::uint64_t number = table_->size();
    const std::string client_id =
        entry.client_id.empty() ? "" : std::string(word(entry.seat)) + ":" + entry.client_id;
    write.entry = store::EntryRow{id_, number, client_id, write_entry(table_->deck(), entry)};
    table_->apply(entry);
    put_summary(write);
    if (was_running && table_->status() == TableStatus::Finished) put_results(write);
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

// Inside a segment most entries change nothing that lists show. Others may have written since when
// the store is shared.
void LiveTable::put_summary(store::Write& write) {
    store::Summary summary = summary_of(*table_);
    if (summary == summary_ && !around_.store.is_shared()) return;
    write.summaries.push_back(summary);
    summary_ = std::move(summary);
}

void LiveTable::finish_commit(store::Outcome outcome, const Pending& pending) {
    if (outcome == store::Outcome::Failed) {
        around_.metrics.entry_failed();
        return give_up(pending.reply);
    }
    if (outcome == store::Outcome::Taken) {
        table_.reset();
        around_.metrics.entry_taken();
        if (++taken_ > kMostTaken) return give_up(pending.reply);
        if (!load(pending.reply)) return;
        if (pending.again) pending.again();
        return;
    }
    taken_ = 0;
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - pending.began;
    around_.metrics.entry_written(took.count());
    publish(pending.entry);
    after_change();
    if (pending.committed) return pending.committed();
    pending.reply({.body = {{"seq", table_->seq(pending.entry.seat)}}});
}

void LiveTable::publish(const Entry& entry) {
    std::erase_if(watchers_, [](const Watcher& watcher) { return watcher.subscriber.expired(); });
    if (entry.kind == EntryKind::Recovered) show_out(entry.seat);
    tell(entry);
    for (Watcher& watcher : watchers_) {
        const bool hidden = may_be_hidden(entry.kind) && watcher.viewer != entry.seat &&
                            table_->seq(watcher.viewer) == watcher.seq;
        if (!hidden) send_view(watcher);
    }
    tell_turns();
    answer_waiters();
}

// Whoever watched with a seat's old token does not any more.
void LiveTable::show_out(Player seat) {
    callers_.clear();
    const Text message = text_of(protocol::Failed{
        .table = id_, .error = {"unauthorized"}, .message = "this seat's token has ended"});
    std::erase_if(watchers_, [&](const Watcher& watcher) {
        if (watcher.viewer != seat) return false;
        if (const auto subscriber = watcher.subscriber.lock()) subscriber->send(message);
        return true;
    });
}

// After the table was read anew: whoever has not seen it so.
void LiveTable::send_changes() {
    for (Watcher& watcher : watchers_) {
        const bool same = table_->seq(watcher.viewer) == watcher.seq &&
                          table_->revision(watcher.viewer) == watcher.revision;
        if (!same) send_view(watcher);
    }
    answer_waiters();
}

void LiveTable::send_view(Watcher& watcher) {
    const auto subscriber = watcher.subscriber.lock();
    if (!subscriber) return;
    protocol::Update update{id_, {.text = view_of(watcher.viewer, watcher.seq, watcher.revision)}};
    watcher.seq = table_->seq(watcher.viewer);
    watcher.revision = table_->revision(watcher.viewer);
    subscriber->send(text_of(std::move(update)));
}

// Messages that say more than the new view.
void LiveTable::tell(const Entry& entry) {
    const std::string seat(word(entry.seat));
    Text message;
    if (entry.kind == EntryKind::Emoted) {
        message = text_of(protocol::Emoted{id_, {seat}, {entry.text}});
    } else if (entry.kind == EntryKind::RematchAsked) {
        message = text_of(protocol::Notice{id_, {"rematch_offered"}});
    } else if (entry.kind == EntryKind::RematchMade) {
        message = text_of(protocol::Notice{id_, {"rematch_ready"}});
    }
    if (!message) return;
    for (const Watcher& watcher : watchers_) {
        if (const auto subscriber = watcher.subscriber.lock()) subscriber->send(message);
    }
}

void LiveTable::answer_waiters() {
    const Moment now = now_ms();
    std::vector<Waiter> kept;
    for (Waiter& waiter : waiters_) {
        const bool is_new = table_->revision(waiter.viewer) != waiter.wish.revision ||
                            table_->seq(waiter.viewer) != waiter.wish.since;
        if (!is_new && waiter.until > now) {
            kept.push_back(std::move(waiter));
            continue;
        }
        waiter.reply({.text = view_of(waiter.viewer, waiter.wish.since, waiter.wish.revision)});
    }
    waiters_ = std::move(kept);
}

// Statistics of those who play under a name, and the day's leaderboard. What counts is what a
// replay of the record gives.
void LiveTable::put_results(store::Write& write) const {
    const Setup& setup = table_->header().setup;
    const Record record = table_->record();
    const auto replayed = replay(table_->deck(), record);
    const bool played = table_->end_reason() == EndReason::Played;
    if (!replayed || (played && !replayed->outcome)) return;
    const auto points_of = [&](Player player) {
        return played ? replayed->outcome->breakdown[index(player)].total() : 0;
    };
    const std::string medal = played && setup.solo() && replayed->outcome->medal != Medal::None
                                  ? std::string(word(replayed->outcome->medal))
                                  : "";
    std::string owner = id_;
    for (const store::Grant& grant : around_.store.players_at(id_)) {
        const auto player = find_word<Player>(grant.seat);
        if (!player) continue;
        owner = grant.player;
        write.results.push_back({id_, grant.player, std::string(word(setup.module)), setup.players,
                                 table_->winner() == grant.seat, points_of(*player), medal});
    }
    if (!played || table_->header().daily.empty()) return;
    const std::string& name = table_->seat(setup.first).plan.name;
    write.daily =
        store::DailyRow{table_->header().daily, owner, name, id_, points_of(setup.first), medal};
}

store::Summary summary_of(const Table& table) {
    const TableHeader& header = table.header();
    nlohmann::json seats = nlohmann::json::object();
    nlohmann::json to_decide = nlohmann::json::array();
    for (const Player player : kPlayers) {
        if (!header.takes_part(player)) continue;
        const Seat& seat = table.seat(player);
        nlohmann::json& entry = seats[std::string(word(player))];
        const std::string& level = table.level_of(player);
        entry["kind"] = protocol::kSeatKinds[static_cast<std::size_t>(
            level.empty() ? seat.plan.kind : SeatKind::Level)];
        if (!level.empty()) entry["level"] = level;
        if (!seat.plan.name.empty()) entry["name"] = seat.plan.name;
        if (table.to_decide()[index(player)]) to_decide.push_back(word(player));
    }
    nlohmann::json text{{"players", header.setup.players},  {"module", word(header.setup.module)},
                        {"side", word(header.setup.side)},  {"deck", header.deck},
                        {"deck_hash", header.deck_hash},    {"seats", std::move(seats)},
                        {"to_decide", std::move(to_decide)}};
    if (header.clock) {
        const bool total = header.clock->kind == ClockKind::Total;
        text["clock"] = {{total ? "total_s" : "per_decision_s", header.clock->ms / 1000}};
    }
    return {
        .table = header.id,
        .status = std::string(protocol::kTableStatuses[static_cast<std::size_t>(table.status())]),
        .updated = table.updated(),
        .deadline = table.deadline(),
        .text = text.dump()};
}

}  // namespace kingdom::server
