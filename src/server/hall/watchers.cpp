#include "server/hall/watchers.h"

#include <algorithm>

#include "server/protocol/message_json.h"

namespace kingdom::server {
namespace {

Text text_of(const protocol::ServerMessage& message) {
    return std::make_shared<const std::string>(protocol::write_server_message(message));
}

}  // namespace

void Watchers::add(const Table& table, const std::weak_ptr<Subscriber>& subscriber,
                   const Subscriber* key, Viewer viewer, const LookWish& seen, Moment now) {
    remove(key, now);
    note_seen(viewer, now);
    watching_.push_back({subscriber, key, viewer, seen.since, seen.revision, seen.legal});
    std::vector<Written> written;
    send_view(table, watching_.back(), now, written);
}

void Watchers::remove(const Subscriber* key, Moment now) {
    std::erase_if(watching_, [&](const Watching& one) {
        if (one.key == key) note_seen(one.viewer, now);
        return one.key == key;
    });
}

void Watchers::note_seen(Viewer viewer, Moment now) {
    if (viewer) seen_[index(*viewer)] = now;
}

void Watchers::wait(Viewer viewer, const LookWish& wish, Moment until, Reply reply) {
    waiting_.push_back({viewer, wish, until, std::move(reply)});
}

Seats Watchers::present() const {
    Seats seats{};
    for (const Watching& one : watching_) {
        if (one.viewer && !one.subscriber.expired()) seats[index(*one.viewer)] = true;
    }
    return seats;
}

std::optional<Moment> Watchers::next() const {
    std::optional<Moment> first;
    for (const Waiting& one : waiting_) first = first ? std::min(*first, one.until) : one.until;
    return first;
}

// While a segment runs nobody else hears of it, not even that something happened (R10.2).
void Watchers::show(const Table& table, const Entry& entry, Moment now) {
    std::erase_if(watching_, [&](const Watching& one) {
        if (one.subscriber.expired()) note_seen(one.viewer, now);
        return one.subscriber.expired();
    });
    std::vector<Written> written;
    for (Watching& one : watching_) {
        const bool hidden = may_be_hidden(entry.kind) && one.viewer != entry.seat &&
                            table.seq(one.viewer) == one.seq;
        if (!hidden) send_view(table, one, now, written);
    }
}

void Watchers::show_changes(const Table& table, Moment now) {
    std::vector<Written> written;
    for (Watching& one : watching_) {
        const bool same =
            table.seq(one.viewer) == one.seq && table.revision(one.viewer) == one.revision;
        if (!same) send_view(table, one, now, written);
    }
    answer_waiting(table, now);
}

void Watchers::answer_waiting(const Table& table, Moment now) {
    const auto stays = [&](const Waiting& one) {
        return table.revision(one.viewer) == one.wish.revision &&
               table.seq(one.viewer) == one.wish.since && one.until > now;
    };
    const auto answered = std::stable_partition(waiting_.begin(), waiting_.end(), stays);
    for (auto one = answered; one != waiting_.end(); ++one) {
        note_seen(one->viewer, now);
        one->reply(JsonText{view_of(table, one->viewer, one->wish, now)});
    }
    waiting_.erase(answered, waiting_.end());
}

void Watchers::let_go(const Table* table, Moment now) {
    for (Waiting& one : waiting_) one.until = now;
    if (table != nullptr) return answer_waiting(*table, now);
    for (const Waiting& one : std::exchange(waiting_, {})) one.reply(unavailable());
}

void Watchers::tell(const protocol::ServerMessage& message) const {
    const Text text = text_of(message);
    for (const Watching& one : watching_) {
        if (const auto subscriber = one.subscriber.lock()) subscriber->send(text);
    }
}

void Watchers::tell(Player seat, const protocol::ServerMessage& message) const {
    const Text text = text_of(message);
    for (const Watching& one : watching_) {
        const auto subscriber = one.subscriber.lock();
        if (subscriber && one.viewer == seat) subscriber->send(text);
    }
}

void Watchers::show_out(Player seat) {
    tell(seat,
         protocol::Failed{
             .table = table_, .error = {"unauthorized"}, .message = "this seat's token has ended"});
    std::erase_if(watching_, [seat](const Watching& one) { return one.viewer == seat; });
}

void Watchers::send_view(const Table& table, Watching& one, Moment now,
                         std::vector<Written>& written) const {
    const auto subscriber = one.subscriber.lock();
    if (!subscriber) return;
    auto same = std::find_if(written.begin(), written.end(), [&one](const Written& other) {
        return other.viewer == one.viewer && other.seq == one.seq &&
               other.revision == one.revision && other.legal == one.legal;
    });
    if (same == written.end()) {
        const LookWish seen{.since = one.seq, .revision = one.revision, .legal = one.legal};
        const protocol::Update update{table_, {.text = view_of(table, one.viewer, seen, now)}};
        same =
            written.insert(same, {one.viewer, one.seq, one.revision, one.legal, text_of(update)});
    }
    subscriber->send(same->text);
    one.seq = table.seq(one.viewer);
    one.revision = table.revision(one.viewer);
}

std::string Watchers::view_of(const Table& table, Viewer viewer, const LookWish& seen,
                              Moment now) const {
    return table.view(viewer, {.since = seen.since,
                               .revision = seen.revision,
                               .present = present(),
                               .seen = seen_,
                               .now = now,
                               .legal = seen.legal});
}

}  // namespace kingdom::server
