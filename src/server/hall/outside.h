// What the hall needs of the world around it.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/table/entry.h"
#include "store/store.h"

namespace kingdom::server {

using Text = std::shared_ptr<const std::string>;

// Somebody who is told what happens at tables: a socket. Called from any thread; never waits.
class Subscriber {
  public:
    virtual ~Subscriber() = default;
    virtual void send(Text message) = 0;
};

// Reaches absent players where they want to be reached. Called from any thread; never waits.
class Messenger {
  public:
    virtual ~Messenger() = default;
    // One sentence about what is wrong with an address; nothing if it can be posted to.
    virtual std::optional<std::string> hook_fault(const std::string&) const { return std::nullopt; }
    virtual void post(const std::string& url, std::string body) = 0;

    // What a browser must know to be reached by push; empty when none is.
    virtual std::string push_key() const { return ""; }
    // One sentence about what is wrong with it; nothing if it can be sent to.
    virtual std::optional<std::string> push_fault(const store::PushRow&) const {
        return "this server sends no push messages";
    }
    // Requires !push_fault(to). `gone` is called, from any thread, when the browser wants no more.
    virtual void push(const store::PushRow& /*to*/, const std::string& /*text*/,
                      std::function<void()> /*gone*/) {}
};

}  // namespace kingdom::server
