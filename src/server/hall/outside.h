// What the hall needs of the world around it.
#pragma once

#include <memory>
#include <string>

#include "server/table/entry.h"

namespace kingdom::server {

using Text = std::shared_ptr<const std::string>;

// Somebody who is told what happens at tables: a socket. Called from any thread; never waits.
class Subscriber {
  public:
    virtual ~Subscriber() = default;
    virtual void send(Text message) = 0;
};

// Posts notices to addresses that absent players gave. Called from any thread; never waits.
class Messenger {
  public:
    virtual ~Messenger() = default;
    virtual void post(const std::string& url, std::string body) = 0;
};

// Milliseconds since 1970.
Moment now_ms();

}  // namespace kingdom::server
