// The protocol over the net: requests and socket messages in, the hall's answers out.
#pragma once

#include <memory>
#include <mutex>
#include <set>
#include <string>

#include "server/hall/hall.h"
#include "server/net/http.h"
#include "server/net/static_files.h"

namespace kingdom::server {

// One line of JSON for the operator; the path is the route's, without names or secrets.
struct AccessLine {
    std::string method;
    std::string route;
    unsigned status = 0;
    double ms = 0;
};
using AccessLog = std::function<void(const AccessLine&)>;

struct ApiOptions {
    std::string version{};
    net::StaticFiles files{};
    AccessLog log{};
};

class Api : public net::Application {
  public:
    Api(Hall& hall, Metrics& metrics, ApiOptions options);

    void handle(net::Request request, net::Respond respond) override;
    std::unique_ptr<net::SocketHandler> accept(std::shared_ptr<net::Socket> socket,
                                               std::string guest) override;
    net::Response refusal(unsigned status) override;
    void socket_cut() override;

    // Tells all sockets that the server is about to stop; /readyz says no from now on.
    void announce_stop();

  private:
    friend class ApiSocket;
    void answer_own(const net::Request& request, const net::Respond& respond);

    Hall& hall_;
    Metrics& metrics_;
    ApiOptions options_;
    std::mutex mutex_;
    std::set<net::Socket*> sockets_;
    bool stopping_ = false;
};

}  // namespace kingdom::server
