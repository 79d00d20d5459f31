#include "app/serve/absent_messenger.h"

#include <ctime>

#include "server/net/target.h"

namespace kingdom {
namespace {

// The answers by which a push service says that nobody listens there any more.
bool is_gone(unsigned status) {
    return status == 404 || status == 410;
}

net::PushSubscription subscription_of(const store::PushRow& push) {
    return {push.endpoint, push.p256dh, push.auth};
}

}  // namespace

AbsentMessenger::AbsentMessenger(MessengerOptions options)
    : options_(std::move(options)), identity_(options_.identity) {}

std::optional<std::string> AbsentMessenger::hook_fault(const std::string& url) const {
    if (options_.webhooks == net::Reach::Off) return "this server posts to no webhooks";
    if (net::parse_web_address(url)) return std::nullopt;
    return "an address such as https://example.org/turns";
}

void AbsentMessenger::post(const std::string& url, std::string body) {
    sender_.post({.url = url, .body = std::move(body)}, options_.webhooks);
}

std::string AbsentMessenger::push_key() const {
    return options_.pushes == net::Reach::Off ? "" : identity_.public_key();
}

std::optional<std::string> AbsentMessenger::push_fault(const store::PushRow& push) const {
    if (options_.pushes == net::Reach::Off) return Messenger::push_fault(push);
    return net::push_fault(subscription_of(push));
}

void AbsentMessenger::push(const store::PushRow& to, const std::string& text,
                           std::function<void()> gone) {
    const std::string who =
        identity_.authorization(to.endpoint, options_.contact, std::time(nullptr));
    // A newer notice of the table takes the place of one that was not delivered yet.
    sender_.post({.url = to.endpoint,
                  .type = "application/octet-stream",
                  .headers = {{"Authorization", who},
                              {"Content-Encoding", "aes128gcm"},
                              {"TTL", "86400"},
                              {"Topic", to.table}},
                  .body = net::encrypted_push(subscription_of(to), text)},
                 options_.pushes, [gone = std::move(gone)](unsigned status) {
                     if (is_gone(status)) gone();
                 });
}

}  // namespace kingdom
