#include "server/beast/session.h"

namespace kingdom::net {

asio::awaitable<void> serve_plain(asio::ip::tcp::socket socket, const SharedParts& shared,
                                  const std::string& address) {
    Session<beast::tcp_stream> session(beast::tcp_stream(std::move(socket)), shared, address);
    co_await session.run();
}

}  // namespace kingdom::net
