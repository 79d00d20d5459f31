#include "server/beast/notice_sender.h"

#include <atomic>
#include <optional>
#include <thread>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/host_name_verification.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>

#include "server/beast/public_address.h"
#include "server/net/target.h"

namespace kingdom::net {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;

constexpr auto kPatience = std::chrono::seconds(5);
constexpr int kMostUnderWay = 100;

using Message = http::request<http::string_body>;

Message message_of(const WebAddress& to, NoticePost post) {
    Message request(http::verb::post, to.path, 11);
    request.set(http::field::host, to.authority);
    request.set(http::field::content_type, post.type);
    request.set(http::field::user_agent, "kingdom");
    for (const auto& [name, value] : post.headers) request.set(name, value);
    request.body() = std::move(post.body);
    request.prepare_payload();
    return request;
}

// The status of the answer.
template <class Stream>
asio::awaitable<unsigned> exchange(Stream& stream, Message request) {
    co_await http::async_write(stream, request, asio::use_awaitable);
    beast::flat_buffer buffer;
    http::response_parser<http::empty_body> answer;
    co_await http::async_read_header(stream, buffer, answer, asio::use_awaitable);
    co_return answer.get().result_int();
}

}  // namespace

class NoticeSender::Parts {
  public:
    Parts() : work_(asio::make_work_guard(context_)) {
        secure_.set_default_verify_paths();
        secure_.set_verify_mode(asio::ssl::verify_peer);
        thread_ = std::thread([this] { context_.run(); });
    }
    ~Parts() {
        context_.stop();
        thread_.join();
    }

    void post(NoticePost post, Reach reach, Heard heard) {
        const auto to = parse_web_address(post.url);
        if (reach == Reach::Off || !to || under_way_ >= kMostUnderWay) return;
        ++under_way_;
        asio::co_spawn(context_, send(*to, message_of(*to, std::move(post)), reach),
                       [this, heard = std::move(heard)](const std::exception_ptr& failed,
                                                        std::optional<unsigned> status) {
                           --under_way_;
                           if (!failed && status && heard) heard(*status);
                       });
    }

  private:
    asio::awaitable<std::optional<unsigned>> send(WebAddress to, Message message, Reach reach) {
        tcp::resolver resolver(context_);
        const auto found = co_await resolver.async_resolve(to.host, to.port, asio::use_awaitable);
        // The very address that was checked is the one that is connected to.
        const tcp::endpoint endpoint = found.begin()->endpoint();
        if (reach == Reach::Public && !is_public(endpoint.address())) co_return std::nullopt;
        if (to.secure) {
            beast::ssl_stream<beast::tcp_stream> stream(context_, secure_);
            stream.set_verify_callback(asio::ssl::host_name_verification(to.host));
            SSL_ctrl(stream.native_handle(), SSL_CTRL_SET_TLSEXT_HOSTNAME,
                     TLSEXT_NAMETYPE_host_name, const_cast<char*>(to.host.c_str()));
            beast::get_lowest_layer(stream).expires_after(kPatience);
            co_await beast::get_lowest_layer(stream).async_connect(endpoint, asio::use_awaitable);
            co_await stream.async_handshake(asio::ssl::stream_base::client, asio::use_awaitable);
            co_return co_await exchange(stream, std::move(message));
        } else {
            beast::tcp_stream stream(context_);
            stream.expires_after(kPatience);
            co_await stream.async_connect(endpoint, asio::use_awaitable);
            co_return co_await exchange(stream, std::move(message));
        }
    }

    asio::io_context context_;
    asio::executor_work_guard<asio::io_context::executor_type> work_;
    asio::ssl::context secure_{asio::ssl::context::tls_client};
    std::atomic<int> under_way_ = 0;
    std::thread thread_;
};

NoticeSender::NoticeSender() : parts_(std::make_unique<Parts>()) {}
NoticeSender::~NoticeSender() = default;

void NoticeSender::post(NoticePost post, Reach reach, Heard heard) {
    parts_->post(std::move(post), reach, std::move(heard));
}

}  // namespace kingdom::net
