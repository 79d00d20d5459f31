// /metrics on a listener of its own: how busy the server is, is nobody else's business. On a quiet
// server it would even tell when somebody decides in secret.
#pragma once

#include "server/hall/metrics.h"
#include "server/net/http.h"

namespace kingdom::server {

class MetricsPage : public net::Application {
  public:
    explicit MetricsPage(const Metrics& metrics) : metrics_(metrics) {}

    void handle(net::Request request, net::Respond respond) override;
    std::unique_ptr<net::SocketHandler> accept(std::shared_ptr<net::Socket>, std::string) override {
        return nullptr;  // there is no path for sockets
    }
    net::Response refusal(unsigned status) override { return {.status = status}; }
    void socket_cut() override {}

  private:
    const Metrics& metrics_;
};

}  // namespace kingdom::server
