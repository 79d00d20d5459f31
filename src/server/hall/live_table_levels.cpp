// Seats that levels play, and hints for those that persons play: both are thought about on threads
// of their own.
#include "base/fingerprint.h"
#include "server/hall/advice.h"
#include "server/hall/live_table.h"
#include "server/hall/secrets.h"

namespace kingdom::server {

using protocol::ErrorKey;

void LiveTable::hint(Player seat, const std::string& guest, const Reply& reply) {
    if (table_->status() != TableStatus::Running || !table_->game().may_decide(seat)) {
        return reply(rejected(ErrorKey::Conflict, "there is nothing to decide now"));
    }
    if (!table_->header().hints) {
        return reply(rejected(ErrorKey::Conflict, "there are no hints at this table"));
    }
    if (hinting_[index(seat)]) {
        return reply(rejected(ErrorKey::TooMany, "the last hint is still being thought about"));
    }
    Task task = [self = shared_from_this(), deck = table_->deck_handle(),
                 view = table_->game().view(seat), seat, seed = new_seed(), reply] {
        const ai::Hints hints = self->around_.levels.hints(deck->deck, view, seed);
        self->mailbox_->post([self, seat] { self->hinting_[index(seat)] = false; });
        reply(hints_given(*deck, view.setup, hints));
    };
    hinting_[index(seat)] = around_.thinkers->try_submit(Urgency::Hint, guest, std::move(task));
    if (!hinting_[index(seat)]) {
        reply(rejected(ErrorKey::TooMany, "hints for other tables are still being thought about"));
    }
}

void LiveTable::think() {
    const auto seat = table_->level_to_decide();
    if (thinking_ || !seat) return;
    thinking_ = true;
    if (table_->game().awaits_confirmation(*seat)) {
        return post_decided(*seat, decision(Done{}));
    }
    Fingerprint seed;
    seed.add(table_->header().seed);
    seed.add(table_->size());
    Task task = [self = shared_from_this(), seat = *seat, deck = table_->deck_handle(),
                 view = table_->game().view(*seat), level = table_->level_of(*seat),
                 seed = seed.value()] {
        const auto began = std::chrono::steady_clock::now();
        const Decision chosen = self->around_.levels.choose(deck->deck, view, level, seed);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
        self->around_.metrics.level_thought(took.count());
        self->post_decided(seat, chosen);
    };
    around_.thinkers->submit(Urgency::Turn, guest_, std::move(task));
}

void LiveTable::post_decided(Player seat, Decision chosen) {
    mailbox_->post([self = shared_from_this(), seat, chosen] {
        self->unless_store_fails(to_nobody, [&] { self->level_decided(seat, chosen); });
    });
}

// Meanwhile the person may be back, or another process may have played.
void LiveTable::level_decided(Player seat, Decision chosen) {
    thinking_ = false;
    if (!table_) return;
    const Entry entry{.kind = EntryKind::Decided, .seat = seat, .at = now(), .decision = chosen};
    const bool wanted = !table_->level_of(seat).empty() && table_->to_decide()[index(seat)];
    if (!wanted || table_->rejection(entry)) return think();
    append(entry, {}, to_nobody, [this] { think(); });
}

}  // namespace kingdom::server
