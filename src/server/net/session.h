// One connection: requests one after the other, until it becomes a WebSocket or ends. Only
// server.cpp includes this, for Beast takes long to compile.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>

#include "server/net/rate.h"
#include "server/net/target.h"
#include "server/net/web_socket.h"

namespace kingdom::net {

using HttpRequest = http::request<http::string_body>;

// The address whose limits count: for IPv6 the network, since one guest has all of it.
inline std::string address_of(const asio::ip::address& address) {
    if (address.is_v4()) return address.to_string();
    asio::ip::address_v6::bytes_type bytes = address.to_v6().to_bytes();
    if (address.to_v6().is_v4_mapped()) return address.to_string();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return asio::ip::address_v6(bytes).to_string();
}

// Waits for the application's answer without holding a thread.
template <class Executor>
asio::awaitable<Response> answer_of(const SharedParts& shared, Request request, Executor executor) {
    auto start = [&shared, request = std::move(request), executor](auto handler) mutable {
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        const Respond respond = shared.answers.open([waiting, executor](Response response) {
            asio::post(executor, [waiting, response = std::move(response)]() mutable {
                std::move (*waiting)(std::move(response));
            });
        });
        shared.application.handle(std::move(request), respond);
    };
    return asio::async_initiate<const asio::use_awaitable_t<>&, void(Response)>(
        std::move(start), asio::use_awaitable);
}

inline Request plain_request(HttpRequest&& message) {
    Target target = parse_target({message.target().data(), message.target().size()});
    Request request{.method = std::string(message.method_string()),
                    .path = std::move(target.path),
                    .query = std::move(target.query)};
    request.bearer = bearer_of(message[http::field::authorization]);
    request.if_none_match = std::string(message[http::field::if_none_match]);
    request.accepts_gzip =
        message[http::field::accept_encoding].find("gzip") != beast::string_view::npos;
    request.body = std::move(message.body());
    return request;
}

template <class Stream>
class Session {
  public:
    Session(Stream stream, const SharedParts& shared, std::string address)
        : stream_(std::move(stream)), shared_(shared), address_(std::move(address)) {}

    asio::awaitable<void> run() {
        beast::flat_buffer buffer;
        while (true) {
            http::request_parser<http::string_body> parser;
            parser.header_limit(static_cast<std::uint32_t>(shared_.options.limits.header_bytes));
            parser.body_limit(shared_.options.limits.body_bytes);
            lowest().expires_after(shared_.options.limits.idle_time);
            beast::error_code error;
            co_await http::async_read(stream_, buffer, parser,
                                      asio::redirect_error(asio::use_awaitable, error));
            if (error) {
                co_await complain(error);
                co_return;
            }
            HttpRequest request = parser.release();
            if (websocket::is_upgrade(request)) {
                co_await upgrade(std::move(request));
                co_return;
            }
            const bool goes_on = co_await answer(std::move(request));
            if (!goes_on) co_return;
        }
    }

  private:
    auto& lowest() { return beast::get_lowest_layer(stream_); }

    const std::string& guest(const HttpRequest& request) {
        if (!shared_.options.trust_proxy) return address_;
        // The last entry is the one that our own proxy wrote.
        const auto header = request["X-Forwarded-For"];
        const auto comma = header.rfind(',');
        const auto last = comma == beast::string_view::npos ? header : header.substr(comma + 1);
        const auto begin = last.find_first_not_of(' ');
        if (begin != beast::string_view::npos) forwarded_ = std::string(last.substr(begin));
        return forwarded_.empty() ? address_ : forwarded_;
    }

    bool is_allowed_origin(const HttpRequest& request) const {
        const auto origin = request[http::field::origin];
        if (origin.empty()) return true;
        const std::string text(origin);
        const auto& also = shared_.options.origins;
        return is_same_origin(text, std::string(request[http::field::host])) ||
               std::find(also.begin(), also.end(), text) != also.end();
    }

    // 0: all is well.
    unsigned fault_of(const HttpRequest& request) {
        if (!shared_.addresses.may_ask(guest(request))) return 429;
        const bool changes = request.method() != http::verb::get || websocket::is_upgrade(request);
        return changes && !is_allowed_origin(request) ? 403 : 0;
    }

    asio::awaitable<bool> answer(HttpRequest request) {
        const bool keep = request.keep_alive();
        const unsigned version = request.version();
        const bool head = request.method() == http::verb::head;
        const unsigned fault = fault_of(request);
        lowest().expires_never();
        Response response;
        if (fault != 0) {
            response = shared_.application.refusal(fault);
        } else {
            Request plain = plain_request(std::move(request));
            response = co_await answer_of(shared_, std::move(plain), stream_.get_executor());
        }
        const bool goes_on = co_await write(std::move(response), version, keep, head);
        co_return goes_on;
    }

    asio::awaitable<bool> write(Response response, unsigned version, bool keep, bool head) {
        const std::string& body = response.shared ? *response.shared : response.body;
        http::response<http::span_body<const char>> message(
            static_cast<http::status>(response.status), version);
        message.set(http::field::content_type, response.type);
        for (const auto& [name, value] : response.headers) message.set(name, value);
        message.keep_alive(keep);
        message.body() = {body.data(), head ? 0 : body.size()};
        message.content_length(body.size());
        lowest().expires_after(shared_.options.limits.request_time);
        beast::error_code error;
        http::response_serializer<http::span_body<const char>> serializer(message);
        if (head) serializer.split(true);
        co_await http::async_write(stream_, serializer,
                                   asio::redirect_error(asio::use_awaitable, error));
        co_return !error && keep;
    }

    asio::awaitable<void> complain(beast::error_code error) {
        unsigned status = 0;
        if (error == http::error::header_limit) status = 431;
        if (error == http::error::body_limit) status = 413;
        const bool ours = error.category() == beast::error_code(http::error::bad_method).category();
        if (status == 0 && ours && error != http::error::end_of_stream &&
            error != http::error::partial_message) {
            status = 400;
        }
        if (status == 0) co_return;
        Response response = shared_.application.refusal(status);
        co_await write(std::move(response), 11, false, false);
    }

    asio::awaitable<void> upgrade(HttpRequest request) {
        unsigned fault = fault_of(request);
        const auto target = request.target();
        const auto path = target.substr(0, target.find('?'));
        if (path != shared_.options.socket_path) fault = 404;
        if (fault != 0) {
            Response response = shared_.application.refusal(fault);
            co_await write(std::move(response), request.version(), false, false);
            co_return;
        }
        lowest().expires_never();
        auto socket = std::make_shared<WebSocket<Stream>>(std::move(stream_), shared_,
                                                          std::string(guest(request)));
        co_await socket->run(std::move(request));
    }

    Stream stream_;
    const SharedParts& shared_;
    std::string address_;
    std::string forwarded_;
};

}  // namespace kingdom::net
