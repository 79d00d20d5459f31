// The server with its net, told to stop while clients wait for news. The sanitizers see this too.
#include <sys/socket.h>
#include <unistd.h>

#include <arpa/inet.h>
#include <doctest/doctest.h>
#include <netinet/in.h>

#include "server/beast/server.h"
#include "server/net/open_answers.h"
#include "tests/server/house.h"

namespace kingdom::server {
namespace {

using nlohmann::json;
using testing::House;

// One connection that asks once.
class Asking {
  public:
    Asking(std::uint16_t port, const std::string& path) : socket_(socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in to{};
        to.sin_family = AF_INET;
        to.sin_port = htons(port);
        to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const timeval patience{.tv_sec = 20, .tv_usec = 0};
        setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        const std::string text = "GET " + path + " HTTP/1.1\r\nHost: here\r\n\r\n";
        is_sent_ = connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to) == 0 &&
                   send(socket_, text.data(), text.size(), MSG_NOSIGNAL) ==
                       static_cast<ssize_t>(text.size());
    }
    ~Asking() { close(socket_); }
    Asking(const Asking&) = delete;
    Asking& operator=(const Asking&) = delete;

    bool is_sent() const { return is_sent_; }
    // The first bytes of the answer; empty when there is none.
    std::string heard() const {
        std::string text(64, ' ');
        const ssize_t size = recv(socket_, text.data(), text.size(), 0);
        text.resize(size > 0 ? static_cast<std::size_t>(size) : 0);
        return text;
    }

  private:
    int socket_;
    bool is_sent_ = false;
};

}  // namespace

TEST_CASE("a server that stops answers everybody who waits for news") {
    constexpr int kWaiting = 80;
    House house(testing::quick_path("waiting.db"));
    const json made = house.post("/api/tables", json::object());
    const std::string path = "/api/tables/" + std::string(made["table"]);
    const std::uint32_t seq = house.get(path)["seq"];
    std::vector<std::unique_ptr<Asking>> asking;
    {
        net::Options options{.port = 0, .threads = 2};
        options.limits.connections_per_address = 0;
        options.limits.requests_per_second = 0;
        net::Server net(options, house.api());
        std::thread running([&] {
            net.run([&] {
                house.api().announce_stop();
                house.hall().stop();
            });
        });
        for (int i = 0; i < kWaiting; ++i) {
            asking.push_back(std::make_unique<Asking>(
                net.port(), path + "?wait=60&since=" + std::to_string(seq)));
            CHECK(asking.back()->is_sent());
        }
        // A look of a connection that came last is answered: those before it wait by now.
        const Asking last(net.port(), path);
        CHECK(last.heard().starts_with("HTTP/1.1 200"));
        net.stop();
        running.join();
    }
    for (const auto& one : asking) CHECK(one->heard().starts_with("HTTP/1.1 "));
}

TEST_CASE("what nobody answers is answered as forgotten, and nothing after the end") {
    const auto answers =
        std::make_shared<net::OpenAnswers>([] { return net::Response{.status = 503}; });
    std::vector<unsigned> heard;
    const auto waiting = [&heard](const net::Response& said) { heard.push_back(said.status); };
    answers->open(waiting);
    CHECK(heard == std::vector<unsigned>{503});
    {
        const net::Respond respond = answers->open(waiting);
        respond({.status = 200});
        respond({.status = 404});
    }
    CHECK(heard == std::vector<unsigned>{503, 200});
    const net::Respond late = answers->open(waiting);
    answers->close();
    late({.status = 200});
    CHECK(heard == std::vector<unsigned>{503, 200});
}

}  // namespace kingdom::server
