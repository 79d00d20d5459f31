// Which addresses belong to the open internet, so that nobody reaches what stands behind the server
// through it.
#pragma once

#include <boost/asio/ip/address.hpp>

namespace kingdom::net {

bool is_public(const boost::asio::ip::address& address);

}  // namespace kingdom::net
