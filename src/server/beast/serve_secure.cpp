#include "server/beast/session.h"

namespace kingdom::net {

asio::awaitable<void> serve_secure(asio::ip::tcp::socket socket, asio::ssl::context& secure,
                                   const SharedParts& shared, const std::string& address) {
    beast::ssl_stream<beast::tcp_stream> stream(beast::tcp_stream(std::move(socket)), secure);
    beast::get_lowest_layer(stream).expires_after(shared.options.limits.request_time);
    co_await stream.async_handshake(asio::ssl::stream_base::server, asio::use_awaitable);
    Session<beast::ssl_stream<beast::tcp_stream>> session(std::move(stream), shared, address);
    co_await session.run();
}

}  // namespace kingdom::net
