// One connection: requests one after the other, until it becomes a WebSocket or ends. Only
// serve_plain.cpp and serve_secure.cpp include this, for Beast takes long to compile.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>

#include "server/beast/web_socket.h"
#include "server/net/rate.h"
#include "server/net/target.h"

namespace kingdom::net {

using HttpRequest = http::request<http::string_body>;

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
    request.host = std::string(message[http::field::host]);
    request.body = std::move(message.body());
    return request;
}

template <class Stream>
class Session {
  public:
    Session(Stream stream, const SharedParts& shared, std::string address)
        : stream_(std::move(stream)), shared_(shared), address_(std::move(address)) {}

    asio::awaitable<void> run() {
        while (true) {
            http::request_parser<http::string_body> parser;
            parser.header_limit(static_cast<std::uint32_t>(shared_.options.limits.header_bytes));
            parser.body_limit(shared_.options.limits.body_bytes);
            const beast::error_code error = co_await read(parser);
            if (error) {
                co_await complain(error);
                co_return;
            }
            HttpRequest request = parser.release();
            if (is_ambiguous(request)) {
                Response response = shared_.application.refusal(400);
                co_await write(std::move(response), request.version(), false, false);
                co_return;
            }
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

    // A connection may be idle for long; a request that has begun may not take long.
    asio::awaitable<beast::error_code> read(http::request_parser<http::string_body>& parser) {
        beast::error_code error;
        if (buffer_.size() == 0) {
            lowest().expires_after(shared_.options.limits.idle_time);
            const std::size_t size = co_await stream_.async_read_some(
                buffer_.prepare(kFirstBytes), asio::redirect_error(asio::use_awaitable, error));
            buffer_.commit(size);
            if (error == asio::error::eof) error = http::error::end_of_stream;
            if (error) co_return error;
        }
        lowest().expires_after(shared_.options.limits.request_time);
        co_await http::async_read_header(stream_, buffer_, parser,
                                         asio::redirect_error(asio::use_awaitable, error));
        if (error) co_return error;
        if (beast::iequals(parser.get()[http::field::expect], "100-continue")) {
            http::response<http::empty_body> go_on(http::status::continue_, 11);
            co_await http::async_write(stream_, go_on,
                                       asio::redirect_error(asio::use_awaitable, error));
            if (error) co_return error;
        }
        co_await http::async_read(stream_, buffer_, parser,
                                  asio::redirect_error(asio::use_awaitable, error));
        co_return error;
    }

    // Where a proxy might see other requests than we do.
    static bool is_ambiguous(const HttpRequest& request) {
        const bool has_coding = request.count(http::field::transfer_encoding) > 0;
        const bool is_plain = beast::iequals(request[http::field::transfer_encoding], "chunked");
        const bool lacks_host = request.version() >= 11 && request.count(http::field::host) != 1;
        return (has_coding && !is_plain) || lacks_host;
    }

    const std::string& guest(const HttpRequest& request) {
        if (!shared_.options.trust_proxy) return address_;
        // The last entry is the one that our own proxy wrote.
        const auto header = request["X-Forwarded-For"];
        const auto comma = header.rfind(',');
        const auto last = comma == beast::string_view::npos ? header : header.substr(comma + 1);
        const auto begin = last.find_first_not_of(' ');
        if (begin != beast::string_view::npos) {
            const auto address = last.substr(begin);
            forwarded_ = folded_address({address.data(), address.size()});
        }
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
            const std::string& who = guest(request);
            Request plain = plain_request(std::move(request));
            plain.guest = who;
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
        if (!shared_.options.certificate.empty()) {
            message.set(http::field::strict_transport_security, "max-age=31536000");
        }
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
        if (fault == 0 && shared_.options.trust_proxy &&
            !shared_.addresses.open_socket(guest(request))) {
            fault = 429;
        }
        if (fault != 0) {
            Response response = shared_.application.refusal(fault);
            co_await write(std::move(response), request.version(), false, false);
            co_return;
        }
        lowest().expires_never();
        const std::string who = guest(request);
        const auto leave = [this](const std::string* left) {
            if (shared_.options.trust_proxy) shared_.addresses.close_socket(*left);
        };
        const std::unique_ptr<const std::string, decltype(leave)> leaving(&who, leave);
        auto socket = std::make_shared<WebSocket<Stream>>(std::move(stream_), shared_, who);
        co_await socket->run(std::move(request));
    }

    static constexpr std::size_t kFirstBytes = 4096;

    Stream stream_;
    beast::flat_buffer buffer_;
    const SharedParts& shared_;
    std::string address_;
    std::string forwarded_;
};

}  // namespace kingdom::net
