// Telling a seat that it is to decide: over its sockets, and where its absent player wants it.
#include "record/words.h"
#include "server/hall/live_table.h"
#include "server/protocol/message_json.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

constexpr std::size_t kMostPushes = 8;  // browsers of one seat

store::Acknowledge done_or_unavailable(const Reply& answer) {
    return [answer](store::Outcome outcome) {
        answer(outcome == store::Outcome::Written ? Answer{.body = nlohmann::json::object()}
                                                  : unavailable());
    };
}

auto is_same_browser(const store::PushRow& push) {
    return [&push](const store::PushRow& other) {
        return other.endpoint == push.endpoint && other.seat == push.seat;
    };
}

}  // namespace

void LiveTable::tell_turns() {
    const Seats wanted = table_->to_decide();
    const Seats here = present();
    for (const Player player : kPlayers) {
        const bool is_new = wanted[index(player)] && !told_[index(player)];
        if (!is_new || !table_->level_of(player).empty()) continue;
        const auto notice = std::make_shared<const std::string>(
            protocol::write_server_message(protocol::Notice{id_, {"your_turn"}}));
        for (const Watcher& watcher : watchers_) {
            const auto subscriber = watcher.subscriber.lock();
            if (subscriber && watcher.viewer == player) subscriber->send(notice);
        }
        if (!here[index(player)]) tell_absent(player);
    }
    told_ = wanted;
}

void LiveTable::tell_absent(Player seat) {
    const std::string text =
        nlohmann::json{{"table", id_}, {"seat", word(seat)}, {"notice", "your_turn"}}.dump();
    if (const std::string url = hook(seat); !url.empty()) around_.messenger.post(url, text);
    for (const store::PushRow& push : pushes(seat)) {
        around_.messenger.push(push, text, [self = shared_from_this(), push] {
            self->mailbox_->post([self, push] { self->forget_push(push, [](const Answer&) {}); });
        });
    }
}

const std::string& LiveTable::hook(Player seat) {
    std::optional<std::string>& known = hooks_[index(seat)];
    if (!known || around_.store.is_shared()) {
        known = around_.store.find_hook(id_, std::string(word(seat))).value_or("");
    }
    return *known;
}

std::vector<store::PushRow>& LiveTable::pushes(Player seat) {
    auto& known = pushes_[index(seat)];
    if (!known || around_.store.is_shared()) {
        known = around_.store.pushes(id_, std::string(word(seat)));
    }
    return *known;
}

// The browser has ended its subscription, here or at the push service.
void LiveTable::forget_push(store::PushRow push, const Reply& reply) {
    for (auto& known : pushes_) {
        if (known) std::erase_if(*known, is_same_browser(push));
    }
    push.p256dh.clear();
    store::Write write;
    write.push = std::move(push);
    around_.store.submit(std::move(write), done_or_unavailable(reply));
}

void LiveTable::add_push(Player seat, store::PushRow push, const Reply& reply) {
    if (const auto fault = around_.messenger.push_fault(push)) {
        return reply(rejected(ErrorKey::BadRequest, *fault));
    }
    auto& known = pushes(seat);
    std::erase_if(known, is_same_browser(push));
    if (known.size() == kMostPushes) {
        return reply(rejected(ErrorKey::Conflict, "enough browsers of this seat are told already"));
    }
    known.push_back(push);
    store::Write write;
    write.push = std::move(push);
    around_.store.submit(std::move(write), done_or_unavailable(reply));
}

void LiveTable::as_seat(std::string token, Reply reply,
                        std::function<void(Player, const Reply&)> act) {
    enter(std::move(reply),
          [this, token = std::move(token), act = std::move(act)](const Reply& answer) {
              const auto who = caller(token);
              if (who && who->seat) return act(*who->seat, answer);
              answer(rejected(ErrorKey::Unauthorized, "only a seat can be told of its turns"));
          });
}

void LiveTable::set_hook(std::string token, std::optional<std::string> url, Reply reply) {
    as_seat(std::move(token), std::move(reply),
            [this, url = std::move(url)](Player seat, const Reply& answer) {
                hooks_[index(seat)] = url.value_or("");
                store::Write write;
                write.hook = {id_, std::string(word(seat)), url.value_or("")};
                around_.store.submit(std::move(write), done_or_unavailable(answer));
            });
}

void LiveTable::set_push(std::string token, store::PushRow push, Reply reply) {
    as_seat(std::move(token), std::move(reply),
            [this, push = std::move(push)](Player seat, const Reply& answer) {
                store::PushRow row = push;
                row.table = id_;
                row.seat = word(seat);
                add_push(seat, std::move(row), answer);
            });
}

void LiveTable::end_push(std::string token, std::string endpoint, Reply reply) {
    as_seat(std::move(token), std::move(reply),
            [this, endpoint = std::move(endpoint)](Player seat, const Reply& answer) {
                forget_push({id_, std::string(word(seat)), endpoint}, answer);
            });
}

}  // namespace kingdom::server
