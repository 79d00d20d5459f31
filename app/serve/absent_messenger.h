// Reaches absent players: webhooks, and Web Push.
#pragma once

#include "server/beast/notice_sender.h"
#include "server/hall/outside.h"
#include "server/net/push_message.h"

namespace kingdom {

struct MessengerOptions {
    net::Reach webhooks = net::Reach::Public;
    net::Reach pushes = net::Reach::Public;
    std::string identity{};  // as net::ServerIdentity::make gave it
    std::string contact{};   // for the operators of push services; may be empty
};

class AbsentMessenger : public server::Messenger {
  public:
    explicit AbsentMessenger(MessengerOptions options);

    std::optional<std::string> hook_fault(const std::string& url) const override;
    void post(const std::string& url, std::string body) override;
    std::string push_key() const override;
    std::optional<std::string> push_fault(const store::PushRow& push) const override;
    void push(const store::PushRow& to, const std::string& text,
              std::function<void()> gone) override;

  private:
    MessengerOptions options_;
    net::ServerIdentity identity_;
    net::NoticeSender sender_;
};

}  // namespace kingdom
