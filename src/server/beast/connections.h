// One connection from its first byte to its end. The two kinds are compiled apart, each for a
// minute.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ssl/context.hpp>

#include "server/net/http.h"
#include "server/net/open_answers.h"
#include "server/net/options.h"
#include "server/net/rate.h"

namespace kingdom::net {

namespace asio = boost::asio;

// What all connections work with.
struct SharedParts {
    const Options& options;
    Application& application;
    AddressBook& addresses;
    OpenAnswers& answers;
};

// They throw when the connection breaks. What is passed by reference outlives it.
asio::awaitable<void> serve_plain(asio::ip::tcp::socket socket, const SharedParts& shared,
                                  const std::string& address);
asio::awaitable<void> serve_secure(asio::ip::tcp::socket socket, asio::ssl::context& secure,
                                   const SharedParts& shared, const std::string& address);

}  // namespace kingdom::net
