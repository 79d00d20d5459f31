// The net: listens, reads requests, keeps sockets. It knows no word of the game.
#pragma once

#include <cstdint>
#include <memory>

#include "server/net/http.h"
#include "server/net/options.h"

namespace kingdom::net {

class Server {
  public:
    // Listens at once. Throws when it cannot.
    Server(const Options& options, Application& application);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    // The port it listens on: the one asked for, or any free one for 0.
    std::uint16_t port() const;
    // Serves until SIGTERM or SIGINT comes, or `stop` is called; `stopping` runs first of all then.
    void run(const std::function<void()>& stopping);
    void stop();

  private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace kingdom::net
