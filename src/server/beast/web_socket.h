// A WebSocket: reads text frames in order, writes what is sent in order, and is cut off when its
// client does not read. Only included where Beast is compiled.
#pragma once

#include <deque>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "server/beast/connections.h"

namespace kingdom::net {

namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;

template <class Stream>
class WebSocket : public Socket, public std::enable_shared_from_this<WebSocket<Stream>> {
  public:
    WebSocket(Stream stream, const SharedParts& shared, std::string guest)
        : stream_(std::move(stream)), shared_(shared), guest_(std::move(guest)) {}

    asio::awaitable<void> run(http::request<http::string_body> request) {
        websocket::stream_base::timeout timeout{};
        timeout.handshake_timeout = shared_.options.limits.request_time;
        timeout.idle_timeout = shared_.options.limits.idle_time;
        timeout.keep_alive_pings = true;
        stream_.set_option(timeout);
        stream_.read_message_max(shared_.options.limits.frame_bytes);
        beast::error_code error;
        co_await stream_.async_accept(request, asio::redirect_error(asio::use_awaitable, error));
        if (error) co_return;
        is_open_ = true;
        count_control_frames();
        const auto handler = shared_.application.accept(this->shared_from_this(), guest_);
        co_await read(*handler);
        is_open_ = false;
    }

    void send(Text message) override {
        asio::post(stream_.get_executor(),
                   [self = this->shared_from_this(), message = std::move(message)]() mutable {
                       self->push(std::move(message));
                   });
    }

  private:
    // Pings cost as much as messages.
    void count_control_frames() {
        stream_.control_callback([this](websocket::frame_type, beast::string_view) {
            if (!shared_.addresses.may_ask(guest_)) cut();
        });
    }

    asio::awaitable<void> read(SocketHandler& handler) {
        while (true) {
            beast::flat_buffer buffer;
            beast::error_code error;
            co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
            if (error) co_return;
            const bool too_many = !shared_.addresses.may_ask(guest_);
            if (too_many || !stream_.got_text()) {
                const auto code = too_many ? websocket::close_code::try_again_later
                                           : websocket::close_code::unknown_data;
                co_await stream_.async_close(code,
                                             asio::redirect_error(asio::use_awaitable, error));
                co_return;
            }
            handler.received(beast::buffers_to_string(buffer.data()));
        }
    }

    void push(Text message) {
        if (!is_open_) return;
        waiting_bytes_ += message->size();
        if (waiting_bytes_ > shared_.options.limits.waiting_bytes && !queue_.empty()) return cut();
        queue_.push_back(std::move(message));
        if (queue_.size() == 1) write_next();
    }

    void write_next() {
        stream_.text(true);
        stream_.async_write(asio::buffer(*queue_.front()),
                            [self = this->shared_from_this()](beast::error_code error,
                                                              std::size_t) { self->wrote(error); });
    }

    void wrote(beast::error_code error) {
        if (error) {
            is_open_ = false;
            return;
        }
        waiting_bytes_ -= queue_.front()->size();
        queue_.pop_front();
        if (!queue_.empty()) write_next();
    }

    void cut() {
        is_open_ = false;
        shared_.application.socket_cut();
        beast::get_lowest_layer(stream_).close();
    }

    websocket::stream<Stream, false> stream_;  // without compression: it costs 300 KB a socket
    const SharedParts& shared_;
    std::string guest_;
    std::deque<Text> queue_;
    std::size_t waiting_bytes_ = 0;
    bool is_open_ = false;
};

}  // namespace kingdom::net
