// Posts short notices to addresses that clients gave, from a thread of its own. What cannot be
// delivered is dropped: a notice only says what a look at the server says too.
#pragma once

#include <memory>
#include <string>

namespace kingdom::net {

// Public: only addresses of the open internet, so that nobody can reach what stands behind the
// server through it.
enum class WebhookPolicy { Off, Public, Any };

class WebhookSender {
  public:
    explicit WebhookSender(WebhookPolicy policy);
    ~WebhookSender();
    WebhookSender(const WebhookSender&) = delete;
    WebhookSender& operator=(const WebhookSender&) = delete;

    // Safe to call from any thread; never waits.
    void post(const std::string& url, std::string body);

  private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace kingdom::net
