// What a seat may do, from its message to an entry.
#include <algorithm>

#include "record/decision_json.h"
#include "record/words.h"
#include "server/hall/advice.h"
#include "server/hall/live_table.h"
#include "server/hall/secrets.h"
#include "server/protocol/json_fields.h"

namespace kingdom::server {
namespace {

using namespace protocol;

constexpr std::size_t kLongestClientId = 64;

template <class... Acts>
struct Overloaded : Acts... {
    using Acts::operator()...;
};
template <class... Acts>
Overloaded(Acts...) -> Overloaded<Acts...>;

bool is_client_id(const std::string& text) {
    return !text.empty() && text.size() <= kLongestClientId &&
           std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c <= '~'; });
}

Answer bad_client_id() {
    return rejected(ErrorKey::BadRequest,
                    "client_id: 1 to 64 letters, digits or signs without spaces");
}

}  // namespace

void LiveTable::act(std::string token, ClientMessage message, Reply reply) {
    enter(std::move(reply), [this, token = std::move(token), message = std::move(message)](
                                const Reply& answer) { act_now(token, message, answer); });
}

void LiveTable::act_now(const std::string& token, const ClientMessage& message,
                        const Reply& reply) {
    const auto who = caller(token);
    if (!who) {
        return reply(
            rejected(ErrorKey::Unauthorized, "this token belongs to no seat of the table"));
    }
    if (!who->seat) return reply(rejected(ErrorKey::Forbidden, "a spectator only looks on"));
    if (std::holds_alternative<Hint>(message)) return hint(*who->seat, reply);
    if (const auto* again = std::get_if<Rematch>(&message)) {
        if (!is_client_id(again->client_id)) return reply(bad_client_id());
        return rematch(*who, *again, reply);
    }

    std::optional<std::uint32_t> seq;
    auto entry = entry_of(message, *who->seat, seq, reply);
    if (!entry) return;
    if (!is_client_id(entry->client_id)) return reply(bad_client_id());
    if (const auto known = table_->answered(*who->seat, entry->client_id)) {
        return reply({.body = {{"seq", *known}}});
    }
    if (auto rejection = table_->rejection(*entry, seq)) {
        if (rejection->refusal) around_.metrics.decision_refused();
        return reply({.rejection = std::move(rejection)});
    }
    append(std::move(*entry), {}, reply,
           [this, token, message, reply] { act_now(token, message, reply); });
}

std::optional<Entry> LiveTable::entry_of(const ClientMessage& message, Player seat,
                                         std::optional<std::uint32_t>& seq,
                                         const Reply& reply) const {
    Entry entry{.seat = seat, .at = now_ms()};
    const auto bad = [&reply](std::string sentence) {
        reply(rejected(ErrorKey::BadRequest, std::move(sentence)));
        return false;
    };
    const auto plain = [&entry](EntryKind kind, const auto& said) {
        entry.kind = kind;
        entry.client_id = said.client_id;
        return true;
    };
    const bool understood = std::visit(
        Overloaded{
            [&](const Decide& said) {
                seq = said.seq;
                const auto decision = decision_from_json(table_->deck(), said.decision.value);
                if (!decision) return bad("decision: " + decision.error());
                entry.decision = *decision;
                return plain(EntryKind::Decided, said);
            },
            [&](const TakeBack& said) {
                seq = said.seq;
                return plain(EntryKind::TookBack, said);
            },
            [&](const Resign& said) { return plain(EntryKind::Resigned, said); },
            [&](const HandOver& said) {
                const auto names = around_.levels.names();
                if (std::find(names.begin(), names.end(), said.level) == names.end()) {
                    return bad("level: there is no such level");
                }
                entry.text = said.level;
                return plain(EntryKind::HandedOver, said);
            },
            [&](const TakeOver& said) { return plain(EntryKind::TookOver, said); },
            [&](const Emote& said) {
                if (std::find(kEmotes.begin(), kEmotes.end(), said.emote.value) == kEmotes.end()) {
                    return bad("emote: there is no such emote");
                }
                entry.text = said.emote.value;
                return plain(EntryKind::Emoted, said);
            },
            [&](const auto&) { return bad("type: this cannot be done here"); },
        },
        message);
    return understood ? std::optional(std::move(entry)) : std::nullopt;
}

void LiveTable::hint(Player seat, const Reply& reply) {
    if (table_->status() != TableStatus::Running || !table_->game().may_decide(seat)) {
        return reply(rejected(ErrorKey::Conflict, "there is nothing to decide now"));
    }
    if (hinting_[index(seat)]) {
        return reply(rejected(ErrorKey::TooMany, "the last hint is still being thought about"));
    }
    hinting_[index(seat)] = true;
    around_.thinkers->submit([self = shared_from_this(), deck = table_->deck_handle(),
                              view = table_->game().view(seat), seat, seed = new_seed(), reply] {
        const ai::Hints hints = self->around_.levels.hints(deck->deck, view, seed);
        self->mailbox_->post([self, seat] { self->hinting_[index(seat)] = false; });
        reply({.body = to_json_value(hints_given(*deck, view.setup, hints))});
    });
}

}  // namespace kingdom::server
