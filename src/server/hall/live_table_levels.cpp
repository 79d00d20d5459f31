// Seats that levels play: they think on threads of their own and decide like anybody else.
#include "base/fingerprint.h"
#include "server/hall/live_table.h"

namespace kingdom::server {

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
    around_.thinkers->submit([self = shared_from_this(), seat = *seat, deck = table_->deck_handle(),
                              view = table_->game().view(*seat), level = table_->level_of(*seat),
                              seed = seed.value()] {
        const auto began = std::chrono::steady_clock::now();
        const Decision chosen = self->around_.levels.choose(deck->deck, view, level, seed);
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - began;
        self->around_.metrics.level_thought(took.count());
        self->post_decided(seat, chosen);
    });
}

void LiveTable::post_decided(Player seat, Decision chosen) {
    mailbox_->post([self = shared_from_this(), seat, chosen] {
        self->unless_store_fails([](const Answer&) {}, [&] { self->level_decided(seat, chosen); });
    });
}

// Meanwhile the person may be back, or another process may have played.
void LiveTable::level_decided(Player seat, Decision chosen) {
    thinking_ = false;
    if (!table_) return;
    const Entry entry{.kind = EntryKind::Decided, .seat = seat, .at = now_ms(), .decision = chosen};
    const bool wanted = !table_->level_of(seat).empty() && table_->to_decide()[index(seat)];
    if (!wanted || table_->rejection(entry)) return think();
    append(
        entry, {}, [](const Answer&) {}, [this] { think(); });
}

}  // namespace kingdom::server
