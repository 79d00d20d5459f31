// Where the net listens, and what it lets through.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace kingdom::net {

struct Limits {
    std::size_t header_bytes = 8 * 1024;
    std::size_t body_bytes = 512 * 1024;
    std::size_t frame_bytes = 16 * 1024;
    std::size_t waiting_bytes = 1024 * 1024;  // unread by one socket, then it is cut
    std::size_t connections = 20'000;
    std::size_t connections_per_address = 64;  // 0: any number
    double requests_per_second = 50;           // of one address, messages included; 0: any number
    double burst = 200;
    std::chrono::seconds request_time{15};
    std::chrono::seconds idle_time{60};
};

struct Options {
    std::string host = "127.0.0.1";
    std::uint16_t port = 8080;
    unsigned threads = 1;
    Limits limits{};
    std::vector<std::string> origins{};  // besides the server's own
    bool trust_proxy = false;            // X-Forwarded-For says who is asking
    std::string socket_path = "/api/socket";
    std::string certificate{};  // with `key`: speaks TLS itself
    std::string key{};
    bool stops_on_signals = true;  // SIGTERM and SIGINT
};

}  // namespace kingdom::net
