// Requests, answers and sockets as plain values: what the net and the program behind it share.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace kingdom::net {

using Text = std::shared_ptr<const std::string>;

struct Request {
    std::string method{};
    std::string path{};
    std::map<std::string, std::string> query{};
    std::string bearer{};  // of Authorization: Bearer ...
    std::string if_none_match{};
    bool accepts_gzip = false;
    std::string host{};   // as the client wrote it
    std::string guest{};  // the address that asks, as limits count it
    std::string body{};
};

struct Response {
    unsigned status = 200;
    std::string type = "application/json";
    std::string body{};
    Text shared{};  // instead of `body`, where many get the same
    std::vector<std::pair<std::string, std::string>> headers{};
};
using Respond = std::function<void(Response)>;

// The way to a client. Safe to call from any thread; never waits. A client that reads too slowly
// is cut off.
class Socket {
  public:
    virtual ~Socket() = default;
    virtual void send(Text message) = 0;
};

// The other end: told what the client says, in order; gone when the socket is.
class SocketHandler {
  public:
    virtual ~SocketHandler() = default;
    virtual void received(std::string text) = 0;
};

class Application {
  public:
    virtual ~Application() = default;
    // `respond` is called once, from any thread.
    virtual void handle(Request request, Respond respond) = 0;
    // `guest`: the address that the socket came from.
    virtual std::unique_ptr<SocketHandler> accept(std::shared_ptr<Socket> socket,
                                                  std::string guest) = 0;
    // For what the net itself answers: too large, too many, a wrong origin.
    virtual Response refusal(unsigned status) = 0;
    virtual void socket_cut() = 0;
};

}  // namespace kingdom::net
