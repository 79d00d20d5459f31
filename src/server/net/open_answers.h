// The answers that connections wait for. The net keeps who waits, the application only a number:
// what the application forgets is answered all the same, and what it answers after the net has
// ended reaches nobody.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>

#include "server/net/http.h"

namespace kingdom::net {

class OpenAnswers : public std::enable_shared_from_this<OpenAnswers> {
  public:
    // `forgotten`: what is said when the application gives no answer. Not called once closed.
    explicit OpenAnswers(std::function<Response()> forgotten) : forgotten_(std::move(forgotten)) {}

    // The way to answer `waiting`: the first answer counts.
    Respond open(Respond waiting);
    // Nobody waits any more. Ends all who did, on this thread.
    void close();

  private:
    struct Ticket;
    Respond take(std::uint64_t number);

    std::function<Response()> forgotten_;
    std::mutex mutex_;
    std::map<std::uint64_t, Respond> waiting_;
    std::uint64_t next_ = 0;
};

}  // namespace kingdom::net
