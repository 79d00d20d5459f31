// One client's socket: what it says goes to the tables that it subscribed to, with the token that
// it subscribed with.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "server/api/api.h"
#include "server/protocol/client_message.h"

namespace kingdom::server {

class ApiSocket : public net::SocketHandler {
  public:
    ApiSocket(Api& api, std::shared_ptr<net::Socket> socket, std::string guest);
    ~ApiSocket() override;
    ApiSocket(const ApiSocket&) = delete;
    ApiSocket& operator=(const ApiSocket&) = delete;

    void received(std::string text) override;

  private:
    // Outlives the handler as long as answers are under way.
    class Line;
    struct Seat {
        std::shared_ptr<LiveTable> table;
        std::string token;
    };
    void subscribe(protocol::Subscribe wish);
    void unsubscribe(const std::string& table);
    void act(const std::string& table, const std::string& client_id,
             protocol::ClientMessage message);

    Api& api_;
    std::shared_ptr<net::Socket> socket_;
    std::string guest_;
    std::shared_ptr<Line> line_;
    std::map<std::string, Seat> seats_;  // by table
};

}  // namespace kingdom::server
