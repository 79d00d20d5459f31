// A WebSocket client with no more than a load generator needs.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kingdom::load {

// One request over a connection of its own; the body of the answer. Throws when that fails.
std::string request(std::uint16_t port, const std::string& method, const std::string& path,
                    const std::string& body);

class WebClient {
  public:
    // Connects and shakes hands. Throws when that fails.
    explicit WebClient(std::uint16_t port);
    ~WebClient();
    WebClient(WebClient&& other) noexcept;
    WebClient(const WebClient&) = delete;
    WebClient& operator=(const WebClient&) = delete;

    int handle() const { return handle_; }
    void send(std::string_view text);
    // Takes in what has come. False when the server has closed.
    bool receive();
    // The next whole message, if there is one; valid until `receive` or `next` is called again.
    std::optional<std::string_view> next();

  private:
    int handle_ = -1;
    std::string buffer_;
    std::size_t read_ = 0;
    std::string message_;  // of one or several frames
};

}  // namespace kingdom::load
