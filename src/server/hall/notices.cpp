#include "server/hall/notices.h"

#include <algorithm>

#include "record/words.h"
#include "server/protocol/server_message.h"

namespace kingdom::server {
namespace {

using protocol::ErrorKey;

constexpr std::size_t kMostPushes = 8;  // browsers of one seat

auto is_same_browser(const store::PushRow& push) {
    return [&push](const store::PushRow& other) {
        return other.endpoint == push.endpoint && other.seat == push.seat;
    };
}

}  // namespace

void Notices::tell_turns(const Table& table, const Watchers& watchers, const Gone& gone) {
    const Seats wanted = table.to_decide();
    const Seats here = watchers.present();
    const Seats told = std::exchange(told_, wanted);
    for (const Player player : kPlayers) {
        const bool is_new = wanted[index(player)] && !told[index(player)];
        if (!is_new || !table.level_of(player).empty()) continue;
        watchers.tell(player, protocol::Notice{table_, {"your_turn"}});
        if (gone && !here[index(player)]) tell_absent(player, gone);
    }
}

void Notices::tell_absent(Player seat, const Gone& gone) {
    const std::string text =
        nlohmann::json{{"table", table_}, {"seat", word(seat)}, {"notice", "your_turn"}}.dump();
    if (const std::string url = hook(seat); !url.empty()) messenger_.post(url, text);
    for (const store::PushRow& push : pushes(seat)) {
        messenger_.push(push, text, [gone, push] { gone(push); });
    }
}

const std::string& Notices::hook(Player seat) {
    std::optional<std::string>& known = hooks_[index(seat)];
    if (!known || store_.is_shared()) {
        known = store_.find_hook(table_, std::string(word(seat))).value_or("");
    }
    return *known;
}

std::vector<store::PushRow>& Notices::pushes(Player seat) {
    auto& known = pushes_[index(seat)];
    if (!known || store_.is_shared()) known = store_.pushes(table_, std::string(word(seat)));
    return *known;
}

void Notices::set_hook(Player seat, const std::string& url, const Reply& reply) {
    if (const auto fault = url.empty() ? std::nullopt : messenger_.hook_fault(url)) {
        return reply(rejected(ErrorKey::BadRequest, "url: " + *fault));
    }
    hooks_[index(seat)] = url;
    store::Write write;
    write.hook = {table_, std::string(word(seat)), url};
    store_.submit(std::move(write), once_written(reply, protocol::Nothing{}));
}

void Notices::add_push(Player seat, store::PushRow push, const Reply& reply) {
    push.table = table_;
    push.seat = word(seat);
    if (const auto fault = messenger_.push_fault(push)) {
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
    store_.submit(std::move(write), once_written(reply, protocol::Nothing{}));
}

// The browser has ended its subscription, here or at the push service.
void Notices::forget_push(store::PushRow push, const Reply& reply) {
    for (auto& known : pushes_) {
        if (known) std::erase_if(*known, is_same_browser(push));
    }
    push.p256dh.clear();
    store::Write write;
    write.push = std::move(push);
    store_.submit(std::move(write), once_written(reply, protocol::Nothing{}));
}

void Notices::end_push(Player seat, const std::string& endpoint, const Reply& reply) {
    forget_push({table_, std::string(word(seat)), endpoint}, reply);
}

}  // namespace kingdom::server
