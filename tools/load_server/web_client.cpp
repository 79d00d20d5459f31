#include "tools/load_server/web_client.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>
#include <utility>

#include <arpa/inet.h>
#include <netinet/tcp.h>

namespace kingdom::load {
namespace {

[[noreturn]] void fail(const std::string& what) {
    throw std::runtime_error(what + " failed");
}

int connect_to(std::uint16_t port) {
    const int handle = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    if (handle < 0 ||
        connect(handle, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        fail("connecting");
    }
    const int yes = 1;
    setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return handle;
}

void send_all(int handle, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(handle, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent > 0) {
            bytes.remove_prefix(static_cast<std::size_t>(sent));
        } else if (errno == EAGAIN) {
            pollfd writable{handle, POLLOUT, 0};
            poll(&writable, 1, 1000);
        } else {
            fail("sending");
        }
    }
}

std::string read_head(int handle) {
    std::string head;
    char letter = 0;
    while (!head.ends_with("\r\n\r\n")) {
        if (recv(handle, &letter, 1, 0) != 1) fail("reading");
        head += letter;
    }
    return head;
}

std::uint64_t big_endian(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char c : bytes) number = number << 8 | static_cast<unsigned char>(c);
    return number;
}

}  // namespace

std::string request(std::uint16_t port, const std::string& method, const std::string& path,
                    const std::string& body) {
    const int handle = connect_to(port);
    send_all(handle, method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" +
                         "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
    read_head(handle);
    std::string answer;
    std::array<char, 4096> part{};
    for (ssize_t got = 1; got > 0;) {
        got = recv(handle, part.data(), part.size(), 0);
        if (got > 0) answer.append(part.data(), static_cast<std::size_t>(got));
    }
    close(handle);
    return answer;
}

WebClient::WebClient(std::uint16_t port) : handle_(connect_to(port)) {
    send_all(handle_,
             "GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
             "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
             "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n");
    if (!read_head(handle_).starts_with("HTTP/1.1 101")) fail("the handshake");
    fcntl(handle_, F_SETFL, O_NONBLOCK);
}

WebClient::~WebClient() {
    if (handle_ >= 0) close(handle_);
}

WebClient::WebClient(WebClient&& other) noexcept
    : handle_(std::exchange(other.handle_, -1)),
      buffer_(std::move(other.buffer_)),
      read_(other.read_) {}

void WebClient::send(std::string_view text) {
    std::string frame = "\x81";
    if (text.size() < 126) {
        frame += static_cast<char>(0x80 | text.size());
    } else {
        frame += static_cast<char>(0x80 | 126);
        frame += static_cast<char>(text.size() >> 8);
        frame += static_cast<char>(text.size() & 0xff);
    }
    frame.append(4, '\0');  // a mask of zeros leaves the text as it is
    frame += text;
    send_all(handle_, frame);
}

bool WebClient::receive() {
    buffer_.erase(0, std::exchange(read_, 0));
    std::array<char, 65536> part;
    while (true) {
        const ssize_t got = recv(handle_, part.data(), part.size(), 0);
        if (got < 0) return errno == EAGAIN;
        if (got == 0) return false;
        buffer_.append(part.data(), static_cast<std::size_t>(got));
    }
}

std::optional<std::string_view> WebClient::next() {
    while (true) {
        const std::string_view bytes = std::string_view(buffer_).substr(read_);
        if (bytes.size() < 2) return std::nullopt;
        std::uint64_t size = static_cast<unsigned char>(bytes[1]) & 0x7f;
        const std::size_t extra = size == 126 ? 2 : size == 127 ? 8 : 0;
        if (bytes.size() < 2 + extra) return std::nullopt;
        if (extra > 0) size = big_endian(bytes.substr(2, extra));
        if (bytes.size() < 2 + extra + size) return std::nullopt;
        read_ += 2 + extra + size;
        const unsigned kind = static_cast<unsigned char>(bytes[0]) & 0x0fu;
        if (kind > 1) continue;  // pings need no answer here
        if (kind == 1) message_.clear();
        message_ += bytes.substr(2 + extra, size);
        const bool is_whole = (static_cast<unsigned char>(bytes[0]) & 0x80u) != 0;
        if (is_whole) return message_;
    }
}

}  // namespace kingdom::load
